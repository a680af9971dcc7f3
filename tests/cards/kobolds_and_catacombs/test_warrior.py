"""Kobolds & Catacombs: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    DAMAGE,
)
from hsreplay_sim.engine.rules.damage import gain_armor
from table import YETI, table


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


def test_gemstudded_golem_attacks_behind_armour() -> None:
    t = table("HERO_01")
    golem = t.minion("LOOT_365")
    assert t.refuses(golem, t.hero(2))
    t.play("UNG_923")
    t.attack(golem, t.hero(2))


@pytest.mark.parametrize(("armour", "cost"), [(4, 4), (15, 10)])
def test_geosculptor_yip_shapes_the_armour(armour: int, cost: int) -> None:
    t = table("HERO_01")
    t.minion("LOOT_519")
    gain_armor(t.game, t.hero(1), t.hero(1), armour)
    t.deck(YETI, side=2)
    t.end_turn()
    card = t.at(1, 1).card
    assert card is not None
    assert card.cost == cost


def test_gather_your_party_recruits_a_minion() -> None:
    t = table("HERO_01")
    t.deck("CS2_029", YETI)
    t.play("LOOT_370")
    assert t.row() == [YETI]


def test_woecleaver_recruits_after_the_blow() -> None:
    t = table("HERO_01")
    t.weapon("LOOT_380")
    t.deck("CS2_029", YETI)
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == [YETI]


def test_a_bladed_gauntlet_strikes_as_hard_as_my_armor() -> None:
    t = table("HERO_01", build=255790)
    gauntlet = t.play("LOOT_044")
    assert gauntlet.get(ATK) == 0
    t.play(t.power())
    assert gauntlet.get(ATK) == 2
    foe = t.minion(side=2)
    assert t.refuses(t.hero(1), t.hero(2))
    t.attack(t.hero(1), foe)
    assert foe.get(DAMAGE) == 2
    assert (t.hero(1).get(ARMOR), gauntlet.get(ATK)) == (0, 0)
