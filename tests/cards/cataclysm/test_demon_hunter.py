"""Cataclysm: demon hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    HERALD_COLOSSAL_AMOUNT,
    LIFESTEAL,
    RUSH,
    WINDFURY,
)
from hsreplay_sim.cards.words.systems import herald as herald_once
from hsreplay_sim.engine.keywords import herald
from imbuing import SIZES, heralded
from table import YETI, stats, table

BUILD = 241170


def test_a_fel_infusion_lets_the_hero_steal_life_for_the_turn() -> None:
    t = table("HERO_01", build=BUILD)
    herald.name_classes(t.game)
    t.play("CATA_530")
    assert (t.row(1), t.hero(1).get(LIFESTEAL)) == (["CATA_580t"], 1)
    t.end_turn()
    assert t.hero(1).get(LIFESTEAL) == 0


def test_an_armored_bloodletter_heralds() -> None:
    t = table("HERO_01", build=BUILD)
    herald.name_classes(t.game)
    bloodletter = t.play("CATA_525")
    assert (t.row(1), bloodletter.get(RUSH)) == (["CATA_525", "CATA_580t"], 1)


def test_a_ravenous_felfisher_is_cheaper_for_each_fel_spell() -> None:
    t = table("HERO_10", build=BUILD)
    fisher = t.hand("CATA_529")
    t.play("CS2_029", t.hero(2))
    assert fisher.get(COST) == 6
    t.play("BT_235")
    t.play("BT_235")
    assert fisher.get(COST) == 4


@pytest.mark.parametrize(("others", "damage"), [(0, 10), (2, 5)])
def test_a_flash_flood_comes_twice_from_the_edge(others: int, damage: int) -> None:
    t = table("HERO_10", build=BUILD)
    giants = [t.minion("CS3_036", side=2) for _ in range(3)]
    t.hand(YETI)
    flood = t.hand("CATA_533")
    for _ in range(others):
        t.hand(YETI)
    t.play(flood)
    assert [e.get(DAMAGE) for e in giants] == [damage, 0, damage]


def test_the_second_flood_finds_other_minions_at_the_ends() -> None:
    t = table("HERO_10", build=BUILD)
    t.minion("CS2_231", side=2)
    giant = t.minion("CS3_036", side=2)
    t.minion("CS2_231", side=2)
    t.play("CATA_533")
    assert (t.row(2), giant.get(DAMAGE)) == (["CS3_036"], 5)


@pytest.mark.parametrize(("before", "strength"), SIZES)
def test_the_soldier_of_azshara_gives_the_hero_attack_this_turn(before: int, strength: int) -> None:
    game, player, _ = heralded("DEMONHUNTER", 0)
    game.player1.entity.tags[4327] = before
    game.run(herald_once())
    assert [(each.id, each.atk, each.health) for each in player.field] == [
        ("CATA_525t", 2 * strength, strength)
    ]
    assert player.hero.atk == strength
    game.end_turn()
    assert player.hero.atk == 0


def test_azshara_gives_the_hero_windfury_and_her_tentacles_give_attack() -> None:
    t = table("HERO_10", build=255790)
    azshara = t.play("CATA_151")
    assert t.row() == ["CATA_151t", "CATA_151", "CATA_151t1"]
    assert (t.hero(1).get(ATK), t.hero(1).get(WINDFURY)) == (2, 1)
    t.attack(t.hero(1), t.hero(2))
    t.attack(t.hero(1), t.hero(2))
    t.kill(azshara)
    assert t.hero(1).get(WINDFURY) == 0
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_the_tentacles_of_azshara_grow_with_the_heralds() -> None:
    t = table("HERO_10", build=255790)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = 2
    t.play("CATA_151")
    assert (t.hero(1).get(ATK), stats(t.at(1, 0))) == (4, (4, 2))
