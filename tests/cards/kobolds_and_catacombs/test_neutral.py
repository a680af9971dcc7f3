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


def test_arcane_tyrant_is_free_after_a_dear_spell() -> None:
    t = table()
    tyrant = t.hand("LOOT_130")
    t.play("CS2_029", t.hero(2))
    assert tyrant.get(COST) == 5
    t.play("CS2_032")
    assert tyrant.get(COST) == 0
    t.round()
    assert tyrant.get(COST) == 5
