"""Caverns of Time: neutral cards."""

from hsreplay_sim.cards.words import *


class BGS_082:
    """Menagerie Mug. Battlecry: Give 3 friendly minions of different types +1/+1.

    WON_141 says: Give 3 random friendly minions of different minion types +1/+1.
    """

    action = give(of_different_types(FRIENDLY_MINIONS - SELF, N), "WON_141e")


class BGS_083:
    """Menagerie Jug. Battlecry: Give 3 friendly minions of different types +3/+3.

    WON_142 says: Give 3 random friendly minions of different minion types +2/+2.
    """

    action = give(of_different_types(FRIENDLY_MINIONS - SELF, N), "WON_142e")


class WON_140:
    """Future Emissary.

    Battlecry: Reduce the Cost of all Dragons in your hand by (1). Give them +1/+1.
    """

    action = give(FRIENDLY_HAND & DRAGON, "GBL_003e") >> give(FRIENDLY_HAND & DRAGON, "WON_140e")
