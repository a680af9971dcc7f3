"""The Witchwood: Mage."""

from hsreplay_sim.cards.words import *


class GIL_645:
    """Bonfire Elemental. Battlecry: If you played an Elemental last turn, draw a card."""

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), draw())


class GIL_664:
    """Vex Crow. Whenever you cast a spell, summon a random 2-Cost minion."""

    events = when_played(FRIENDLY & SPELL, summon_random(pool(A_MINION, cost=N)))
