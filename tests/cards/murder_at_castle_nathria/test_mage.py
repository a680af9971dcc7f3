"""Murder at Castle Nathria: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    DORMANT,
    FROZEN,
    HEAVILY_ARMORED,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.cast import new_secret
from hsreplay_sim.engine.rules.deaths import settle
from table import YETI, table


def test_cold_case_brings_two_skeletons_and_armor() -> None:
    t = table("HERO_08", build=185749)
    t.play("REV_505")
    assert (t.row(), t.hero(1).get(ARMOR)) == (["REV_845"] * 2, 4)
    t.fill(1)
    t.play("REV_505")
    assert (len(t.row()), t.hero(1).get(ARMOR)) == (7, 8)


def test_a_nightcloak_sanctum_freezes_and_summons() -> None:
    t = table(build=174258)
    yeti = t.minion(side=2)
    t.play(t.minion("REV_602"), yeti)
    assert (yeti.get(FROZEN), t.row()) == (1, ["REV_602", "REV_845"])


@pytest.mark.parametrize(("damage", "hurt"), [("CS2_024", 1), ("EX1_277", 3)])
def test_a_solid_alibi_lets_one_damage_at_a_time_through_until_the_next_turn(
    damage: str, hurt: int
) -> None:
    t = table("HERO_08", build=179020)
    t.deck("CS2_026")
    t.deck("CS2_026", side=2)
    t.play("REV_504")
    assert t.hero(1).get(HEAVILY_ARMORED) == 1
    t.end_turn()
    t.answers(*[t.hero(1)] * (0 if damage == "CS2_024" else 3), 0)
    t.play(damage, t.hero(1) if damage == "CS2_024" else None)
    assert t.hero(1).get(DAMAGE) == hurt
    t.end_turn()
    assert t.hero(1).get(HEAVILY_ARMORED) == 0
    t.play("CS2_024", t.hero(1))
    assert t.hero(1).get(DAMAGE) == hurt + 3


def test_objection_counters_a_minion_but_no_spell() -> None:
    """It is set aside from the place that it has taken (U230:14691)."""
    t = table("HERO_08", build=159202)
    t.play("MAW_006")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_026")
    gnome = t.play("EX1_015")
    assert (t.row(2), gnome.zone, gnome.get(ZONE_POSITION)) == ([], Zone.SETASIDE, 0)
    assert t.cards(2) == [YETI]


def test_an_objection_sets_a_sleeper_aside_asleep() -> None:
    """U230:11614"""
    t = table("HERO_08", build=159202)
    t.play("MAW_006")
    t.deck(YETI, side=2)
    t.end_turn()
    diver = t.play("TSC_647")
    assert (diver.zone, diver.get(DORMANT)) == (Zone.SETASIDE, 1)


def test_deathborne_leaves_a_skeleton_for_each_that_it_kills() -> None:
    t = table("HERO_08", build=189017)
    t.minion("CS2_172")
    t.minion("CS2_172", side=2)
    yeti = t.minion()
    t.play("REV_840")
    assert (t.row(), t.row(2), yeti.get(DAMAGE)) == ([YETI, "REV_845", "REV_845"], [], 2)


def test_a_contract_conjurer_is_cheaper_for_each_secret() -> None:
    t = table("HERO_08", build=190416)
    conjurer = t.hand("MAW_101")
    t.play("EX1_287")
    assert conjurer.get(COST) == 3
    t.play("MAW_006")
    assert conjurer.get(COST) == 0


def test_a_contract_conjurer_knows_of_a_secret_that_a_text_puts_up() -> None:
    t = table("HERO_08", build=190416)
    conjurer = t.hand("MAW_101")
    new_secret(t.game, t.hero(1), "EX1_287", ["EX1_287"])
    settle(t.game)
    assert conjurer.get(COST) == 3


@pytest.mark.parametrize(("secret", "dealt"), [(False, 0), (True, 2)])
def test_a_chatty_bartender_tells_a_secret(secret: bool, dealt: int) -> None:
    t = table("HERO_08", build=217964)
    foe = t.minion(side=2)
    t.minion("REV_513")
    if secret:
        t.play("EX1_287")
    t.end_turn()
    assert foe.get(DAMAGE) == dealt


def test_a_frozen_touch_infused_comes_back() -> None:
    t = table("HERO_08", build=199503)
    t.play("REV_601", t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.cards()] == [3, []]
    t.play("REV_601t", t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.cards()] == [6, ["REV_601"]]
