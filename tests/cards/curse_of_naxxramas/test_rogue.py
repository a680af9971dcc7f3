"""Curse of Naxxramas: Rogue; each card played."""

from __future__ import annotations

from table import table

WISP = "CS2_231"


def test_ambusher_sends_a_friend_home() -> None:
    t = table()
    ambusher = t.minion("FP1_026")
    t.minion(WISP)
    t.kill(ambusher)
    assert t.cards() == [WISP]
