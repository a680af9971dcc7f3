"""One Night in Karazhan: Rogue."""

from hsreplay_sim.cards.words import *


class KAR_069:
    """Swashburglar. Battlecry: Add a random card from another class to your hand."""

    action = when(
        says("your opponent's class"),
        add_random(pool(card_class=their_class)),
        add_random(any_class_but_mine(pool())),
    )


class KAR_070:
    """Ethereal Peddler.

    Battlecry: If you're holding any cards from another class, reduce their Cost by (2).

    Before 23966: any non-Rogue class cards.
    """

    action = give(FRIENDLY_HAND & OF_ANOTHER_CLASS, "KAR_070e")


class KAR_070e:
    """A name of our own: no build has a card for it, and no recording shows it."""

    cost = -of_card("KAR_070", N)


class KAR_094:
    """Deadly Fork. Deathrattle: Add a 3/2 weapon to your hand."""

    deathrattle = add_card("KAR_094a")
