"""Kobolds & Catacombs: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, DAMAGE
from table import table


def test_reckless_flurry_spends_armor() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    t.hero(1).tags[ARMOR] = 3
    t.play("LOOT_364")
    assert [e.get(DAMAGE) for e in (yeti, foe, t.hero(2))] == [3, 3, 0]
    assert t.hero(1).get(ARMOR) == 0


def test_mithril_spellstone_grows_with_each_weapon() -> None:
    t = table()
    stone = t.hand("LOOT_203")
    t.play("CS2_106")
    assert stone.card_id == "LOOT_203t2"
    t.play("CS2_106")
    assert stone.card_id == "LOOT_203t3"
    t.play("LOOT_203")
    assert t.row() == ["LOOT_203t4"]
    t.play("LOOT_203t2")
    t.play(stone)
    assert t.row() == ["LOOT_203t4"] * 6


def test_drywhisker_armorer_counts_enemies() -> None:
    t = table("HERO_01")
    t.minion()
    t.minion(side=2)
    t.minion(side=2)
    t.play("LOOT_367")
    assert t.hero(1).get(ARMOR) == 4
