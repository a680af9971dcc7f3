"""The Witchwood: Druid."""

from hsreplay_sim.cards.words import *


class GIL_637:
    """Ferocious Howl. Draw a card. Gain 1 Armor for each card in your hand."""

    action = draw() >> armor(count(FRIENDLY_HAND) * N)
