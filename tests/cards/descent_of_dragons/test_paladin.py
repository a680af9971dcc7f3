"""Descent of Dragons with Galakrond's Awakening: Paladin; each card played."""

from __future__ import annotations

from table import table


def test_bronze_explorer_finds_a_dragon() -> None:
    t = table("HERO_04")
    t.answers("NEW1_023", "EX1_043", "EX1_561", "EX1_043")
    t.play("DRG_229")
    assert t.cards() == ["EX1_043"]
