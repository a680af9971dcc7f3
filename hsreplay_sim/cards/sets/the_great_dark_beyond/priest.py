"""The Great Dark Beyond: Priest."""

from hsreplay_sim.cards.words import *


class GDB_439:
    """Orbital Halo.

    Give a minion +1/+1 and Divine Shield. Costs (0) if you played an adjacent card this turn.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GDB_439e") >> shield(TARGET)
    in_hand = (
        with_keyword(
            when_played(
                FRIENDLY,
                add_tag(SELF, TAG_SCRIPT_DATA_NUM_1),
                ADJACENT_IN_HAND & DATA1.equals(0),
            ),
            0,
        ),
        with_keyword(
            turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -DATA1), BOTH_PLAYERS), TAG_1724
        ),
    )
    cost = -PRINTED_COST * as_number(DATA1 >= 1)


class GDB_439e:
    """Orbiting Halo. +1/+1."""

    atk = N
    max_health = N2


class GDB_460:
    """Divine Star. Deal 3 damage to a minion. Give a random minion in your hand +3 Health."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(random(FRIENDLY_HAND & MINION), "GDB_460e2")


class GDB_460e2:
    """Moral Compass. +3 Health."""

    max_health = N
