"""Descent of Dragons with Galakrond's Awakening: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DIVINE_SHIELD,
)
from table import table


def test_bronze_explorer_finds_a_dragon() -> None:
    t = table("HERO_04")
    t.answers("NEW1_023", "EX1_043", "EX1_561", "EX1_043")
    t.play("DRG_229")
    assert t.cards() == ["EX1_043"]


def test_scalelord_shields_the_own_murlocs() -> None:
    t = table(build=49534)
    own, yeti, theirs = t.minion("CS2_168"), t.minion(), t.minion("CS2_168", 2)
    t.play("YOD_043")
    assert [each.get(DIVINE_SHIELD) for each in (own, yeti, theirs)] == [1, 0, 0]
