"""TITANS: Priest."""

from hsreplay_sim.cards.words import *


class TTN_484:
    """False Disciple. Battlecry: Discover a Legendary Priest minion from the past."""

    action = discover(pool(A_MINION, card_class=CardClass.PRIEST, where=legendary))
