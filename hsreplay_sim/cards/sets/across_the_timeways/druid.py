"""Across the Timeways: Druid."""

from hsreplay_sim.cards.words import *


class TIME_023:
    """Contingency. Draw the bottom two cards from your deck."""

    action = draw_these(bottom(FRIENDLY_DECK, 2))


class TIME_033:
    """Druid of Regrowth. RewindBattlecry: Cast 2 random Nature spells."""

    action = cast_random(pool(A_SPELL, where=of_school(SpellSchool.NATURE)), N)


class TIME_701:
    """Waveshaping. Discover a card from your deck. The others get put on the bottom."""

    action = discover_from(FRIENDLY_DECK, rest=send_to_bottom(SUBJECT))


class TIME_702:
    """Ebb and Flow. Deal 3 damage. If you played a minion while holding this, gain 5 Armor."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(DATA1 >= 1, armor(N2))
    in_hand = in_zone(
        after_played(FRIENDLY & MINION, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )


class TIME_703:
    """Endangered Dodo.

    TauntBattlecry: If you have 10 or less Health, gain +5/+5 and summon a copy of this.
    """

    action = when(health_of(FRIENDLY_HERO) <= N, give(SELF, "TIME_703e") >> summon_copy(SELF))


class TIME_703e:
    """Endangered. +5/+5."""

    atk = N
    max_health = N2


class TIME_705:
    """Krona, Keeper of Eons.

    TauntBattlecry: Set the Costs of the bottom 5 cards of your deck to (1).
    """

    action = give(bottom(FRIENDLY_DECK, N), "GBL_001e")


class TIME_730:
    """Kaldorei Cultivator.

    Battlecry:Discover 2 Beasts. Put them on the bottom of your deck with +5/+5.
    """

    action = repeat(
        N,
        discover_then(
            discoverable(pool(A_MINION, race=Race.BEAST)),
            send_to_bottom(SUBJECT) >> give(SUBJECT, "TIME_730e"),
        ),
    )


class TIME_730e:
    """Nurtured. +5/+5."""

    atk = N
    max_health = N2
