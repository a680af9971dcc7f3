"""Texts that hearthbreaker resolves otherwise: damage, health and cards; each card played."""

from __future__ import annotations

import pytest

from hearthbreaker_board import YETI, Board
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    DAMAGE,
    HEALTH,
    IMMUNE,
    RESOURCES,
    ZONE_POSITION,
)
from hsreplay_sim.hearthbreaker.rules.legality import mana
from hsreplay_sim.hearthbreaker.rules.play import use_power
from hsreplay_sim.hearthbreaker.rules.ruleset import immunities, kill
from hsreplay_sim.hearthbreaker.rules.turn import end_turn, start_turn

WISP = "CS2_231"
MAGE = "EX1_012"
"""Bloodmage Thalnos: Spell Damage +1."""


def test_lava_shock_is_not_raised_by_spell_damage() -> None:
    b = Board()
    b.minion(MAGE)
    b.play("BRM_011", b.hero(2))
    assert b.hero(2).get(DAMAGE) == 2


def test_eye_for_an_eye_is_not_raised_by_spell_damage() -> None:
    b = Board()
    b.minion(MAGE, 2)
    b.secret("EX1_132")
    b.attack(b.minion("CS2_171"), b.hero(2))
    assert (b.hero(2).get(DAMAGE), b.hero(1).get(DAMAGE)) == (1, 1)


def test_a_burrowing_mine_does_ten_damage_beside_spell_damage() -> None:
    b = Board()
    b.minion(MAGE)
    b.deck("GVG_056t", YETI)
    b.play("EX1_096")
    kill(b.game, b.game.row(1)[-1])
    b.rules.settle(b.game)
    assert (b.hero(1).get(DAMAGE), b.names()) == (10, [YETI])


def test_bouncing_blade_is_raised_by_spell_damage_at_each_bounce() -> None:
    b = Board()
    victim = b.minion("CS2_186", 2)
    b.minion("EX1_012", 1)
    b.play("GVG_050")
    assert victim.get(DAMAGE) % 2 == 0


def test_blade_flurry_deals_the_attack_of_the_hero() -> None:
    b = Board(("HERO_06", "HERO_01"))
    b.weapon("CS2_082")
    use_power(b.game, b.power(), None)
    yeti = b.minion(side=2)
    b.play("CS2_233")
    assert (yeti.get(DAMAGE), b.game.weapon[1]) == (2, None)


@pytest.mark.parametrize("card_id", ["CS2_114", "DS1_183", "EX1_251"])
def test_two_shots_may_hit_a_dead_minion_and_what_the_first_one_killed_is_gone(
    card_id: str,
) -> None:
    b = Board()
    dead, alive = b.minion(WISP, 2), b.minion("CS2_186", 2)
    kill(b.game, dead)
    b.play(card_id)
    assert dead.zone == Zone.GRAVEYARD
    assert alive.get(DAMAGE) == 2 + (card_id != "CS2_114")


@pytest.mark.parametrize("card_id", ["EX1_617", "GVG_047"])
def test_a_random_kill_may_be_wasted_on_the_dead(card_id: str) -> None:
    b = Board()
    kill(b.game, b.minion(WISP, 2))
    b.minion(side=2)
    b.play(card_id)
    assert b.row(2) == [YETI]


def test_sabotage_breaks_the_weapon_as_a_combo() -> None:
    b = Board()
    b.weapon("CS2_106", 2)
    b.minion(side=2)
    b.play(WISP)
    b.play("GVG_047")
    assert b.game.weapon[2] is None


def test_holy_wrath_without_a_card_does_nothing() -> None:
    b = Board()
    b.minion(MAGE)
    victim = b.minion(side=2)
    b.play("EX1_365", victim)
    assert (victim.get(DAMAGE), b.hero(1).get(DAMAGE)) == (0, 1)


def test_holy_wrath_deals_what_the_card_costs() -> None:
    b = Board()
    b.deck(YETI)
    b.play("EX1_365", b.hero(2))
    assert b.hero(2).get(DAMAGE) == 4


def test_imp_losion_hits_a_hero_and_counts_what_armor_absorbs() -> None:
    b = Board()
    b.hero(2).tags[ARMOR] = 9
    b.play("GVG_045", b.hero(2))
    assert (b.hero(2).get(ARMOR), b.row()) == (7, ["GVG_045t", "GVG_045t"])


def test_soulfire_discards_without_an_answer() -> None:
    b = Board()
    b.hand("AT_022")
    b.play("EX1_308", b.hero(2))
    assert (b.hero(2).get(DAMAGE), b.names()) == (4, [])


def test_astral_communion_discards_without_an_answer() -> None:
    b = Board()
    b.hand("AT_022")
    b.play("AT_043")
    assert (b.hero(2).get(DAMAGE), mana(b.game, 1)) == (0, 10)


def test_tracking_takes_what_there_is_and_is_no_draw() -> None:
    b = Board()
    b.deck(YETI, WISP)
    b.minion("BRM_031")
    b.play("DS1_184")
    assert (b.names(), b.game.deck[1]) == ([YETI, "BRM_031"], [])


@pytest.mark.parametrize("card_id", ["NEW1_004", "GVG_005"])
def test_the_oldest_minion_comes_first_to_the_hand(card_id: str) -> None:
    b = Board()
    old, young = b.minion(YETI), b.minion(WISP)
    old.tags[ZONE_POSITION], young.tags[ZONE_POSITION] = 2, 1
    b.play(card_id)
    assert b.names() == [YETI, WISP]


def test_voljin_and_its_victim_are_unhurt_with_the_health_of_the_other() -> None:
    b = Board()
    other = b.minion("CS2_186", 2, damage=3)
    voljin = b.play("GVG_014", other)
    assert (voljin.get(HEALTH), other.get(HEALTH), other.get(DAMAGE)) == (4, 2, 0)


def test_inner_fire_adds_what_is_missing_and_later_gains_add_to_it() -> None:
    b = Board()
    yeti = b.minion()
    b.play("CS1_129", yeti)
    b.play("CS2_092", yeti)
    assert (b.atk(yeti), yeti.get(HEALTH)) == (9, 9)


def test_inner_fire_counts_what_the_spell_itself_has_set_off() -> None:
    b = Board()
    b.turn(2)
    trogg = b.minion("GVG_067", 1)
    b.play("CS1_129", trogg)
    assert b.atk(trogg) == 3


def test_alexstrasza_lowers_the_maximum() -> None:
    b = Board(("HERO_09", "HERO_01"))
    hero = b.hero(1)
    hero.tags[DAMAGE] = 3
    b.play("EX1_561", hero)
    use_power(b.game, b.power(), hero)
    assert (hero.get(HEALTH), hero.get(DAMAGE)) == (15, 0)


def test_a_faceless_copy_has_the_health_of_enchantments_twice() -> None:
    b = Board()
    model = b.minion(side=2)
    b.play("CS2_092", model)
    b.play("EX1_564", model)
    copy = b.game.row(1)[0]
    assert (copy.get(HEALTH), copy.get(DAMAGE)) == (9, -4)


def test_lord_jaraxxus_comes_without_armor_and_with_the_health_of_the_minion() -> None:
    b = Board(("HERO_07", "HERO_01"))
    b.hero(1).tags[ARMOR] = 5
    b.minion("GVG_021")
    b.play("EX1_323")
    hero = b.hero(1)
    assert (hero.get(ARMOR), hero.health_left, immunities(b.game, hero)) == (0, 17, 1)


def test_two_malganis_make_immune_twice() -> None:
    b = Board()
    b.minion("GVG_021"), b.minion("GVG_021")
    b.atk(b.hero(1))
    assert (b.hero(1).get(IMMUNE), immunities(b.game, b.hero(1))) == (1, 2)


def test_gift_of_mana_fills_beyond_ten() -> None:
    b = Board()
    b.play("GVG_032", option=0)
    assert (mana(b.game, 2), b.game.owner(2).get(RESOURCES)) == (11, 10)


def test_what_ice_block_gives_as_a_turn_ends_lasts_until_that_player_ends_another_one() -> None:
    b = Board()
    b.minion("EX1_298")
    b.secret("EX1_295")
    hero = b.hero(2)
    hero.tags[DAMAGE] = 25
    immune = []
    for number in (2, 3, 4):
        b.turn(number)
        immune.append(hero.get(IMMUNE))
    assert immune == [1, 1, 0]


def test_a_treant_of_feigned_death_stands_right_of_its_minion() -> None:
    b = Board()
    b.minion(YETI), b.minion(WISP)
    b.play("EX1_158")
    b.play("GVG_026")
    assert b.row() == [YETI, "EX1_158t", WISP, "EX1_158t"]


def test_baron_rivendare_counts_when_the_first_deathrattle_has_brought_him() -> None:
    b = Board()
    b.minion("FP1_031", 2), b.minion(side=2)
    kill(b.game, b.minion("EX1_016"))
    b.rules.settle(b.game)
    assert b.row() == ["FP1_031", YETI]


def test_kelthuzad_forgets_the_dead_as_a_turn_of_his_own_player_begins() -> None:
    b = Board()
    b.minion("FP1_013")
    kill(b.game, b.minion(WISP))
    b.rules.settle(b.game)
    end_turn(b.game)
    assert b.row() == ["FP1_013", WISP]
    start_turn(b.game, 2)
    end_turn(b.game)
    assert b.row() == ["FP1_013", WISP, WISP]
    start_turn(b.game, 3)
    end_turn(b.game)
    assert b.row() == ["FP1_013", WISP, WISP]
