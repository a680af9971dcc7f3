"""March of the Lich King: Shaman."""

from hsreplay_sim.cards.words import *


class NX2_009:
    """Cold Storage. Freeze a minion. Add a copy of it to your hand."""

    targets = target(MINIONS, optional=False)
    action = freeze(TARGET) >> copy_to_hand(TARGET)


class RLK_551:
    """Blightblood Berserker.

    Taunt, Lifesteal, Reborn. Deathrattle: Deal 3 damage to a random enemy.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class RLK_553:
    """Prescience.

    Draw 2 minions. For each that costs (5) or more, summon a 2/3 Spirit with Taunt.
    """

    action = repeat(
        N,
        draw_from(FRIENDLY_DECK & MINION)
        >> when(any_of(DRAWN & cost_at_least(N2)), summon("RLK_553t")),
    )


class RLK_910:
    """Shadow Suffusion.

    Give your minions "Deathrattle: Deal 3 damage to a random enemy."
    """

    action = give(FRIENDLY_MINIONS, "RLK_910e")


class RLK_910e:
    """Mojo Missile. Deathrattle: Deal 3 damage to a random enemy."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(random(ENEMY_CHARACTERS), of_card("RLK_910e", N))
