"""Ashes of Outland: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import RESOURCES
from table import table


def test_overgrowth_gives_two_empty_crystals() -> None:
    t = table("HERO_06", mana=4)
    t.play("BT_130")
    assert (t.tag(RESOURCES), t.spent()) == (6, 6)
