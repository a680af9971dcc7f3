"""Rise of Shadows: Hunter."""

from hsreplay_sim.cards.words import *


class DAL_587:
    """Shimmerfly. Deathrattle: Add a random Hunter spell to your hand."""

    deathrattle = add_random(pool(A_SPELL, card_class=CardClass.HUNTER))


class DAL_604:
    """Ursatron. Deathrattle: Draw a Mech from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MECH)
