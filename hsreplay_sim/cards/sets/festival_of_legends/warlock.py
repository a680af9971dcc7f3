"""Festival of Legends: Warlock."""

from hsreplay_sim.cards.words import *


class ETC_081:
    """Void Virtuoso. During your turn, your hero is Immune."""

    hero_keywords = ((IMMUNE, MY_TURN),)


class JAM_030:
    """Fanottem, Lord of the Opera.

    Taunt, Lifesteal. This card's Cost is equal to the amount of cards in your deck.
    """

    cost = count(FRIENDLY_DECK) - PRINTED_COST


class JAM_031:
    """Reverberations. Summon a copy of a minion. Each one dies after taking damage."""

    targets = target(MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(TARGET + MADE, "JAM_031e")


class JAM_031e:
    """Reverberations. Dies after taking damage."""

    keywords = (ONE_SIDED_GHOSTLY, OPPONENT_SIDE_GHOSTLY)
    events = when_damaged(SELF, destroy(SELF))
