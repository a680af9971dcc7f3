"""TITANS: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE
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
