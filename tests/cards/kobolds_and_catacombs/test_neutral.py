"""Kobolds & Catacombs: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST
from table import table


def test_plated_beetle_leaves_armour() -> None:
    t = table()
    t.kill(t.minion("LOOT_413"))
    assert t.hero(1).get(ARMOR) == 3


def test_corridor_creeper_gets_cheaper_with_every_death() -> None:
    t = table()
    creeper = t.hand("LOOT_149")
    t.kill(t.minion(), t.minion(side=2))
    assert creeper.get(COST) == 5
