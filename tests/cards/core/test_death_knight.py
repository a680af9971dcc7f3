"""Core: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CARD_COSTS_HEALTH,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    DAMAGE,
    FROZEN,
    POISONOUS,
    REBORN,
    RUSH,
    TAUNT,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_deaths_advance_freezes_and_finds_a_spell() -> None:
    t = table("HERO_11", build=241170)
    enemy = t.minion(side=2)
    t.play("CORE_CATA_009", enemy)
    assert (enemy.get(FROZEN), len(t.cards())) == (1, 1)


@pytest.mark.parametrize(("hurt", "drawn"), [(0, 0), (2, 1)])
def test_a_consumption_draws_for_what_it_kills(hurt: int, drawn: int) -> None:
    t = table("HERO_11", build=255790)
    foes = [t.minion(side=2, damage=each) for each in (hurt, 0, 0)]
    t.deck(YETI, YETI)
    t.answers(0, 1, *([0] if drawn else []))
    t.play("CORE_CATA_007")
    assert foes[1].get(DAMAGE) == 0
    assert (len(t.row(2)), len(t.cards())) == (3 - drawn, drawn)


def test_a_consumption_draws_two_cards_for_two() -> None:
    t = table("HERO_11", build=255790)
    for _ in range(2):
        t.minion("CS2_172", side=2)
    t.deck(YETI, YETI, YETI)
    t.play("CORE_CATA_007")
    assert (t.row(2), len(t.cards())) == ([], 2)


def test_a_poison_breath_is_for_an_undead_friend() -> None:
    t = table("HERO_11", build=255790)
    undead, yeti = t.minion("RLK_720"), t.minion()
    enemy = t.minion("RLK_720", side=2)
    assert t.refuses("CORE_EDR_002", yeti)
    assert t.refuses("CORE_EDR_002", enemy)
    t.play("CORE_EDR_002", undead)
    assert undead.get(POISONOUS) == 1
    foe = t.minion("CS2_186", side=2)
    t.kill(enemy)
    t.attack(undead, foe)
    assert t.row(2) == []


def test_falric_doubles_corpses_and_draws_what_spends_them() -> None:
    t = table("HERO_11", build=255790)
    t.deck(YETI, "RLK_061", "CS2_029")
    t.kill(t.minion())
    assert t.tag(CORPSES) == 1
    falric = t.play("CORE_EDR_003")
    assert t.cards() == ["RLK_061"]
    t.kill(t.minion(), t.minion())
    assert t.tag(CORPSES) == 5
    t.kill(t.minion(side=2))
    assert (t.tag(CORPSES), t.tag(CORPSES, 2)) == (5, 1)
    t.kill(falric)
    corpses = t.tag(CORPSES)
    t.kill(t.minion())
    assert t.tag(CORPSES) == corpses + 1


@pytest.mark.parametrize("build", [159202, 255790])
def test_a_battlefield_necromancer_raises_a_corpse(build: int) -> None:
    t = table("HERO_11", build=build)
    t.minion("RLK_061")
    t.end_turn()
    assert t.row() == ["RLK_061"]
    t.end_turn()
    t.game.owner(1).tags[CORPSES] = 2
    t.end_turn()
    assert (t.row(), t.tag(CORPSES_SPENT_THIS_GAME)) == (["RLK_061", "RLK_061t"], 1)
    assert (stats(t.at(1, 1)), t.at(1, 1).get(TAUNT)) == ((1, 2 if build == 159202 else 3), 1)
    t.end_turn()
    t.fill(1)
    t.end_turn()
    assert t.tag(CORPSES_SPENT_THIS_GAME) == 1


def test_frostmourne_summons_whom_it_killed() -> None:
    t = table("HERO_11", build=255790)
    raptor, yeti = t.minion("CS2_172", side=2), t.minion(side=2)
    t.kill(t.minion("CS2_186", side=2))
    blade = t.play("CORE_RLK_086")
    t.attack(t.hero(1), raptor)
    t.round()
    t.attack(t.hero(1), t.hero(2))
    assert (t.row(), blade.get(DAMAGE)) == ([], 2)
    t.round()
    yeti.tags[DAMAGE] = 1
    t.attack(t.hero(1), yeti)
    assert sorted(t.row()) == sorted(["CS2_172", YETI])


def test_frostmourne_forgets_nobody_but_what_others_killed() -> None:
    t = table("HERO_11", build=255790)
    strong = t.minion("CS2_186", side=2)
    t.weapon("RLK_086")
    t.attack(t.hero(1), strong)
    t.kill(strong)
    t.weapon("CS2_082")
    assert t.row() == []


def test_a_gnome_muncher_bites_the_weakest_enemy() -> None:
    t = table("HERO_11", build=255790)
    t.hurt(1, 10)
    muncher = t.minion("RLK_720")
    yeti, raptor = t.minion(side=2), t.minion("CS2_172", side=2)
    t.end_turn()
    assert (t.row(2), t.hero(1).get(DAMAGE)) == ([YETI], 5)
    assert (muncher.get(DAMAGE), yeti.get(DAMAGE)) == (3, 0)
    assert raptor.zone == Zone.GRAVEYARD


def test_a_plagued_grain_shuffles_crates_that_break_as_they_are_drawn() -> None:
    t = table("HERO_11", build=255790)
    t.play("RLK_039")
    assert (t.tag(CORPSES), [e.card_id for e in t.game.deck[1]]) == (4, ["RLK_039t"] * 4)
    t.deck(YETI)
    t.answers(*t.game.deck[1])
    t.game.oracle = Sequential()
    t.play("CS2_023")
    assert t.row()[:2] == ["RLK_070t"] * 2
    assert stats(t.at(1, 0)) == (2, 2)


def test_patchwerk_destroys_a_minion_of_hand_deck_and_board() -> None:
    t = table("HERO_11", build=255790)
    mine, foes = t.minion(), [t.minion(side=2) for _ in range(2)]
    held = [t.hand(each, 2) for each in (YETI, "CS2_172", "CS2_029")]
    deep = t.deck(YETI, "CS2_172", "CS2_029", side=2)
    t.answers(held[1], deep[0], foes[1])
    t.play("RLK_071")
    assert [each.zone for each in held] == [Zone.HAND, Zone.GRAVEYARD, Zone.HAND]
    assert [each.zone for each in deep] == [Zone.GRAVEYARD, Zone.DECK, Zone.DECK]
    assert [each.zone for each in (mine, *foes)] == [Zone.PLAY, Zone.PLAY, Zone.GRAVEYARD]


def test_a_possessifier_summons_two_fighters() -> None:
    t = table("HERO_11", build=255790)
    t.play("RLK_077")
    fighters = [each for each in t.game.row(1) if each.card_id == "RLK_077t"]
    assert [(stats(e), e.get(RUSH), e.get(REBORN)) for e in fighters] == [((1, 1), 1, 1)] * 2


def test_a_noxious_cadaver_hurts_an_enemy_and_me() -> None:
    t = table("HERO_11", build=255790)
    foe = t.minion(side=2)
    assert t.refuses("RLK_079", t.minion())
    t.play("RLK_079", foe)
    assert [e.get(DAMAGE) for e in (foe, t.hero(1), t.hero(2))] == [2, 2, 0]


def test_saurfang_returns_for_health() -> None:
    t = table("HERO_11", build=255790, mana=5)
    saurfang = t.play("RLK_082")
    t.kill(saurfang)
    (again,) = t.game.hand[1]
    assert (again.card_id, again.get(CARD_COSTS_HEALTH)) == ("RLK_082", 1)
    t.play(again)
    assert (t.spent(), t.hero(1).get(DAMAGE), t.row()) == (5, 5, ["RLK_082"])


@pytest.mark.parametrize(("corpses", "golems", "grown"), [(2, 2, 0), (8, 6, 2)])
def test_lord_marrowgar_raises_all_corpses(corpses: int, golems: int, grown: int) -> None:
    t = table("HERO_11", build=255790)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_085")
    sizes = [stats(each) for each in t.game.row(1) if each.card_id == "RLK_085t"]
    assert (len(sizes), sum(atk for atk, _ in sizes)) == (golems, golems + 2 * grown)
    assert t.tag(CORPSES_SPENT_THIS_GAME) == corpses


def test_a_repulsive_gargantuan_lets_no_enemy_be_healed() -> None:
    t = table("HERO_11", "HERO_09", build=255790)
    gargantuan, foe = t.minion("RLK_115"), t.minion(side=2, damage=2)
    t.hurt(1, 10)
    t.hurt(2, 10)
    t.end_turn()
    t.play(t.power(2), foe)
    assert foe.get(DAMAGE) == 2
    t.play("CS2_089")
    assert t.hero(2).get(DAMAGE) >= 10
    t.end_turn()
    t.play("CS2_089")
    assert t.hero(1).get(DAMAGE) < 10
    t.kill(gargantuan)


@pytest.mark.parametrize(("second", "dealt"), [("CS2_024", 2), ("CS2_029", 0)])
def test_overseer_frigidara_asks_for_two_frost_spells(second: str, dealt: int) -> None:
    t = table("HERO_11", build=255790)
    foe = t.minion(side=2)
    t.deck(YETI, "CS2_026", second)
    t.play("RLK_224")
    assert sorted(t.cards()) == sorted(["CS2_026", second])
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (dealt, dealt)


@pytest.mark.parametrize("corpses", [1, 3])
def test_a_ymirjar_deathbringer_rises_for_three_corpses(corpses: int) -> None:
    t = table("HERO_11", build=255790)
    t.game.owner(1).tags[CORPSES] = corpses
    t.kill(t.minion("RLK_226"))
    assert t.row() == (["RLK_226t"] if corpses == 3 else [])


def test_a_rime_sculptor_makes_two_elementals_that_burst() -> None:
    t = table("HERO_11", build=255790)
    t.play("RLK_752")
    rimes = [each for each in t.game.row(1) if each.card_id == "RLK_907t"]
    assert [stats(each) for each in rimes] == [(2, 1)] * 2
    foe = t.minion(side=2)
    t.answers(foe)
    t.kill(rimes[0])
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)
