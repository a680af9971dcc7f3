"""Hero powers of the bosses of Karazhan (KARA, KAR_A)."""

from hsreplay_sim.cards.words import *


class KAR_A01_02:
    """Reflections.

    Whenever a minion is played, summon a 1/1 copy of it. (For whoever played it, and in its name.)
    """

    events = when_played(
        MINION, as_text_of(SUBJECT, summon_copy(SELF)) >> give(MADE, "KAR_A01_02e")
    )


class KAR_A01_02e:
    """Reflection. 1/1."""

    set_atk = N
    set_health = N2
