"""The Grand Tournament: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_arcane_blast_counts_spell_damage_twice() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.minion("EX1_582")
    t.play("AT_004", yeti)
    assert yeti.get(DAMAGE) == 4


def test_fallen_hero_adds_to_the_hero_power() -> None:
    t = table("HERO_08")
    t.minion("AT_003")
    t.minion("AT_003")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
