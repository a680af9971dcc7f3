"""Ashes of Outland: neutral; each card played."""

from __future__ import annotations

from table import stats, table


def test_bonechewer_brawler_grows_by_wounds() -> None:
    t = table()
    brawler, other = t.minion("BT_715"), t.minion()
    t.play("CS2_008", brawler)
    t.play("CS2_008", other)
    assert stats(brawler) == (4, 2)
