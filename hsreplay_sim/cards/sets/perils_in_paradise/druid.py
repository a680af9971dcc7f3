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
        turn_end(aim(SELF, run_as_target(summon("VAC_511t")))),
        with_keyword(
            turn_start(count_to_awaken() >> add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)), 0
        ),
    )


class VAC_511e2:
    """Sleepy. Dormant. Awaken in @ |4(turn, turns)."""

    events = with_keyword(
        turn_start(count_to_awaken() >> add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)), 0
    )


class VAC_517:
    """Hiking Trail. Discover a Taunt minion. After you gain Armor, reopen this."""

    activate = discover(discoverable(pool(A_MINION, where=taunt_card)))
    events = when_armored(FRIENDLY & HERO, reopen())


class VAC_518:
    """Tortollan Traveler.

    Taunt. Deathrattle: Draw another Taunt minion. Reduce its Cost by (2).
    """

    deathrattle = draw_from(FRIENDLY_DECK & MINION & has(TAUNT)) >> give(
        DRAWN & IN_HAND, "VAC_518e"
    )


class VAC_949:
    """New Heights. Increase your maximum Mana by 3 and gain an empty Mana Crystal."""

    action = set_tag(FRIENDLY_PLAYER, MAXRESOURCES, CRYSTALS_MAX + N) >> gain_crystals()


class VAC_950:
    """Bouldering Buddy. Rush, Taunt Costs (1) if you have at least 10 Mana Crystals."""

    cost = -(OVERALL - N) * as_number(CRYSTALS >= N2)


class WORK_024:
    """Handle with Bear.

    Get two 3/3 Bears with Taunt. Each turn they are in your hand, they gain +1/+1.
    """

    action = add_card("WORK_024t", 2)


class WORK_024t:
    """Careful Bear. Taunt At the start of your turn, if this is in your hand, gain +1/+1."""

    in_hand = turn_start(give(SELF, "WORK_024te"))


class WORK_024te:
    """Careful. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class WORK_050:
    """Un'Goro Brochure. Draw two minions. Give them +2/+2. (Flips each turn.)"""

    action = repeat(2, draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "WORK_050e"))
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_050t"))


class WORK_050t:
    """Dalaran Brochure. Draw two spells. They cost (1) less. (Flips each turn.)"""

    action = repeat(2, draw_from(FRIENDLY_DECK & SPELL) >> give(DRAWN & IN_HAND, "GBL_003e"))
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_050"))
