"""Curse of Naxxramas: Priest; each card played."""

from __future__ import annotations

from table import stats, table


def test_dark_cultist_hardens_a_friend() -> None:
    t = table()
    friend = t.minion()
    t.kill(t.minion("FP1_023"))
    assert stats(friend) == (4, 8)
