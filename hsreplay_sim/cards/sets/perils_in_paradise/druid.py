"""Perils in Paradise: Druid."""

from hsreplay_sim.cards.words import *


class VAC_508:
    """Trail Mix. Gain 2 Mana Crystals next turn only."""

    action = give(FRIENDLY_PLAYER, "VAC_508e")


class VAC_508e:
    """Sugar Rush. Gain 2 Mana Crystals this turn only."""

    events = with_keyword(turn_start(gain_mana(N, beyond=True) >> wear_off()), 0)


class VAC_511e:
    """Oversleeping. End of turn summon"""

    events = (
        turn_end(aim(SELF, by_target(summon("VAC_511t")))),
        with_keyword(
            turn_start(count_to_awaken() >> add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)), 0
        ),
    )


class VAC_511e2:
    """Sleepy. Dormant. Awaken in @ |4(turn, turns)."""

    events = with_keyword(
        turn_start(count_to_awaken() >> add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)), 0
    )


class VAC_518:
    """Tortollan Traveler.

    Taunt. Deathrattle: Draw another Taunt minion. Reduce its Cost by (2).
    """

    deathrattle = draw_from(FRIENDLY_DECK & MINION & has(TAUNT)) >> give(
        DRAWN & IN_HAND, "VAC_518e"
    )


class VAC_518e:
    """Travelling. Costs (2) less"""

    cost = -N


class VAC_949:
    """New Heights. Increase your maximum Mana by 3 and gain an empty Mana Crystal."""

    action = set_tag(FRIENDLY_PLAYER, MAXRESOURCES, CRYSTALS_MAX + N) >> gain_crystals()
