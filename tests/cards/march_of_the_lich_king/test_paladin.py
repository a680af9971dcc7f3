"""March of the Lich King: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import ATK, CARDRACE, DAMAGE, DIVINE_SHIELD, LIFESTEAL, RUSH, WINDFURY
from table import YETI, stats, table


def test_a_sanguine_soldier_hurts_its_hero() -> None:
    t = table("HERO_04", build=190416)
    t.play("RLK_921")
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


@pytest.mark.parametrize(("held", "size"), [("CS2_029", (4, 4)), ("EX1_043", (5, 5))])
def test_a_daring_drake_looks_for_a_dragon(held: str, size: tuple[int, int]) -> None:
    t = table("HERO_04", build=217964)
    t.hand(held)
    assert stats(t.play("RLK_916")) == size


def test_a_minion_and_its_hero_attack_for_quelthalas() -> None:
    t = table("HERO_04", build=217964)
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("RLK_918", yeti)
    assert (stats(yeti), t.hero(1).get(ATK)) == ((7, 5), 2)
    assert t.refuses("RLK_918", foe)
    t.end_turn()
    assert (stats(yeti), t.hero(1).get(ATK)) == ((7, 5), 0)


def test_a_seal_of_blood_costs_health() -> None:
    t = table("HERO_04", build=217964)
    yeti = t.minion()
    t.play("RLK_922", yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD), t.hero(1).get(DAMAGE)) == ((7, 8), 1, 3)


@pytest.mark.parametrize(("mana", "damage"), [(6, 15), (7, 5)])
def test_a_knight_of_the_dead_heals_late(mana: int, damage: int) -> None:
    t = table("HERO_04", build=217964, mana=mana)
    t.hurt(1, 10)
    t.play("NX2_021")
    assert t.hero(1).get(DAMAGE) == damage


@pytest.mark.parametrize(("mana", "damage"), [(3, 10), (4, 7)])
def test_feast_and_famine_heal_late(mana: int, damage: int) -> None:
    t = table("HERO_04", build=217964, mana=mana)
    t.hurt(1, 10)
    t.play("RLK_923")
    t.attack(t.hero(1), t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (3, damage)
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(1).get(LIFESTEAL)) == (0, 0)


@pytest.mark.parametrize(("mana", "row"), [(6, []), (7, ["RLK_917t"])])
def test_a_flight_of_the_bronze_finds_a_dragon(mana: int, row: list[str]) -> None:
    t = table("HERO_04", build=221908, mana=mana)
    t.play("RLK_917")
    (dragon,) = t.game.hand[1]
    assert dragon.get(CARDRACE) == Race.DRAGON
    assert t.row() == row


def test_liadrin_blesses_the_weaker() -> None:
    t = table("HERO_04", build=221908)
    t.minion("RLK_924")
    strong, weak = t.play(YETI), t.play("CS2_171")
    assert [(e.get(RUSH), e.get(DIVINE_SHIELD)) for e in (strong, weak)] == [(0, 0), (1, 1)]


@pytest.mark.parametrize(("held", "windfury"), [(YETI, 0), ("CORE_GVG_085", 1)])
def test_a_goldwing_beside_a_mech_has_windfury(held: str, windfury: int) -> None:
    t = table("HERO_04", build=221908)
    t.hand(held)
    assert t.play("NX2_022").get(WINDFURY) == windfury
