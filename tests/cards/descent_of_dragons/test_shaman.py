"""Descent of Dragons with Galakrond's Awakening: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_galakronds_fury_summons() -> None:
    t = table()
    t.play(t.hero_power("DRG_238p4"))
    assert t.row() == ["DRG_238t14t3"]
