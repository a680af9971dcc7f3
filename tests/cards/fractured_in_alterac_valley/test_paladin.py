"""Fractured in Alterac Valley with Onyxia's Lair: Paladin; each card played."""

from __future__ import annotations

from table import table


def test_templar_captain_calls_defenders_in_battle() -> None:
    t = table(build=179020)
    t.attack(t.minion("AV_339"), t.minion(side=2))
    t.attack(t.minion("AV_339"), t.hero(2))
    assert t.row().count("AV_342t") == 1
