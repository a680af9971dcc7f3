"""Kobolds & Catacombs: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    TAUNT,
)
from table import YETI, stats, table


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


def test_hoarding_dragon_loses_its_coins() -> None:
    t = table()
    t.kill(t.minion("LOOT_144"))
    assert (t.cards(1), t.cards(2)) == ([], ["GAME_005", "GAME_005"])


def test_shroom_brewer_heals() -> None:
    t = table()
    yeti = t.minion(damage=4)
    t.play("LOOT_291", yeti)
    assert yeti.get(DAMAGE) == 0


def test_toothy_chest_opens() -> None:
    t = table()
    chest = t.minion("LOOT_134")
    t.round()
    assert stats(chest) == (4, 4)


def test_fungalmancer_feeds_its_neighbours() -> None:
    t = table()
    one, two, three = t.minion(), t.minion(), t.minion()
    t.play("LOOT_167", position=2)
    assert [stats(e) for e in (one, two, three)] == [(6, 7), (6, 7), (4, 5)]


def test_lone_champion_must_be_alone() -> None:
    t = table()
    lone, second = t.play("LOOT_124"), t.play("LOOT_124")
    assert [(e.get(TAUNT), e.get(DIVINE_SHIELD)) for e in (lone, second)] == [(1, 1), (0, 0)]


def test_cursed_disciple_leaves_a_revenant() -> None:
    t = table()
    t.kill(t.minion("LOOT_233"))
    assert t.row() == ["LOOT_233t"]


def test_kobold_apprentice_throws_sparks() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers(yeti, t.hero(2), yeti)
    t.play("LOOT_347")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 1)


def test_zola_copies_a_friend_into_the_hand() -> None:
    t = table()
    friend, enemy = t.minion("EX1_105"), t.minion(side=2)
    assert t.refuses("LOOT_516", enemy)
    t.game.hand[1].clear()
    t.play("LOOT_516", friend)
    assert t.cards() == ["EX1_105"]


def test_carnivorous_cube_brings_two_copies_back() -> None:
    t = table()
    t.minion("CS2_231")
    prey = t.minion()
    cube = t.play("LOOT_161", prey)
    t.minion("CS2_168")
    assert t.row() == ["CS2_231", "LOOT_161", "CS2_168"]
    t.kill(cube)
    assert t.row() == ["CS2_231", YETI, YETI, "CS2_168"]


def test_an_unfed_carnivorous_cube_leaves_nothing() -> None:
    t = table()
    t.kill(t.play("LOOT_161"))
    assert t.row() == []


def test_feral_gibberer_multiplies_by_hitting_heroes() -> None:
    t = table()
    one, two, yeti = t.minion("LOOT_218"), t.minion("LOOT_218"), t.minion("CS2_231", 2)
    t.attack(one, yeti)
    assert t.cards(1) == []
    t.attack(two, t.hero(2))
    assert t.cards(1) == ["LOOT_218"]


def test_marin_sets_a_chest_before_the_opponent() -> None:
    t = table(build=36393)
    t.play("LOOT_357")
    assert t.row(2) == ["LOOT_357l"]
    t.answers("LOOT_998h")
    t.kill(t.at(2, 0))
    assert (t.cards(1), t.cards(2)) == (["LOOT_998h"], [])


def test_tolins_goblet_fills_the_hand() -> None:
    t = table()
    t.deck(YETI)
    t.play("LOOT_998h")
    assert t.cards(1) == [YETI] * 10


def test_hungry_ettin_feeds_the_opponent() -> None:
    t = table()
    t.play("LOOT_383")
    card = t.at(2, 0).card
    assert card is not None
    assert (t.row(), card.cost) == (["LOOT_383"], 2)


def test_master_oakheart_recruits_by_attack() -> None:
    t = table()
    t.deck("CS2_231", YETI, "CS2_172", "CS2_200", "CS2_196")
    t.play("LOOT_521")
    assert sorted(t.row()) == sorted(["LOOT_521", "CS2_231", "CS2_196", "CS2_172"])
