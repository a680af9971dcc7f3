"""The League of Explorers: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_obsidian_destroyer_calls_a_scarab_each_turn() -> None:
    t = table()
    t.minion("LOE_009")
    t.end_turn()
    assert t.row() == ["LOE_009", "LOE_009t"]
    t.end_turn()
    assert t.row() == ["LOE_009", "LOE_009t"]


def test_cursed_blade_doubles_the_damage_of_its_hero() -> None:
    t = table()
    t.weapon("LOE_118", side=2)
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12
    yeti = t.minion(side=2)
    t.play("CS2_029", yeti)
    assert t.row(2) == []
