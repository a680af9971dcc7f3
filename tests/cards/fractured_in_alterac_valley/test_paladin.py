"""Fractured in Alterac Valley with Onyxia's Lair: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD, LIFESTEAL, SPELL_SCHOOL
from table import YETI, stats, table


def test_templar_captain_calls_defenders_in_battle() -> None:
    t = table(build=179020)
    t.attack(t.minion("AV_339"), t.minion(side=2))
    t.attack(t.minion("AV_339"), t.hero(2))
    assert t.row().count("AV_342t") == 1


@pytest.mark.parametrize("build", [128654, 135540])
def test_stonehearth_vindicator_makes_a_spell_free_for_a_turn(build: int) -> None:
    t = table(build=build)
    t.deck("CS2_029", "CS2_024", YETI)
    t.play("AV_343")
    (spell,) = t.game.hand[1]
    assert (spell.card_id, spell.get(COST)) == ("CS2_024", 0)
    t.end_turn()
    assert spell.get(COST) == 2


def test_battle_vicar_finds_holy_spells() -> None:
    t = table("HERO_04", build=135540)
    t.play("ONY_022")
    (spell,) = t.game.hand[1]
    assert spell.get(SPELL_SCHOOL) == SpellSchool.HOLY


def test_hold_the_bridge_drains_for_a_turn() -> None:
    t = table(build=135540)
    yeti = t.minion()
    t.play("AV_338", yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD), yeti.get(LIFESTEAL)) == ((6, 6), 1, 1)
    t.round()
    assert (stats(yeti), yeti.get(LIFESTEAL)) == ((6, 6), 0)


def test_ring_of_courage_is_repeated_for_each_enemy() -> None:
    t = table(build=135540)
    yeti = t.minion()
    t.minion(side=2), t.minion(side=2)
    t.play("ONY_027", yeti)
    assert stats(yeti) == (7, 8)


def test_vitality_surge_heals_what_the_drawn_minion_costs() -> None:
    t = table(build=135540)
    t.hurt(1, 10)
    t.deck("CS2_029", YETI)
    t.play("AV_213")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([YETI], 6)


def test_brasswing_burns_at_the_end_of_the_turn() -> None:
    t = table("HERO_04", build=185749)
    t.minion("AV_340")
    hero, own = t.hurt(1, 6), t.minion()
    foe = t.minion(side=2)
    t.minion(side=2, damage=3)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [foe.get(DAMAGE), t.hero(2).get(DAMAGE), own.get(DAMAGE)] == [2, 2, 0]
    assert hero.get(DAMAGE) == 2


def test_a_cavalry_horn_calls_the_cheapest_minion() -> None:
    t = table("HERO_04", build=185749)
    t.hand(YETI)
    t.hand("CS2_168")
    t.hand("GAME_005")
    t.weapon("AV_341")
    t.weapon("CS2_091")
    assert t.row() == ["CS2_168"]


def test_dun_baldar_bridge_strengthens_what_comes_for_three_turns() -> None:
    t = table("HERO_04", build=185749)
    before = t.minion()
    t.play("AV_344")
    assert stats(t.play(YETI)) == (6, 7)
    assert stats(before) == (4, 5)
    for _ in range(3):
        t.round()
    assert stats(t.play(YETI)) == (4, 5)


def test_protect_the_innocent_calls_two_defenders_after_healing() -> None:
    t = table(build=126451)
    t.play("AV_342")
    assert t.row() == ["AV_342t"]
    t.hurt(1, 9)
    t.play("CS2_089")
    t.play("AV_342")
    assert t.row() == ["AV_342t"] * 3
