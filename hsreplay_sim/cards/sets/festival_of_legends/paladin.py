"""Festival of Legends: Paladin."""

from hsreplay_sim.cards.words import *


class JAM_009:
    """Dance Floor. Give your minions Rush."""

    activate = give(FRIENDLY_MINIONS, "JAM_009e")


class JAM_009e:
    """Boogie. Rush"""

    keywords = (RUSH,)
