"""The Witchwood: Priest."""

from hsreplay_sim.cards.words import *


class GIL_190:
    """Nightscale Matriarch. Whenever a friendly minion is healed, summon a 3/3 Whelp."""

    events = when_healed(FRIENDLY & MINION, summon("GIL_190t"))
