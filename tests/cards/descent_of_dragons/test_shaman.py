"""Descent of Dragons with Galakrond's Awakening: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import stats, table


def test_galakronds_fury_summons() -> None:
    t = table()
    t.play(t.hero_power("DRG_238p4"))
    assert t.row() == ["DRG_238t14t3"]


def test_lightning_breath_spreads_beside_a_dragon() -> None:
    t = table()
    left, middle, right = (t.minion("CS2_200", side=2) for _ in range(3))
    t.play("DRG_219", right)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [0, 0, 4]
    t.hand("NEW1_023")
    t.play("DRG_219", left)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [4, 4, 4]


def test_surging_tempest_is_stronger_while_overloaded() -> None:
    t = table(build=39954)
    tempest = t.minion("DRG_216")
    assert stats(tempest) == (1, 3)
    t.play("ULD_158")
    assert stats(tempest) == (2, 3)
    t.round()
    assert stats(tempest) == (2, 3)
    t.round()
    assert stats(tempest) == (1, 3)
