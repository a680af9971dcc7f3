"""Curse of Naxxramas: Druid; each card played."""

from __future__ import annotations

from table import table


def test_poison_seeds_plant_treants_for_everybody() -> None:
    t = table("HERO_06")
    t.minion(), t.minion(), t.minion(side=2)
    t.play("FP1_019")
    assert (t.row(), t.row(2)) == (["FP1_019t"] * 2, ["FP1_019t"])
