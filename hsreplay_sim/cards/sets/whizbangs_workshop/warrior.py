"""Whizbang's Workshop: Warrior."""

from hsreplay_sim.cards.words import *


class TOY_605:
    """Quality Assurance. Draw 2 Taunt minions."""

    action = draw_from(FRIENDLY_DECK & MINION & has(TAUNT), N)


class TOY_606:
    """Testing Dummy.

    Taunt. Deathrattle: Deal 8 damage randomly split among all enemy minions.

    Before 231191: among all enemies.
    """

    deathrattle = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))


class TOY_907:
    """Safety Goggles. Gain 6 Armor. Costs (0) if you don't have any Armor."""

    action = armor(N)
    cost = -(PRINTED_COST - N2) * as_number(tag_of(FRIENDLY_HERO, ARMOR).equals(0))
