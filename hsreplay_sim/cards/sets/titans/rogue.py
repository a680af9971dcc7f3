"""TITANS: Rogue."""

from hsreplay_sim.cards.words import *


class TTN_728:
    """Pit Stop. Discover a Mech from your deck. Give it +2/+1."""

    action = discover_from(FRIENDLY_DECK & MECH) >> give(DRAWN & IN_HAND, "TTN_728e1")


class TTN_922:
    """Gear Shift. Shuffle the two left-most cards in your hand into your deck. Draw 3 cards."""

    action = (
        shuffle_away(leftmost(FRIENDLY_HAND)) >> shuffle_away(leftmost(FRIENDLY_HAND)) >> draw(N)
    )


class TTN_925:
    """Kaja'mite Creation.

    Battlecry: Discover a spell from another class that costs (3) or less.
    """

    action = discover(any_class_but_mine(pool(A_SPELL, cost_up_to=N)))


class YOG_410:
    """Assembly Line. Discover a Mech from another class."""

    action = discover(any_class_but_mine(pool(A_MINION, race=Race.MECHANICAL)))


class YOG_526:
    """Tentacle Grip. Deal 3 damage. Combo: Get a 1/1 Chaotic Tendril."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    combo = damage(TARGET, N) >> add_card("YOG_514")


class YOG_527:
    """Tiny Worldbreaker. Battlecry: If you control another Mech, deal 4 damage."""

    targets = target(CHARACTERS, only=any_of((FRIENDLY_MINIONS & MECH) - SELF))
    action = when(any_of((FRIENDLY_MINIONS & MECH) - SELF), damage(TARGET, N))
