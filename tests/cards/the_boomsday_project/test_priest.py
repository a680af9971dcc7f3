"""The Boomsday Project: Priest; each card played."""

from __future__ import annotations

from table import stats, table


def test_topsy_turvy_swaps() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    t.play("BOT_517", yeti)
    assert stats(yeti) == (5, 4)
