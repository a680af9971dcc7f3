"""Blackrock Mountain: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_revenge_is_harder_when_life_is_short() -> None:
    t = table("HERO_01")
    yeti = t.minion(side=2)
    t.play("BRM_015")
    assert yeti.get(DAMAGE) == 1
    t.hurt(1, 20)
    t.play("BRM_015")
    assert yeti.get(DAMAGE) == 4


def test_axe_flinger_answers_every_wound() -> None:
    t = table("HERO_01")
    t.minion("BRM_016")
    t.play("EX1_400")
    assert t.hero(2).get(DAMAGE) == 2
