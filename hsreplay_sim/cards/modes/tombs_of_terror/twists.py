"""The twists of Tombs of Terror (ULDA): what the plagues add to both decks and boards."""

from hsreplay_sim.cards.words import *


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
