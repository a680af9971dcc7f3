"""TITANS: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_bellowing_flames_burn_wider_when_forged() -> None:
    t = table("HERO_01", build=217964)
    yeti, giant = t.minion(side=2), t.minion("EX1_620", side=2)
    t.play("TTN_753", yeti)
    assert (t.row(2), giant.get(DAMAGE)) == (["EX1_620"], 0)
    victim = t.minion(side=2)
    t.play("TTN_753t", victim)
    assert (t.row(2), giant.get(DAMAGE)) == (["EX1_620"], 5)
