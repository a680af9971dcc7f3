"""March of the Lich King: Demon Hunter."""

from hsreplay_sim.cards.words import *


class RLK_213:
    """Vengeful Walloper. Rush. Costs (1) less for each Outcast card you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & has(OUTCAST)))
