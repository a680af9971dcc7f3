"""Scholomance Academy: Demon Hunter."""

from hsreplay_sim.cards.words import *


class SCH_422:
    """Double Jump. Draw an Outcast card from your deck."""

    action = draw_from(FRIENDLY_DECK & has(OUTCAST))
