"""TITANS: Druid; each card played."""

from __future__ import annotations

from table import table


def test_aerosoilizer_leaves_two_treants() -> None:
    t = table("HERO_06", build=217964)
    soil = t.play("YOG_403")
    assert t.row() == ["YOG_403", "TTN_950t2"]
    t.kill(soil)
    assert t.row() == ["TTN_950t2"] * 2
