"""Blackrock Mountain: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import stats, table

WISP = "CS2_231"


def test_volcanic_lumberer_costs_less_for_the_dead() -> None:
    t = table("HERO_06")
    lumberer = t.hand("BRM_009")
    t.play("CS2_029", t.minion(WISP, 2))
    assert lumberer.get(COST) == 8


def test_druid_of_the_flame_takes_a_form() -> None:
    t = table("HERO_06")
    t.play("BRM_010", option=0), t.play("BRM_010", option=1)
    assert [stats(body) for body in t.game.row(1)] == [(5, 2), (2, 5)]
