"""One Night in Karazhan: Priest."""

from hsreplay_sim.cards.words import *


class KAR_013:
    """Purify. Silence a friendly minion. Draw a card."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = silence(TARGET) >> draw()


class KAR_035:
    """Priest of the Feast. Whenever you cast a spell, restore 3 Health to your hero."""

    events = when_played(FRIENDLY & SPELL, heal(FRIENDLY_HERO, N))


class KAR_204:
    """Onyx Bishop. Battlecry: Summon a random friendly minion that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS))
