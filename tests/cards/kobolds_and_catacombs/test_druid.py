"""Kobolds & Catacombs: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CARD_TARGET,
    DAMAGE,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    RESOURCES,
    TAG_SCRIPT_DATA_NUM_1,
    TRANSFORMED_FROM_CARD,
)
from table import YETI, stats, table


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


def test_greedy_sprite_leaves_a_crystal() -> None:
    t = table(mana=4)
    t.kill(t.minion("LOOT_351"))
    assert (t.tag(RESOURCES), t.spent()) == (5, 1)


@pytest.mark.parametrize(("build", "crystals", "spent"), [(54613, 10, 0), (240000, 5, 0)])
def test_twig_of_the_world_tree_gives_mana(build: int, crystals: int, spent: int) -> None:
    t = table(build=build, mana=5)
    twig = t.play("LOOT_392")
    assert t.spent() == 4
    t.kill(twig)
    assert (t.tag(RESOURCES), t.spent()) == (crystals, spent)


def test_barkskin_hardens_minion_and_hero() -> None:
    t = table("HERO_06")
    yeti = t.minion()
    t.play("LOOT_047", yeti)
    assert (stats(yeti), t.hero(1).get(ARMOR)) == ((4, 8), 3)


def test_ironwood_golem_attacks_behind_armour() -> None:
    t = table("HERO_06")
    golem = t.minion("LOOT_048")
    assert t.refuses(golem, t.hero(2))
    t.play("LOOT_047", golem)
    t.attack(golem, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize(
    ("pick", "drawn", "attack", "armour"), [(0, 2, 4, 0), (1, 0, 6, 0), (2, 0, 4, 12)]
)
def test_branching_paths_are_taken_twice(pick: int, drawn: int, attack: int, armour: int) -> None:
    t = table("HERO_06")
    yeti = t.minion()
    t.deck(YETI, YETI, YETI)
    t.answers(pick, *([0] if pick == 0 else []), pick, *([0] if pick == 0 else []))
    t.play("LOOT_054")
    assert (len(t.cards(1)), yeti.get(ATK), t.hero(1).get(ARMOR)) == (drawn, attack, armour)
    assert {e.card_id for e in t.game.entities.values()} >= {"LOOT_054b", "LOOT_054c", "LOOT_054d"}


def test_a_path_that_is_taken_has_no_target() -> None:
    """U186:2068."""
    t = table("HERO_06", build=58638)
    t.answers(2, 2)
    t.play("LOOT_054")
    assert {e.get(CARD_TARGET) for e in t.game.entities.values()} == {0}


def test_astral_tiger_comes_back_by_the_deck() -> None:
    t = table("HERO_06", build=31761)
    t.kill(t.minion("LOOT_056"))
    assert [e.card_id for e in t.game.deck[1]] == ["LOOT_056"]
    assert t.game.deck[1][0].get(DISPLAYED_CREATOR) == 0


def test_ixlid_doubles_what_is_played() -> None:
    t = table("HERO_06")
    t.minion("LOOT_329")
    t.play("CS2_231", position=1)
    assert t.row() == ["CS2_231", "CS2_231", "LOOT_329"]


def test_grizzled_guardian_recruits_two() -> None:
    t = table("HERO_06")
    t.deck("CS2_200", YETI, "CS2_231")
    t.kill(t.minion("LOOT_314"))
    assert sorted(t.row()) == sorted([YETI, "CS2_231"])
