"""Mean Streets of Gadgetzan: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, STEALTH
from table import stats, table


def test_counterfeit_coin_is_a_coin() -> None:
    t = table(mana=1)
    t.play("CFM_630")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]


def test_gadgetzan_ferryman_ferries_as_a_combo() -> None:
    t = table("HERO_03")
    yeti = t.minion()
    assert t.refuses("CFM_693", yeti)
    t.play("GAME_005")
    t.play("CFM_693", yeti)
    assert yeti.zone == Zone.HAND


@pytest.mark.parametrize(("build", "found"), [(54613, "CS2_106"), (240000, "CS2_029")])
def test_shaku_collects_cards(build: int, found: str) -> None:
    t = table("HERO_03", build=build)
    t.answers(found)
    t.attack(t.minion("CFM_781"), t.hero(2))
    assert t.cards() == [found]


def test_jade_swarmer_leaves_a_golem() -> None:
    t = table()
    t.kill(t.minion("CFM_691"))
    assert t.row() == ["CFM_712_t01"]


def test_luckydo_buccaneer_wants_a_weapon_of_three() -> None:
    t = table()
    t.weapon("CS2_091")
    assert stats(t.play("CFM_342")) == (5, 5)
    t.weapon("CS2_106")
    assert stats(t.play("CFM_342")) == (9, 9)


def test_lotus_assassin_vanishes_when_it_kills() -> None:
    t = table()
    assassin, other = t.minion("CFM_634"), t.minion("CFM_634")
    t.attack(assassin, t.minion(side=2))
    assert assassin.get(STEALTH) == 1
    t.attack(other, t.minion("CS2_200", side=2))
    assert other.get(STEALTH) == 0


def test_jade_shuriken_brings_a_golem_as_combo() -> None:
    t = table()
    t.play("CFM_690", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (2, [])
    t.play("CFM_690", t.hero(2))
    assert (t.hero(2).get(DAMAGE), len(t.row())) == (4, 1)


def test_shadow_sensei_trains_the_stealthed() -> None:
    t = table()
    tiger = t.minion("EX1_028")
    assert t.refuses("CFM_694", t.minion())
    t.play("CFM_694", tiger)
    assert stats(tiger) == (7, 7)
