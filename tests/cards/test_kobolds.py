"""Kobolds & Catacombs, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    EXHAUSTED,
    OVERLOAD_OWED,
    TAG_SCRIPT_DATA_NUM_1,
    TRANSFORMED_FROM_CARD,
)
from table import YETI, table


@pytest.mark.parametrize(("card_id", "drawn"), [("LOOT_013", []), ("LOOT_014", [YETI])])
def test_warlocks_pay_with_health(card_id: str, drawn: list[str]) -> None:
    t = table("HERO_07")
    t.deck(YETI)
    t.play(card_id)
    assert (t.hero(1).get(DAMAGE), t.cards()) == (2, drawn)


@pytest.mark.parametrize(("card_id", "amount"), [("LOOT_051", 2), ("LOOT_051t1", 4)])
def test_jasper_spellstones_hit_a_minion(card_id: str, amount: int) -> None:
    t = table("HERO_06")
    yeti = t.minion(side=2)
    t.play(card_id, yeti)
    assert yeti.get(DAMAGE) == amount


def test_the_greater_jasper_spellstone_hits_harder() -> None:
    t = table("HERO_06")
    ogre = t.minion("CS2_200", 2)
    t.play("LOOT_051t2", ogre)
    assert ogre.get(DAMAGE) == 6


def test_flanking_strike_brings_a_wolf() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2)
    t.play("LOOT_077", yeti)
    assert (yeti.get(DAMAGE), t.row()) == (3, ["LOOT_077t"])


def test_wandering_monster_steps_in_for_the_hero() -> None:
    t = table("HERO_05")
    t.play("LOOT_079")
    attacker = t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("CS2_125")
    t.attack(attacker, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 0
    assert attacker.get(DAMAGE) == 3


@pytest.mark.parametrize(("minion", "excess"), [(YETI, 1), ("CS2_200", 0), ("CS2_168", 5)])
def test_explosive_runes_pass_the_rest_to_the_hero(minion: str, excess: int) -> None:
    t = table()
    secret = t.play("LOOT_101")
    t.deck(YETI, side=2)
    t.end_turn()
    body = t.play(minion)
    assert t.hero(2).get(DAMAGE) == excess
    assert secret.get(TAG_SCRIPT_DATA_NUM_1) == excess
    assert (body.zone == Zone.GRAVEYARD) == (excess > 0)


def test_arcane_artificer_armours_by_the_cost() -> None:
    t = table()
    t.minion("LOOT_231")
    t.play("CS2_029", t.hero(2))
    assert t.hero(1).get(ARMOR) == 4


def test_voidlord_leaves_three_walkers() -> None:
    t = table()
    t.kill(t.minion("LOOT_368"))
    assert t.row() == ["CS2_065"] * 3


def test_plated_beetle_leaves_armour() -> None:
    t = table()
    t.kill(t.minion("LOOT_413"))
    assert t.hero(1).get(ARMOR) == 3


def test_amethyst_spellstones_grow_by_my_own_damage() -> None:
    t = table("HERO_07")
    stone = t.hand("LOOT_043")
    t.play("CS2_008", t.hero(1))
    assert stone.card_id == "LOOT_043t2"
    t.deck(YETI)
    t.play("LOOT_014")
    assert stone.card_id == "LOOT_043t3"
    ogre = t.minion("CS2_200", 2)
    t.play(stone, ogre)
    assert ogre.zone == Zone.GRAVEYARD
    assert t.hero(1).get(DAMAGE) == 0


def test_crushing_hand_hits_hard() -> None:
    t = table("HERO_02")
    ogre = t.minion("CS2_200", 2)
    t.play("LOOT_060", ogre)
    assert (ogre.zone, t.tag(OVERLOAD_OWED)) == (Zone.GRAVEYARD, 3)


def test_corridor_creeper_gets_cheaper_with_every_death() -> None:
    t = table()
    creeper = t.hand("LOOT_149")
    t.kill(t.minion(), t.minion(side=2))
    assert creeper.get(COST) == 5


def test_jasper_spellstones_grow_by_armour() -> None:
    t = table("HERO_06", build=25770)
    stone = t.hand("LOOT_051")
    shown = []
    for _ in range(2):
        t.play(t.power())
        shown.append((stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)))
        t.power().tags[EXHAUSTED] = 0
    t.play("LOOT_309")
    shown.append((stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)))
    assert shown == [("LOOT_051", 1), ("LOOT_051", 2), ("LOOT_051t1", 0)]


def test_the_second_jasper_spellstone_takes_three_armour_too_and_says_not_what_it_was() -> None:
    t = table("HERO_06", build=25770)
    stone = t.hand("LOOT_051t1")
    t.play(t.power())
    assert (stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)) == ("LOOT_051t1", 1)
    t.play("LOOT_309")
    assert (stone.card_id, stone.get(TRANSFORMED_FROM_CARD)) == ("LOOT_051t2", 0)
