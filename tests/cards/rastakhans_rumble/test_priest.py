"""Rastakhan's Rumble: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table


def test_grave_horror_counts_spells() -> None:
    t = table()
    horror = t.hand("TRL_408")
    t.play("GAME_005")
    t.play("GAME_005")
    assert horror.get(COST) == 10
