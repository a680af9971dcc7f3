"""Festival of Legends: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import RUSH
from table import YETI, table


def test_a_dance_floor_lets_minions_rush() -> None:
    t = table("HERO_04", build=217964)
    place, yeti, theirs = t.play("JAM_009"), t.play(YETI), t.minion(side=2)
    t.play(place)
    assert (yeti.get(RUSH), theirs.get(RUSH)) == (1, 0)
