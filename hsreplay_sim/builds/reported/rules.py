"""Rules of the game that public reports date, and no recording shows."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class ReportedRules(SwitchGroup):
    """Rules of the game that public reports date, and no recording shows."""

    __slots__ = ()

    no_update_in_attack = Switch(
        20457,
        25770,
        rule="R72",
        evidence=("patch 12.0",),
        says="Auras are not renewed between the proposal of an attack and its damage.",
    )
    dead_baron_doubles = Switch(
        24769,
        25770,
        27358,
        27641,
        29349,
        30103,
        rule="R84",
        evidence=("patch 12.0", "patch 14.0"),
        says="A Baron Rivendare who dies doubles the deathrattles of those that die with him.",
    )
    validated_triggers = Switch(
        20970,
        21517,
        rule="R66",
        evidence=("patch 9.2",),
        says='Only an entity present when the action began hears its "after" and its deaths.',
    )
    own_costs_come_last = Switch(
        93227,
        126451,
        rule="R146",
        evidence=("patch 22.0",),
        says="What a card's own text makes of its cost comes last of all.",
    )
    deaths_end_stats = Switch(
        9786,
        29349,
        rule="R142",
        evidence=("hs-bugs#106",),
        says="Auras on Attack and Health end before the Deathrattles of those that die at once.",
    )
    set_costs_come_first = Switch(
        19632,
        20457,
        rule="R146",
        evidence=("hs-bugs#802", "wiki Naga Sea Witch", "metastone#237"),
        says="Effects that set a cost come before those that change it; before, all in order.",
    )
    arrivals_count_before_text = Switch(
        19632,
        21517,
        rule="R92",
        evidence=("hs-bugs#826",),
        says="What waits for a minion of some Attack is asked before the text of a played one.",
    )
    arrivals_count_in_hand = Switch(
        24589,
        24769,
        rule="R92",
        evidence=("hs-bugs#871", "patch 11.2"),
        says="What waits for a minion of some Attack reads that which it had in the hand.",
    )
    announces_summons_first = Switch(
        23180,
        23576,
        rule="R94",
        evidence=("metastone#237", "wiki Steward of Darkshire", "hs-bugs#899"),
        says='A minion that no one plays is heard of before what comes "after" its summoning.',
    )
    dead_keep_lifesteal = Switch(
        27059,
        27358,
        rule="R80",
        evidence=("hs-bugs#1028", "patch 12.2"),
        says="Lifesteal that a minion was given works in its Deathrattle as well.",
    )
