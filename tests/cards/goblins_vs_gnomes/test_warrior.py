"""Goblins vs Gnomes: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, DORMANT
from hsreplay_sim.engine.state.entities import durability
from table import (
    YETI,
    stats,
    table,
)

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""


def test_a_hero_with_an_ogre_warmaul_may_hit_the_wrong_enemy() -> None:
    t = table("HERO_01")
    t.weapon("GVG_054")
    yeti = t.minion(side=2)
    t.answers(1, "HERO_01")
    t.attack(t.hero(1), yeti)
    assert (t.hero(2).get(DAMAGE), yeti.get(DAMAGE)) == (4, 0)


def test_bouncing_blade_stops_when_somebody_dies() -> None:
    t = table("HERO_01")
    first, second = t.minion(WISP, 2), t.minion(side=2)
    t.answers(second, second, first)
    t.play("GVG_050")
    assert (first.zone, second.get(DAMAGE)) == (Zone.GRAVEYARD, 2)


def test_bouncing_blade_is_sharper_with_spell_damage_and_spares_the_dormant() -> None:
    t = table("HERO_01")
    sleeper, yeti, mage = t.minion(), t.minion(), t.minion("CS2_142")  # Kobold Geomancer
    sleeper.tags[DORMANT] = 1
    t.answers(0, 1)
    t.play("GVG_050")
    assert (yeti.get(DAMAGE), mage.zone) == (2, Zone.GRAVEYARD)


def test_warbot_is_enraged_by_wounds() -> None:
    t = table("HERO_01")
    warbot = t.minion("GVG_051")
    t.play("EX1_400")
    assert warbot.get(ATK) == 2


def test_crush_is_cheaper_with_a_hurt_friend() -> None:
    t = table("HERO_01")
    crush, yeti = t.hand("GVG_052"), t.minion(side=2)
    t.minion(YETI)
    t.play("EX1_400")
    assert crush.get(COST) == 3
    t.play(crush, yeti)
    assert yeti.zone == Zone.GRAVEYARD


def test_shieldmaiden_brings_armour() -> None:
    t = table("HERO_01")
    t.play("GVG_053")
    assert t.hero(1).get(ARMOR) == 5


def test_screwjank_clunker_improves_a_mech() -> None:
    t = table("HERO_01")
    mech = t.minion(MECH)
    t.play("GVG_055", mech)
    assert stats(mech) == (3, 4)


def test_a_burrowing_mine_explodes_in_the_opponents_hand() -> None:
    t = table("HERO_01")
    t.play("GVG_056")
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), t.cards(2)) == (10, [YETI])


def test_siege_engine_grows_with_armour() -> None:
    t = table("HERO_01")
    engine = t.minion("GVG_086")
    t.play(t.power())
    assert engine.get(ATK) == 6


def test_a_weapon_has_its_durability() -> None:
    t = table("HERO_01")
    assert durability(t.weapon("GVG_054").tags) == 2


def test_a_burrowing_mine_explodes_when_it_is_drawn() -> None:
    t = table("HERO_01")
    t.deck("GVG_056t", YETI, side=2)
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), t.cards(2)) == (10, [YETI])


@pytest.mark.parametrize(("build", "mines"), [(126451, 1), (255790, 2)])
def test_iron_juggernaut_of_today_leaves_a_second_mine(build: int, mines: int) -> None:
    t = table(build=build)
    t.kill(t.play("GVG_056"))
    assert [e.card_id for e in t.game.deck[2]] == ["GVG_056t"] * mines
