"""Descent of Dragons with Galakrond's Awakening: Priest; each card played."""

from __future__ import annotations

from table import table


def test_whispers_of_evil_bring_a_lackey() -> None:
    t = table()
    t.answers("DAL_614")
    t.play("DRG_301")
    assert t.cards() == ["DAL_614"]
