"""Hero powers of the bosses of Karazhan (KARA, KAR_A)."""

from hsreplay_sim.cards.words import *


class KARA_00_02:
    """Legion. Summon a 6/6 Abyssal."""

    action = summon("KARA_00_02a")


class KARA_00_04:
    """Brilliance. Draw 3 cards."""

    action = draw(N)


class KARA_13_02:
    """The Horde. Summon a 3/2 Orc."""

    action = summon("KARA_13_03")


class KARA_13_02H:
    """The Horde. Summon a 3/3 Orc with Charge."""

    action = summon("KARA_13_03H")


class KARA_13_13H:
    """Legion. Summon two 6/6 Abyssals."""

    action = summon("KARA_00_02a", 2)


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


class KAR_A02_13:
    """Be Our Guest. Summon a 1/1 Plate."""

    action = summon("KAR_A02_01")


class KAR_A10_33:
    """Cheat. Destroy the left-most enemy minion."""

    action = destroy(leftmost(ENEMY_MINIONS))
