"""March of the Lich King: Death Knight."""

from hsreplay_sim.cards.words import *


class RLK_051:
    """Vampiric Blood. Give your hero +5 Health. Spend 3 Corpses to gain 5 more and draw a card."""

    action = raise_health(FRIENDLY_HERO) >> spend_corpses(
        N2, raise_health(FRIENDLY_HERO, N3, noted=False) >> draw()
    )


class RLK_503:
    """Body Bagger. Battlecry: Gain a Corpse."""

    action = gain_corpses()


class RLK_708:
    """Chillfallen Baron. Battlecry and Deathrattle: Draw a card."""

    action = draw()
    deathrattle = draw()
