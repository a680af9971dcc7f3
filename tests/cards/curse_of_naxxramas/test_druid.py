"""Curse of Naxxramas: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DORMANT
from table import table


def test_poison_seeds_plant_treants_for_everybody() -> None:
    t = table("HERO_06")
    t.minion(), t.minion(), t.minion(side=2)
    t.play("FP1_019")
    assert (t.row(), t.row(2)) == (["FP1_019t"] * 2, ["FP1_019t"])


def test_poison_seeds_leaves_the_dormant_alone() -> None:
    t = table("HERO_06")
    sleeper = t.minion()
    sleeper.tags[DORMANT] = 1
    t.minion()
    t.play("FP1_019")
    assert sleeper.zone == Zone.PLAY
