"""March of the Lich King: Death Knight; epics, legendaries and Vampiric Blood, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    CARDRACE,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    FROZEN,
    HEALTH,
)
from table import YETI, stats, table

NEW = 185749


@pytest.mark.parametrize(("build", "layers"), [(185749, 0), (201108, 1), (255790, 1)])
@pytest.mark.parametrize(("corpses", "health", "drawn"), [(2, 35, 0), (3, 40, 1)])
def test_vampiric_blood_is_stronger_with_corpses(
    build: int, layers: int, corpses: int, health: int, drawn: int
) -> None:
    t = table("HERO_11", build=build)
    t.deck(YETI)
    for _ in range(corpses):
        t.play("RLK_503")
    assert t.tag(CORPSES) == corpses
    t.play("RLK_051")
    hero = t.hero(1)
    assert (hero.get(HEALTH), len(t.cards())) == (health, drawn)
    apart = layers * (1 + drawn)  # U432:4466
    assert [e.card_id for e in hero.attached] == ["RLK_051e"] * apart


def test_frostwyrms_fury_is_aimed_and_freezes_all_enemy_minions() -> None:
    t = table("HERO_11", build=NEW)
    mine, yeti = t.minion(), t.minion(side=2)
    t.play("RLK_063", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(2).get(FROZEN)) == (5, 0)
    assert (yeti.get(FROZEN), mine.get(FROZEN)) == (1, 0)
    assert t.row() == [YETI, "RLK_063t"]


def test_obliterate_costs_health() -> None:
    t = table("HERO_11", build=NEW)
    t.play("RLK_125", t.minion(side=2))
    assert (t.row(2), t.hero(1).get(DAMAGE)) == ([], 3)


def test_the_first_obliterate_costs_the_health_of_the_minion() -> None:
    t = table("HERO_11", build=159202)
    t.play("RLK_125", t.minion(side=2, damage=1))
    assert (t.row(2), t.hero(1).get(DAMAGE)) == ([], 4)


def test_the_scourge_fills_the_board_with_undead() -> None:
    t = table("HERO_11", build=195635)
    t.minion()
    t.play("RLK_122")
    assert len(t.row()) == 7
    assert all(e.get(CARDRACE) == Race.UNDEAD for e in t.game.row(1)[1:])


def test_thassarian_strikes_as_it_comes_and_as_it_dies() -> None:
    t = table("HERO_11", build=NEW)
    yeti = t.minion(side=2)
    t.answers(1, 0)
    thassarian = t.play("RLK_223")
    t.kill(thassarian)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 2)


def test_a_soulstealer_takes_a_corpse_for_each_enemy_and_each_friend_that_dies() -> None:
    t = table("HERO_11", build=NEW)
    for side in (1, 2, 2):
        t.minion(side=side)
    t.play("RLK_741")
    assert (t.row(), t.row(2)) == (["RLK_741"], [])
    assert t.tag(CORPSES) == 2 + 1


@pytest.mark.parametrize(("corpses", "attack", "spent"), [(4, 5, 0), (5, 7, 5)])
def test_grave_strength_is_greater_with_corpses(corpses: int, attack: int, spent: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    yeti, enemy = t.minion(), t.minion(side=2)
    t.play("RLK_707")
    assert (stats(yeti), stats(enemy)) == ((attack, 5), (4, 5))
    assert t.tag(CORPSES_SPENT_THIS_GAME) == spent


@pytest.mark.parametrize(("spent", "cost"), [(0, 9), (4, 5), (12, 0)])
def test_a_stitched_giant_is_cheaper_by_the_corpses_spent(spent: int, cost: int) -> None:
    t = table(build=NEW)
    giant = t.hand("RLK_744")
    t.game.owner(1).tags[CORPSES_SPENT_THIS_GAME] = spent
    t.round()
    assert giant.get(COST) == cost


def test_a_glacial_advance_makes_one_spell_cheaper_for_a_turn() -> None:
    t = table("HERO_11", build=221908)
    spells = [t.hand("CORE_CS2_029"), t.hand("CORE_CS2_029")]
    other = t.hand(YETI)
    t.play("RLK_512", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
    assert [e.get(COST) for e in (*spells, other)] == [2, 2, 4]
    t.play(spells[0], t.hero(2))
    assert spells[1].get(COST) == 4


@pytest.mark.parametrize(("corpses", "groom"), [(0, []), (4, [(4, 4)]), (12, [(10, 10)])])
def test_a_corpse_bride_calls_a_groom_of_corpses(
    corpses: int, groom: list[tuple[int, int]]
) -> None:
    t = table("HERO_11", build=221908)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_504")
    assert [stats(e) for e in t.game.row(1)[1:]] == groom


def test_mograine_hurts_the_opponent_for_the_rest_of_the_game() -> None:
    t = table("HERO_11", build=221908)
    mograine = t.play("RLK_706")
    t.kill(mograine)
    t.round()
    assert t.hero(2).get(DAMAGE) == 3
    t.deck(YETI, YETI)
    t.round()
    assert t.hero(2).get(DAMAGE) == 6


def test_lady_deathwhisper_leaves_copies_of_frost_spells() -> None:
    t = table("HERO_11", build=221908)
    lady = t.minion("RLK_713")
    for card in ("RLK_038", YETI, "CORE_CS2_029"):
        t.hand(card)
    t.kill(lady)
    assert t.cards() == ["RLK_038", "RLK_038", YETI, "CORE_CS2_029"]


def test_blightfang_infects_all_enemy_minions() -> None:
    t = table("HERO_11", build=221908)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("RLK_225")
    t.kill(enemy, mine)
    assert [t.row(1), t.row(2)] == [["RLK_225", "RLK_118t3"], []]


@pytest.mark.parametrize(("corpses", "left"), [(9, 4), (2, 2)])
def test_a_corpse_explosion_goes_on_until_all_are_dead(corpses: int, left: int) -> None:
    t = table("HERO_11", build=221908)
    yeti = t.minion(side=2)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_035")
    spent = t.tag(CORPSES_SPENT_THIS_GAME)
    assert (spent, yeti.zone == Zone.PLAY) == ((5, False) if left == 4 else (2, True))


@pytest.mark.parametrize(("corpses", "copies"), [(3, 1), (4, 2)])
def test_a_malignant_horror_doubles_for_corpses(corpses: int, copies: int) -> None:
    t = table("HERO_11", build=221908)
    t.minion("RLK_745")
    t.game.owner(1).tags[CORPSES] = corpses
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["RLK_745"] * copies


@pytest.mark.parametrize(("corpses", "frozen"), [(2, 2), (9, 3)])
def test_might_of_menethil_freezes_for_corpses(corpses: int, frozen: int) -> None:
    t = table("HERO_11", build=221908)
    t.fill(2)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_740")
    assert sum(e.get(FROZEN) for e in t.game.row(2)) == frozen


@pytest.mark.parametrize(("corpses", "damage"), [(2, 4), (9, 10)])
def test_a_marrow_manipulator_throws_what_corpses_it_spends(corpses: int, damage: int) -> None:
    t = table("HERO_11", build=221908)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_505")
    assert t.hero(2).get(DAMAGE) == damage


def test_a_meat_grinder_shreds_a_minion_of_the_deck() -> None:
    t = table("HERO_11", build=221908)
    t.play("RLK_120")
    assert t.tag(CORPSES) == 0
    yeti, spell = t.deck(YETI, "RLK_038")
    t.play("RLK_120")
    assert [t.tag(CORPSES), yeti.zone, spell.zone] == [4, Zone.GRAVEYARD, Zone.DECK]


def test_a_dark_transformation_needs_an_undead() -> None:
    t = table("HERO_11", build=221908)
    yeti, undead = t.minion(), t.minion("RLK_505")
    assert t.refuses("RLK_057", yeti)
    t.play("RLK_057", undead)
    assert t.row() == [YETI, "RLK_057t"]
