"""Festival of Legends: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import RUSH
from table import stats, table


def test_a_drum_soloist_plays_alone() -> None:
    t = table("HERO_01", build=217964)
    first, second = t.play("ETC_035"), t.play("ETC_035")
    assert [stats(e) for e in (first, second)] == [(7, 7), (5, 5)]
    assert [e.get(RUSH) for e in (first, second)] == [1, 0]
