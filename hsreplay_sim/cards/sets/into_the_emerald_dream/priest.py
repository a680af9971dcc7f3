"""Into the Emerald Dream: Priest."""

from hsreplay_sim.cards.words import *


class EDR_461t:
    """Ritual of the Full Moon. Summon two random 6-Cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2, signed=True)
    summons = True


class EDR_461:
    """Ritual of the New Moon.

    Summon two random 3-Cost minions. (Cast @ |4(spell, spells) to summon 6-Cost minions instead.)
    """

    action = summon_random(pool(A_MINION, cost=N), 2, signed=True)
    summons = True
    in_hand = after_played(
        FRIENDLY & SPELL,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to("EDR_461t")),
    )
