"""Texts of cards that public reports date, and no recording shows."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class ReportedTexts(SwitchGroup):
    """Texts of cards that public reports date, and no recording shows."""

    __slots__ = ()

    murlocs_help_their_own = Switch(
        11460,
        12574,
        rule="R142",
        evidence=("patch 5.0",),
        says="Murlocs strengthen, and count, the other Murlocs of their own side alone.",
    )
    traps_need_room = Switch(
        10604,
        10833,
        rule="R107",
        evidence=("patch 4.0",),
        says="Duplicate, Snake Trap and Bear Trap do not fire where what they bring has no room.",
    )
