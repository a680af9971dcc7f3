"""Core: Warlock; each card played."""

from __future__ import annotations

from table import stats, table


def test_an_enslaved_fel_lord_hits_the_neighbors_too() -> None:
    t = table("HERO_07", build=117521)
    lord = t.minion("CS3_021")
    one, two, three, far = (t.minion(side=2) for _ in range(4))
    t.attack(lord, two)
    assert [stats(e)[1] for e in (one, two, three, far)] == [1, 1, 1, 5]
