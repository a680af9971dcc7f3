"""Classic: the Treants of 2014 and 2015, which live for a turn."""

from hsreplay_sim.cards.words import *


class EX1_tk9:
    """Treant. Charge. At the end of the turn, destroy this minion. (Up to 11959: U163:2529.)"""

    wording = "destroy this minion"
    keywords = ((TAG_333, ALWAYS),)
    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS)


class VAN_EX1_tk9b:
    """Treant. Charge. At the end of the turn, destroy this minion."""

    keywords = ((TAG_333, ALWAYS),)
    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS)
