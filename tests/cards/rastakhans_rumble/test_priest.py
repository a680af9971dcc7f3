"""Rastakhan's Rumble: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_grave_horror_counts_spells() -> None:
    t = table()
    horror = t.hand("TRL_408")
    t.play("GAME_005")
    t.play("GAME_005")
    assert horror.get(COST) == 10


def test_seance_copies_a_minion() -> None:
    t = table("HERO_09")
    t.play("TRL_097", t.minion(side=2))
    assert t.cards() == [YETI]
