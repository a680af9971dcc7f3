"""Whispers of the Old Gods: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_forbidden_spells_spend_all_mana() -> None:
    t = table(mana=3)
    t.play("OG_114")
    assert t.row() == ["OG_114a"] * 3
    assert t.spent() == 3
    yeti = t.minion(side=2)
    t.play("OG_086", yeti)
    assert yeti.get(DAMAGE) == 0
    other = table(mana=4)
    yeti = other.minion(side=2)
    other.play("OG_086", yeti)
    assert yeti.get(DAMAGE) == 4


def test_darkshire_councilman_grows_with_every_arrival() -> None:
    t = table()
    councilman = t.minion("OG_113")
    t.play(YETI)
    t.minion(YETI, 2)
    assert stats(councilman) == (2, 5)


def test_possessed_villager_leaves_its_shadow() -> None:
    t = table()
    t.kill(t.minion("OG_241"))
    assert t.row() == ["OG_241a"]
