"""Curse of Naxxramas: Hunter; each card played."""

from __future__ import annotations

from table import table


def test_webspinner_gives_a_beast() -> None:
    t = table()
    t.answers("CS2_120")
    t.kill(t.minion("FP1_011"))
    assert t.cards() == ["CS2_120"]
