"""Across the Timeways: neutral; each card played."""

from __future__ import annotations

from table import table


def test_a_living_paradox_comes_as_three() -> None:
    t = table(build=233275)
    t.play("TIME_059")
    assert t.row() == ["TIME_059"] * 3
