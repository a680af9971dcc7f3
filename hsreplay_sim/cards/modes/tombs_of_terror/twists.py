"""The twists of Tombs of Terror (ULDA): what the plagues add to both decks and boards."""

from hsreplay_sim.cards.words import *


class ULDA_801e:
    """Murloc Twist Player Enchantment. (ULDA_801 says: Murlocs have invaded each deck!)

    As the game begins it deals Surprise! Murlocs! into both decks, and does nothing after that.
    """

    untold = True


class ULDA_801t:
    """Surprise! Murlocs! Casts When Drawn Summon a random amount of Murlocs."""

    on_draw = summon_random(pool(A_MINION, race=Race.MURLOC), between(1, 7))


class ULDA_803e:
    """Wrath Twist Player Enchantment.

    After a minion takes damage, it gains +1 Attack. (ULDA_803 says so.)
    """

    events = when_damaged(MINIONS, give(SUBJECT, "ULDA_803e2") >> cast_on("ULDA_803d", SUBJECT))


class ULDA_803e2:
    """Rage. This minion has increased Attack."""

    atk = of_card("ULDA_803", N)


class ULDA_803d:
    """Retaliation Dummy. Dummy Hook Up ULDA 035e. (It does nothing itself.)"""

    action = NOTHING


class ULDA_804t:
    """Eternal Tomb. When @ friendly minions die, summon a random minion.

    Its banner counts down; what it summons then is dealt to it beforehand (U195:6591).
    """

    untold = True
    events = when_died(
        FRIENDLY & MINION,
        set_tag(SELF, UNTOUCHABLE, 0)
        >> add_tag(SELF, ENCHANTMENT_BANNER_TEXT, -1)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)
        >> add_tag(SELF, SCORE_VALUE_2, 1)
        >> set_tag(SELF, UNTOUCHABLE, 1),
    )
