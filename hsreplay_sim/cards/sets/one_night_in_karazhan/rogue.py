"""One Night in Karazhan: Rogue."""

from hsreplay_sim.cards.words import *


class KAR_069:
    """Swashburglar. Battlecry: Add a random card from another class to your hand."""

    action = when(
        says("your opponent's class"),
        add_random(pool(card_class=their_class)),
        add_random(any_class_but_mine(pool())),
    )


class KAR_094:
    """Deadly Fork. Deathrattle: Add a 3/2 weapon to your hand."""

    deathrattle = add_card("KAR_094a")
