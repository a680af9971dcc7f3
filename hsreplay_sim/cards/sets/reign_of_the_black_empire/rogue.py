"""Reign of the Black Empire: Rogue."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.larvae import larvae
from hsreplay_sim.cards.words import *


class BE_071:
    """Shadow Dance. Deal 1 damage to all undamaged enemies."""

    action = damage(ENEMY_CHARACTERS & UNHURT, N)


class BE_541:
    """Agent of N'Zoth.

    Deathrattle: Get a copy of a random different Deathrattle minion in your hand.
    """

    deathrattle = copy_exactly(random((FRIENDLY_HAND & MINION & has(DEATHRATTLE)) - card("BE_541")))


class BE_703:
    """Drest'agath. Deathrattle: Draw an Old God. If you can't, get a random Old God."""

    deathrattle = draw_from(FRIENDLY_DECK & has(OLD_GOD)) >> when(
        ~any_of(DRAWN), add_random(pool(where=bearing(OLD_GOD)))
    )


class BE_720:
    """Broodchamber Tunneler.

    Battlecry: Get a 1-Cost Larva with a Combo that triggers a Hero Power from another class.
    """

    action = add_random(larvae)


class BE_721:
    """Aqir Goliath.

    Costs (2) less for each Combo card played this turn. Battlecry: Draw a card.
    """

    cost = -(N * count(PLAYED_THIS_TURN & A_COMBO))
    action = draw()


class BE_722:
    """Aqir Swarmer.

    Deathrattle: Get two 1-Cost Larvae with Combos that trigger a Hero Power from another class.
    """

    deathrattle = add_random(larvae, 2)


class BE_723:
    """Wandering Seeker. After you play a Combo card, deal 3 damage to a random enemy."""

    events = after_played(FRIENDLY & A_COMBO, damage(random(ENEMY_CHARACTERS), N))


class BE_724:
    """Incubate.

    Get three 1-Cost Larvae with Combos that trigger a Hero Power from another class.
    """

    action = add_random(larvae, 3)


class BE_725:
    """The Unknowable One.

    Battlecry: Set the Attack and Health of all Combo minions in your hand to 6.
    """

    action = give(FRIENDLY_HAND & MINION & A_COMBO, "BE_725e2")


class BE_725e2:
    """Unknown Power. Set to 6/6."""

    set_atk = N
    set_health = N2
