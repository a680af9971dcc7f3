"""Weapons, spells and minions of the bosses of Monster Hunt (GILA_BOSS)."""

from hsreplay_sim.cards.words import *


class GILA_BOSS_24t:
    """Bloated Zombie. Deathrattle: Deal 1 damage to all characters."""

    deathrattle = damage(CHARACTERS, N)


class GILA_BOSS_33e:
    """Unbreakable. No durability loss."""

    keywords = (IMMUNE,)


class GILA_BOSS_33e2:
    """Bloody. Increased Attack."""

    atk = of_creator(N)


class GILA_BOSS_33t:
    """Scythe.

    Doesn't lose Durability. When you kill a minion with this weapon, gain +1 Attack.
    """

    action = give(SELF, "GILA_BOSS_33e")
    events = after_attack(
        FRIENDLY_HERO, give(SELF, "GILA_BOSS_33e2"), defender=MINION & (DOOMED | ~IN_PLAY)
    )


class GILA_BOSS_68t:
    """Infected Quillflinger.

    Whenever this minion takes damage, deal 1 damage to a random enemy minion.
    """

    events = when_damaged(SELF, damage(random(ENEMY_MINIONS), N))


class GILA_BOSS_99t:
    """Witchwood's Touch. Draw a card. Gain 6 Armor."""

    action = draw() >> armor(N)


class GILA_BOSS_99t2:
    """Witchwood's Touch. Draw 2 cards. Gain 8 Armor."""

    action = draw(N) >> armor(N2)


class GILA_BOSS_99t3:
    """Witchwood's Touch. Draw 3 cards. Gain 10 Armor."""

    action = draw(N) >> armor(N2)
