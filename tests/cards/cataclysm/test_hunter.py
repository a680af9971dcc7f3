"""Cataclysm: Hunter; each card played."""

from __future__ import annotations

from table import stats, table

NEW = 241170


def test_a_nurturing_nature_strengthens_a_beast_here_and_there() -> None:
    t = table("HERO_05", build=246000)
    beast, yeti, held = t.minion("CS2_172"), t.minion(), t.hand("CS2_172")
    assert t.refuses("MEND_305", yeti)
    t.play("MEND_305", beast)
    assert [stats(e) for e in (beast, yeti, held)] == [(5, 4), (4, 5), (5, 4)]
