"""Saviors of Uldum: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_neferset_thrasher_hurts_its_own_hero() -> None:
    t = table()
    t.attack(t.minion("ULD_161"), t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 4)
