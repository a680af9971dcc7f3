"""The Boomsday Project: Warrior."""

from hsreplay_sim.cards.words import *


class BOT_042:
    """Weapons Project. Each player equips a 2/3 Weapon and gains 6 Armor."""

    action = (
        equip("BOT_042t") >> equip("BOT_042t", opponent=True) >> armor(N3) >> armor(N3, ENEMY_HERO)
    )


class BOT_059:
    """Eternium Rover. Whenever this minion takes damage, gain 2 Armor."""

    events = when_damaged(SELF, armor(N))


class BOT_104:
    """Dyn-o-matic. Battlecry: Deal 5 damage randomly split among all minions except Mechs."""

    action = missiles(N, MINIONS & ~MECH)
