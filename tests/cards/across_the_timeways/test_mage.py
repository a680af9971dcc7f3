"""Across the Timeways: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import stats, table


def test_an_arcane_barrage_hits_one_and_two_others() -> None:
    t = table(build=233275)
    one, two, three = (t.minion(side=2) for _ in range(3))
    t.answers(two, t.hero(2))
    t.play("TIME_855", one)
    assert [stats(e)[1] for e in (one, two, three)] == [2, 3, 5]
    assert t.hero(2).get(DAMAGE) == 2
