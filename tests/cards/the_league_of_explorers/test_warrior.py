"""The League of Explorers: Warrior; each card played."""

from __future__ import annotations

from table import table


def test_obsidian_destroyer_calls_a_scarab_each_turn() -> None:
    t = table()
    t.minion("LOE_009")
    t.end_turn()
    assert t.row() == ["LOE_009", "LOE_009t"]
    t.end_turn()
    assert t.row() == ["LOE_009", "LOE_009t"]
