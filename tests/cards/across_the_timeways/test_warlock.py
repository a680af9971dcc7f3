"""Across the Timeways: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import stats, table


def test_shreds_of_time_hurt_who_draws_them() -> None:
    t = table("HERO_07", build=241170)
    yeti = t.minion()
    t.play("TIME_025")
    t.play("TIME_026")
    t.play("TIME_027")
    assert [e.card_id for e in t.game.deck[1]] == ["TIME_025t"] * 6
    assert [stats(yeti), t.hero(2).get(DAMAGE)] == [(5, 6), 6]
    t.end_turn()
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == 6 * 3 + 1  # each draws the next, the last one finds no card
