"""TITANS: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE
from table import YETI, stats, table


def test_bellowing_flames_burn_wider_when_forged() -> None:
    t = table("HERO_01", build=217964)
    yeti, giant = t.minion(side=2), t.minion("EX1_620", side=2)
    t.play("TTN_753", yeti)
    assert (t.row(2), giant.get(DAMAGE)) == (["EX1_620"], 0)
    victim = t.minion(side=2)
    t.play("TTN_753t", victim)
    assert (t.row(2), giant.get(DAMAGE)) == (["EX1_620"], 5)


NEW = 217964


@pytest.mark.parametrize(("build", "armour"), [(NEW, 4), (186852, 3), (182995, 4)])
def test_a_craftsmans_hammer_gives_armor_as_it_strikes(build: int, armour: int) -> None:
    t = table("HERO_01", build=build)
    t.weapon("TTN_467")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(1).get(ARMOR) == armour


def test_a_dying_valkyr_strengthens_its_sisters() -> None:
    t = table("HERO_01", build=NEW)
    yeti = t.minion()
    t.play("TTN_470")
    assert t.row() == [YETI, *["TTN_470t"] * 5]
    t.kill(t.at(1, 1))
    assert stats(yeti) == (4, 5)
    assert [stats(each) for each in t.game.row(1)[1:]] == [(2, 2)] * 4


def test_a_full_board_refuses_trial_by_fire() -> None:
    t = table("HERO_01", build=NEW)
    t.fill(1)
    assert t.refuses("TTN_470")


def test_odyn_turns_armor_into_attack() -> None:
    t = table("HERO_01", "HERO_01", build=NEW)
    t.play("TTN_811")
    t.play(t.power())
    assert (t.hero(1).get(ATK), t.hero(2).get(ATK)) == (2, 0)
    t.end_turn()
    t.play(t.power(2))
    assert (t.hero(1).get(ATK), t.hero(2).get(ATK)) == (0, 0)


@pytest.mark.parametrize(("card_id", "dealt"), [("YOG_502", 2), ("YOG_502t", 5)])
def test_sanitize_strikes_with_armor(card_id: str, dealt: int) -> None:
    t = table("HERO_01", build=NEW)
    giant, mine = t.minion("EX1_105", side=2), t.minion("EX1_105")
    t.play(t.power())
    t.play(card_id)
    assert [e.get(DAMAGE) for e in (giant, mine, t.hero(2))] == [dealt, dealt, 0]


def test_a_steam_guardian_makes_a_fire_spell_cheaper() -> None:
    t = table("HERO_01", build=NEW)
    ball, bolt = t.hand("CS2_029"), t.hand("CS2_029")
    _, strike = t.deck(YETI, "CS2_032")
    t.answers(strike, bolt)
    t.play("TTN_468")
    assert [card.get(COST) for card in (ball, bolt, strike)] == [4, 3, 7]


@pytest.mark.parametrize(("armed", "drawn"), [(False, 0), (True, 2)])
def test_a_stoneskin_armorer_draws_when_armor_changed(armed: bool, drawn: int) -> None:
    t = table("HERO_01", build=NEW)
    t.deck(YETI, YETI, YETI)
    if armed:
        t.play(t.power())
    t.play("TTN_469")
    assert len(t.cards()) == drawn


def test_a_minotauren_turns_damage_into_armor() -> None:
    t = table("HERO_01", build=NEW)
    bull, foe = t.minion("TTN_466"), t.minion(side=2)
    t.attack(bull, foe)
    assert t.hero(1).get(ARMOR) == 5


def test_a_battleworn_faceless_becomes_a_hurt_minion() -> None:
    t = table(build=221908)
    whole, hurt = t.minion(side=2), t.minion("EDR_978", side=2, damage=1)
    assert t.refuses("YOG_501", whole)
    faceless = t.play("YOG_501", hurt)
    assert [faceless.card_id, stats(faceless)] == ["EDR_978", (6, 10)]
