"""The Lost City of Un'Goro: Druid; each card played."""

from __future__ import annotations

from table import table


def test_an_eternal_bloodpetal_leaves_a_seedling() -> None:
    t = table("HERO_06", build=233275)
    t.kill(t.minion("TLC_234"))
    assert t.row() == ["TLC_234t"]


def test_an_eternal_seedling_grows_to_a_bloodpetal() -> None:
    t = table("HERO_06", build=233275)
    t.kill(t.minion("TLC_234t"))
    assert t.row() == ["TLC_234"]
