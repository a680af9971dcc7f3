"""Festival of Legends: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_a_saxophone_soloist_plays_alone() -> None:
    t = table("HERO_02", build=217964)
    t.play("ETC_358")
    assert t.cards() == ["ETC_358"]
    t.play(t.game.hand[1][0])
    assert t.cards() == []
