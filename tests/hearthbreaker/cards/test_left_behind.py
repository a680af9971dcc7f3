"""What a minion leaves behind that dies, is silenced or is taken; each of them played."""

from __future__ import annotations

import pytest

from hearthbreaker_board import YETI, Asked, Board
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, EXHAUSTED, HEALTH, RESOURCES_USED
from hsreplay_sim.engine.rules.damage import heal, spell_power
from hsreplay_sim.engine.rules.enchantments import attach, silence, update_auras
from hsreplay_sim.engine.rules.zones import bounce
from hsreplay_sim.hearthbreaker.rules.play import play, price
from hsreplay_sim.hearthbreaker.rules.ruleset import harm, immunities, kill

MOGOR = "GVG_112"
WISP = "CS2_231"


@pytest.mark.parametrize("spell", ["CS1_113", "EX1_334"])
def test_auchenai_goes_on_turning_the_healing_of_its_old_player(spell: str) -> None:
    b = Board()
    priest = b.minion("EX1_591", 2)
    b.play(spell, priest)
    heal(b.game, b.hero(2), [b.hero(2)], 2)
    assert b.hero(2).get(DAMAGE) == 2


def test_a_taken_minion_is_as_hurt_as_it_was_under_the_auras_that_it_leaves() -> None:
    """A Stormwind Champion gave it one more Health."""
    b = Board()
    b.minion("CS2_222", 2)
    yeti = b.minion(YETI, 2, damage=2)
    b.play("CS1_113", yeti)
    assert (yeti.get(HEALTH), yeti.get(DAMAGE)) == (5, 2)


def test_what_lessens_the_health_of_a_taken_minion_lessens_its_wounds_again() -> None:
    """Equality: its four less Health."""
    b = Board()
    yeti = b.minion(YETI, 2)
    attach(b.game, b.hero(1), yeti, "EX1_619e")
    update_auras(b.game)
    yeti.tags[DAMAGE] = 2
    b.play("CS1_113", yeti)
    assert (yeti.get(HEALTH), yeti.get(DAMAGE)) == (1, 0)


@pytest.mark.parametrize("spell", ["CS1_113", "EX1_334"])
def test_spell_damage_that_was_taken_stays_with_the_old_player(spell: str) -> None:
    b = Board()
    b.play(spell, b.minion("CS2_142", 2))
    update_auras(b.game)
    assert [spell_power(b.game, side) for side in (1, 2)] == [1, 1]


def test_the_hero_whose_mal_ganis_was_taken_stays_immune() -> None:
    b = Board()
    b.play("CS1_113", b.minion("GVG_021", 2))
    b.rules.settle(b.game)
    assert [immunities(b.game, b.hero(side)) for side in (1, 2)] == [1, 1]
    harm(b.game, b.hero(1), b.hero(2), 3)
    assert b.hero(2).get(DAMAGE) == 0


def test_a_cogmaster_that_dies_takes_the_aura_of_the_one_that_came_first() -> None:
    b = Board()
    first, second = b.minion("GVG_013"), b.minion("GVG_013")
    b.minion("GVG_058")
    assert (b.atk(first), b.atk(second)) == (3, 3)
    kill(b.game, second)
    b.rules.settle(b.game)
    assert b.atk(first) == 1


def test_a_cogmaster_looks_for_a_mech() -> None:
    b = Board()
    only = b.minion("GVG_013")
    assert b.atk(only) == 1
    mech = b.minion("GVG_058")
    assert b.atk(only) == 3
    kill(b.game, mech)
    b.rules.settle(b.game)
    assert b.atk(only) == 1


def test_mogor_hears_of_no_attack_once_it_is_silenced() -> None:
    b = Board()
    b.game.oracle = asked = Asked()
    silence(b.game, b.minion(MOGOR))
    b.attack(b.minion(), b.hero(2))
    assert asked.who == []


@pytest.mark.parametrize("spell", ["CS1_113", "EX1_334"])
def test_what_mogor_leaves_behind_flips_a_coin_too(spell: str) -> None:
    """Mind Control and Shadow Madness take it; its old player goes on hearing."""
    b = Board()
    b.game.oracle = asked = Asked()
    mogor = b.minion(MOGOR, 2)
    mogor.tags[ATK] = 3
    b.play(spell, mogor)
    b.attack(b.minion(), b.hero(2))
    assert asked.who[:2] == [MOGOR, "HB_ghost"]


def test_shadow_madness_wakes_a_minion_that_has_just_arrived() -> None:
    b = Board()
    yeti = b.minion("CS2_189", 2)
    yeti.tags[EXHAUSTED] = 1
    b.play("EX1_334", yeti)
    assert (yeti.controller, yeti.get(EXHAUSTED)) == (1, 0)


def test_a_minion_that_is_taken_may_be_the_eighth() -> None:
    b = Board()
    wisp = b.minion(WISP, 2)
    for _ in range(6):
        b.minion()
    b.play("EX1_091", wisp)
    assert b.row() == [YETI] * 6 + ["EX1_091", WISP]


def test_a_healing_totem_that_mind_control_took_heals_for_both_even_when_it_is_dead() -> None:
    b = Board()
    totem, hurt = b.minion("NEW1_009", 2), b.minion(side=2, damage=3)
    mine = b.minion(damage=3)
    b.play("CS1_113", totem)
    b.turn(2)
    assert (mine.get(DAMAGE), hurt.get(DAMAGE)) == (2, 3)
    kill(b.game, totem)
    b.turn(3)
    assert (mine.get(DAMAGE), hurt.get(DAMAGE)) == (2, 2)


def test_the_card_of_a_giant_that_was_played_has_lost_its_text_that_of_a_copy_has_it() -> None:
    """The Giant itself costs all of its 12, the copy that Faceless Manipulator became less."""
    b = Board()
    giant = b.hand("EX1_105")
    for _ in range(7):
        b.hand(WISP)
    play(b.game, giant, None, 0, 7)
    b.game.owner(1).tags[RESOURCES_USED] = 0
    b.play("EX1_564", giant)
    copy = next(body for body in b.game.row(1) if body is not giant)
    for body in (giant, copy):
        bounce(b.game, body, None)
    update_auras(b.game)
    assert price(b.game, giant) == 12
    assert price(b.game, copy) == 12 - 8


def test_silence_takes_health_beyond_the_maximum() -> None:
    b = Board()
    yeti = b.minion(damage=-1)
    silence(b.game, yeti)
    assert yeti.get(DAMAGE) == 0


@pytest.mark.parametrize("spell", ["CS1_113", "EX1_334"])
def test_an_aura_that_was_taken_stays_with_its_old_player_as_well(spell: str) -> None:
    """A Summoning Portal: what its old player holds costs less still."""
    b = Board()
    portal, giant = b.minion("EX1_315", 2), b.hand("EX1_586", 2)
    update_auras(b.game)
    before = giant.get(COST)
    b.play(spell, portal)
    update_auras(b.game)
    assert giant.get(COST) == before
