"""Voyage to the Sunken City: Shaman; each card played."""

from __future__ import annotations

from table import YETI, stats, table

NEW = 185749


def test_piranhas_count_each_other() -> None:
    t = table("HERO_05", build=NEW)
    t.play("TSC_631")
    assert t.cards() == ["TSC_638"] * 3
    first = t.play(t.game.hand[1][0])
    t.play(t.game.hand[1][0])
    t.play(YETI)
    assert stats(first) == (2, 1)
