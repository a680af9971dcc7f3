"""Basic: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CHARGE,
    DAMAGE,
    RUSH,
)
from table import (
    BUILD,
    YETI,
    stats,
    table,
)


def test_charge_of_old_lets_a_new_minion_attack_with_two_more() -> None:
    t = table("HERO_01", build=13619)
    yeti = t.play(YETI)
    t.play("CS2_103", yeti)
    t.attack(yeti, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_charge_of_the_middle_years_spares_heroes_for_a_turn() -> None:
    t = table("HERO_01")
    theirs = t.minion(side=2)
    yeti = t.play(YETI)
    t.play("CS2_103", yeti)
    assert t.refuses(yeti, t.hero(2))
    t.attack(yeti, theirs)
    t.end_turn()
    t.end_turn()
    t.attack(yeti, t.hero(2))
    assert yeti.get(ATK) == 4


def test_heroic_strike_arms_the_hero_for_a_turn() -> None:
    t = table("HERO_01")
    t.play("CS2_105")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_fiery_war_axe_is_a_three_two_weapon() -> None:
    t = table("HERO_01")
    axe = t.play("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    t.end_turn(), t.end_turn()
    t.attack(t.hero(1), t.hero(2))
    assert axe.zone == Zone.GRAVEYARD


def test_execute_needs_a_damaged_enemy_minion() -> None:
    t = table("HERO_01")
    fresh, hurt = t.minion(side=2), t.minion(side=2, damage=1)
    assert t.refuses("CS2_108", fresh)
    t.play("CS2_108", hurt)
    assert hurt.zone == Zone.GRAVEYARD


def test_arcanite_reaper_is_a_five_two_weapon() -> None:
    t = table("HERO_01")
    t.play("CS2_112")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5


def test_cleave_hits_two_enemy_minions() -> None:
    t = table("HERO_01")
    a, b = t.minion(side=2), t.minion(side=2)
    t.play("CS2_114")
    assert (a.get(DAMAGE), b.get(DAMAGE)) == (2, 2)


def test_warsong_commander_strengthens_charge_minions() -> None:
    t = table("HERO_01")
    boar, yeti = t.minion("CS2_171"), t.minion()
    t.play("EX1_084")
    assert (boar.get(ATK), yeti.get(ATK)) == (2, 4)


def test_warsong_commander_of_2021_gives_rush() -> None:
    t = table("HERO_01", build=88998)
    theirs = t.minion(side=2)
    t.play("EX1_084")
    yeti = t.play(YETI)
    assert (yeti.get(RUSH), yeti.get(ATK)) == (1, 4)
    t.attack(yeti, theirs)


@pytest.mark.parametrize(("card_id", "charges"), [("CS2_120", True), (YETI, False)])
def test_warsong_commander_of_today_gives_weak_minions_charge(card_id: str, charges: bool) -> None:
    t = table("HERO_01", build=255790)
    commander = t.play("EX1_084")
    body = t.play(card_id)
    assert (body.get(CHARGE), commander.get(CHARGE)) == (int(charges), 0)
    assert t.refuses(body, t.hero(2)) != charges


def test_whirlwind_hits_all_minions() -> None:
    t = table("HERO_01")
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("EX1_400")
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2))] == [1, 1, 0]


def test_shield_block_gives_armor_and_a_card() -> None:
    t = table("HERO_01")
    t.deck(YETI)
    t.play("EX1_606")
    assert (t.hero(1).get(ARMOR), t.cards()) == (5, [YETI])


def test_korkron_elite_charges() -> None:
    t = table("HERO_01", build=BUILD)
    elite = t.play("NEW1_011")
    assert stats(elite) == (4, 3)
    t.attack(elite, t.hero(2))


@pytest.mark.parametrize(("build", "alone"), [(13619, False), (54613, True), (126451, True)])
def test_cleave_asks_for_as_many_minions_as_its_build_requires(build: int, alone: bool) -> None:
    t = table(build=build)
    foe = t.minion(side=2)
    assert t.refuses("CS2_114") is not alone
    if alone:
        t.play("CS2_114")
        assert foe.get(DAMAGE) == 2


@pytest.mark.parametrize("build", [10357, 170824])
def test_warsong_commander_of_old_and_today_gives_charge_and_no_attack(build: int) -> None:
    t = table(build=build)
    t.minion("EX1_084")
    wisp = t.play("CS2_231")
    assert (stats(wisp), wisp.get(CHARGE)) == ((1, 1), 1)
