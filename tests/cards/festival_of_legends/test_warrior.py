"""Festival of Legends: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
    RUSH,
)
from table import YETI, stats, table


def test_a_drum_soloist_plays_alone() -> None:
    t = table("HERO_01", build=217964)
    first, second = t.play("ETC_035"), t.play("ETC_035")
    assert [stats(e) for e in (first, second)] == [(7, 7), (5, 5)]
    assert [e.get(RUSH) for e in (first, second)] == [1, 0]


def test_a_razorfen_rockstar_adds_armor_once() -> None:
    t = table(build=195635)
    t.deck(YETI)
    t.minion("ETC_355")
    t.play("EX1_606")
    assert t.hero(1).get(ARMOR) == 7
