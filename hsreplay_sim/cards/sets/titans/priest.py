"""TITANS: Priest."""

from hsreplay_sim.cards.words import *


class TTN_484:
    """False Disciple. Battlecry: Discover a Legendary Priest minion from the past."""

    action = discover(pool(A_MINION, card_class=CardClass.PRIEST, where=legendary))


class YOG_508:
    """Twilight Torrent.

    Choose a character. If it's friendly, restore 6 Health. If it's an enemy, deal 3 damage.
    """

    targets = target(CHARACTERS, optional=False)
    action = when(any_of(TARGET & FRIENDLY), heal(TARGET, N), damage(TARGET, N2))
