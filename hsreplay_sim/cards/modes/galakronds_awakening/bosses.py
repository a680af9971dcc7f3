"""Bosses of Galakrond's Awakening (DRGA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class DRGA_BOSS_01h3:
    """The Amazing Reno. He begins with a Mana Crystal (U379:1007, U484:1048)."""

    events = when_first_turn_begins(add_tag(FRIENDLY_PLAYER, RESOURCES))


class DRGA_BOSS_01p:
    """Gatling Magic. After you cast a spell, cast a random spell of the same Cost.

    It is the cost that was paid (U484:11573).
    """

    events = after_played(
        FRIENDLY & SPELL,
        cast_random(
            pool(A_SPELL, cost=COST_PAID),
            settles=False,
        ),
    )


class DRGA_BOSS_03p:
    """Lead the Charge. Give a friendly minion Rush and Divine Shield."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = keyword(TARGET, RUSH) >> shield(TARGET)


class DRGA_BOSS_09p:
    """Fortune. Discover a copy of a card from your opponent's deck.

    The copy is not linked to its original (U436:13055).
    """

    action = discover_copy(ENEMY_DECK, linked=False)
