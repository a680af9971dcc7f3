"""Rastakhan's Rumble: neutral; each card played."""

from __future__ import annotations

from table import YETI, table


def test_scarab_egg_hatches_three_scarabs() -> None:
    t = table()
    t.kill(t.minion("TRL_503"))
    assert t.row() == ["TRL_503t"] * 3


def test_murloc_tastyfin_draws_two_murlocs() -> None:
    t = table()
    t.deck(YETI, "CS2_168", "CS2_173", "EX1_509")
    t.answers("CS2_173", "EX1_509")
    t.kill(t.minion("TRL_520"))
    assert t.cards() == ["CS2_173", "EX1_509"]
