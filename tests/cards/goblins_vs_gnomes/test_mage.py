"""Goblins vs Gnomes: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    FROZEN,
)
from table import (
    YETI,
    table,
)

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""
FIREBALL = "CS2_029"


def test_unstable_portal_gives_a_cheaper_minion() -> None:
    t = table()
    t.answers(YETI)
    t.play("GVG_003")
    assert t.cards() == [YETI]
    assert t.game.hand[1][0].get(COST) == 1


def test_flamecannon_wants_an_enemy_minion() -> None:
    t = table()
    assert t.refuses("GVG_001")
    yeti = t.minion(side=2)
    t.play("GVG_001")
    assert yeti.get(DAMAGE) == 4


def test_snowchugger_freezes_whom_it_hurts() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.attack(t.minion("GVG_002"), yeti)
    assert yeti.get(FROZEN) == 1


def test_goblin_blastmage_wants_a_mech() -> None:
    t = table()
    t.play("GVG_004")
    assert t.hero(2).get(DAMAGE) == 0
    t.minion(MECH)
    t.play("GVG_004")
    assert t.hero(2).get(DAMAGE) == 4


def test_echo_of_medivh_copies_friends_into_the_hand() -> None:
    t = table()
    t.minion(WISP), t.minion(), t.minion(side=2)
    t.play("GVG_005")
    assert sorted(t.cards()) == sorted([WISP, YETI])


def test_flame_leviathan_burns_everybody_when_drawn() -> None:
    t = table()
    t.deck("GVG_007")
    yeti = t.minion()
    t.play("CS2_147")
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 2, 2)


def test_wee_spellstopper_hides_its_neighbours() -> None:
    t = table()
    left = t.minion(side=2)
    t.minion("GVG_122", 2)
    far = [t.minion(side=2), t.minion(side=2)][1]
    assert t.refuses(FIREBALL, left)
    assert not t.refuses(FIREBALL, far)


@pytest.mark.parametrize(("build", "damage"), [(126451, 2), (255790, 0)])
def test_the_leviathan_of_today_spares_mechs(build: int, damage: int) -> None:
    t = table(build=build)
    mech = t.minion("GVG_044", side=2)
    t.deck("GVG_007")
    t.play("CS2_023")
    assert (mech.get(DAMAGE), t.hero(2).get(DAMAGE)) == (damage, 2)


@pytest.mark.parametrize(
    ("build", "mech", "found"), [(126451, True, 0), (255790, True, 1), (255790, False, 0)]
)
def test_soot_spewer_finds_a_fire_spell_beside_a_mech(build: int, mech: bool, found: int) -> None:
    t = table(build=build)
    if mech:
        t.minion("GVG_044")
    t.answers(*["CS2_029"] * found)
    t.play("GVG_123")
    assert t.cards() == ["CS2_029"] * found
    t.done()
