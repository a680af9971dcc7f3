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
    damage_ends_stealth = Switch(
        25252,
        25770,
        rule="R219",
        evidence=("patch 12.0",),
        says="A minion leaves Stealth with any damage it deals; before, by attacking.",
    )
    dead_baron_doubles = Switch(
        24769,
        25770,
        27358,
        28242,
        29349,
        30103,
        rule="R84",
        evidence=("patch 12.0", "patch 14.0"),
        says="A Baron Rivendare who dies doubles the deathrattles of those that die with him.",
    )
    validated_triggers = Switch(
        20457,
        22611,
        rule="R66",
        evidence=("patch 9.1",),
        says='Only an entity present when the action began hears its "after" and its deaths.',
    )
    set_costs_come_first = Switch(
        19632,
        20457,
        rule="R146",
        evidence=("hs-bugs#802", "wiki Naga Sea Witch", "metastone#237"),
        says="Effects that set a cost come before those that change it; before, all in order.",
    )
