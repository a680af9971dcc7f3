"""The Witchwood: Druid."""

from hsreplay_sim.cards.words import *


class GIL_188:
    """Druid of the Scythe. Choose One - Transform into a 4/2 with Rush; or a 2/4 with Taunt."""

    choose = ("GIL_188a", "GIL_188b")
    becomes = "GIL_188t3"


class GIL_188a:
    """Dire Panther Form. Rush."""

    becomes = "GIL_188t"


class GIL_188b:
    """Dire Wolf Form. Taunt."""

    becomes = "GIL_188t2"


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


class GIL_663:
    """Witchwood Apple.

    Add two 2/2 Treants to your hand.

    Before 170824 three of them.
    """

    action = when(says("three"), add_card("GIL_663t", 3), add_card("GIL_663t", 2))
