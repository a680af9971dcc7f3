"""Festival of Legends: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_a_hollow_hound_bites_three_at_once() -> None:
    t = table("HERO_05", build=217964)
    t.hurt(1, 12)
    hound = t.minion("JAM_004")
    left, mid, right = (t.minion(side=2) for _ in range(3))
    t.attack(hound, mid)
    assert [e.get(DAMAGE) for e in (left, mid, right)] == [3, 3, 3]
    assert t.hero(1).get(DAMAGE) == 3
