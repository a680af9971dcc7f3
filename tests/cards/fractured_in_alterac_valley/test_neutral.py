"""Fractured in Alterac Valley with Onyxia's Lair: neutral; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_irondeep_trogg_answers_enemy_spells() -> None:
    t = table(build=179020)
    t.minion("AV_137")
    t.play("GAME_005")
    assert t.row() == ["AV_137"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.row() == ["AV_137", "AV_137"]


def test_ice_revenant_grows_with_frost() -> None:
    t = table(build=165029)
    revenant = t.minion("AV_127")
    t.play("CORE_CS2_029", t.hero(2))
    assert stats(revenant) == (4, 5)
    t.play("CS2_024", t.hero(2))
    assert stats(revenant) == (5, 6)


def test_blood_guard_incites_when_hurt() -> None:
    t = table(build=135540)
    guard, yeti, foe = t.minion("AV_129"), t.minion(), t.minion(side=2)
    t.play("CS2_029", guard)
    assert [stats(e) for e in (guard, yeti, foe)] == [(5, 1), (5, 5), (4, 5)]
