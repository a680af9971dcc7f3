"""The years 2018 to 2020: what the server did for some patches, as reports tell."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Late(SwitchGroup):
    """The years 2018 to 2020: what the server did for some patches, as reports tell."""

    __slots__ = ()

    counters_first = Switch(
        24589,
        24769,
        rule="R96",
        evidence=("hs-bugs#973",),
        says="A counter comes before all else that hears of a card, which then hears nothing.",
    )
    countered_end_discounts = Switch(
        24769,
        25252,
        rule="R96",
        evidence=("hs-bugs#1160",),
        says="A countered card, too, uses up what made the next card of its kind cheaper.",
    )
