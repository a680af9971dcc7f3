"""One Night in Karazhan: Rogue."""

from hsreplay_sim.cards.words import *


class KAR_069:
    """Swashburglar. Battlecry: Add a random card from another class to your hand."""

    action = when(
        says("your opponent's class"),
        add_random(pool(card_class=their_class)),
        add_random(any_class_but_mine(pool())),
    )


_NAMES_ROGUES = says("non-Rogue")


def _foreign(g: Game, me: Entity, e: Entity) -> bool:
    if not _NAMES_ROGUES.ask(g, me, Frame()):
        return OF_ANOTHER_CLASS.meant(g, me, e)
    neutral = e.card is None or e.card.card_class == CardClass.NEUTRAL
    return not (neutral or of_class(CardClass.ROGUE).meant(g, me, e))


class KAR_070:
    """Ethereal Peddler.

    Battlecry: If you're holding any cards from another class, reduce their Cost by (2).

    Before 23966: any non-Rogue class cards.
    """

    action = give(FRIENDLY_HAND & Filter(_foreign), "KAR_070e")


class KAR_070e:
    """A name of our own: no build has a card for it, and no recording shows it."""

    cost = -of_card("KAR_070", N)


class KAR_094:
    """Deadly Fork. Deathrattle: Add a 3/2 weapon to your hand."""

    deathrattle = add_card("KAR_094a")
