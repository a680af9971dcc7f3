"""The Great Dark Beyond: Hunter; each card played."""

from __future__ import annotations

from table import stats, table


def test_a_hydralisk_hits_once_and_once_more_for_each_other_zerg() -> None:
    t = table("HERO_05", build=223542)
    t.minion("SC_010"), t.minion()
    enemy = t.minion(side=2)
    t.answers(enemy, enemy)
    t.play("SC_008")
    t.done()
    assert stats(enemy) == (4, 1)
