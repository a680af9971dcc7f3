"""The Core set: Priest."""

from hsreplay_sim.cards.words import *


class CORE_CATA_002:
    """Calia Menethil. Battlecry: Resurrect your highest-Cost minion that died this game."""

    action = resurrect(random(highest(FRIENDLY_DEAD_MINIONS, COST)), signed=True)


class CS3_013:
    """Shadowed Spirit. Deathrattle: Deal 3 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class CS3_014:
    """Crimson Clergy. Overheal: Draw a card.

    Before 170824: After a friendly character is healed, gain +1 Attack.
    """

    events = (
        when_overhealed(SELF, draw(), only=says("Overheal")),
        when_healed(FRIENDLY_CHARACTERS, give(SELF, "CS3_014e"), only=~says("Overheal")),
    )


class CS3_027:
    """Focused Will. Silence a minion, then give it +3 Health."""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET) >> give(TARGET, "CS3_027e")


class CS3_028:
    """Thrive in the Shadows. Discover a spell from your deck."""

    action = discover_from(FRIENDLY_DECK & SPELL)
