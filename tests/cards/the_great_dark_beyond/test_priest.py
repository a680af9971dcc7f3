"""The Great Dark Beyond: Priest; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_a_divine_star_hurts_one_and_helps_another() -> None:
    t = table("HERO_09", build=217964)
    assert t.refuses("GDB_460")
    yeti, first, second = t.minion(side=2), t.hand(YETI), t.hand(YETI)
    t.answers(second)
    t.play("GDB_460", yeti)
    assert [stats(e) for e in (yeti, first, second)] == [(4, 2), (4, 5), (4, 8)]
