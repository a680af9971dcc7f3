"""Fractured in Alterac Valley with Onyxia's Lair: neutral; each card played."""

from __future__ import annotations

from table import YETI, table


def test_irondeep_trogg_answers_enemy_spells() -> None:
    t = table(build=179020)
    t.minion("AV_137")
    t.play("GAME_005")
    assert t.row() == ["AV_137"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.row() == ["AV_137", "AV_137"]
