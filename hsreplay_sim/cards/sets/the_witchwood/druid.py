"""The Witchwood: Druid."""

from hsreplay_sim.cards.words import *


class GIL_507:
    """Bewitched Guardian. Taunt. Battlecry: Gain +1 Health for each card in your hand."""

    action = give(SELF, "GIL_507e", N * count(FRIENDLY_HAND))


class GIL_507e:
    """Bewitched. Increased Health."""

    max_health = DATA1


class GIL_553:
    """Wispering Woods. Summon a 1/1 Wisp for each card in your hand."""

    action = summon("GIL_553t", count(FRIENDLY_HAND))


class GIL_637:
    """Ferocious Howl. Draw a card. Gain 1 Armor for each card in your hand."""

    action = draw() >> armor(count(FRIENDLY_HAND) * N)
