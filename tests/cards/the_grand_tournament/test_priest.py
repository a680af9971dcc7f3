"""The Grand Tournament: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, TAUNT
from table import YETI, stats, table

DRAGON = "BRM_020"


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [("AT_116", (1, 4), (2, 4))],
)
def test_a_dragon_in_hand_gives_taunt(
    card_id: str, without: tuple[int, int], holding: tuple[int, int]
) -> None:
    t = table()
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (without, 0)
    t.hand(DRAGON)
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (holding, 1)


@pytest.mark.parametrize(("build", "hero", "grown"), [(126451, 2, 2), (255790, 2, 0)])
def test_holy_champion_of_old_grows_with_any_healing(build: int, hero: int, grown: int) -> None:
    t = table("HERO_09", build=build)
    t.hurt(1, hero)
    champion = t.minion("AT_011")
    before = stats(champion)[0]
    t.play(t.power(), t.hero(1))
    assert stats(champion)[0] == before + grown


def test_holy_champion_of_today_grows_when_it_is_overhealed() -> None:
    t = table("HERO_09", build=255790)
    champion = t.minion("AT_011")
    before = stats(champion)[0]
    t.play(t.power(), champion)
    assert stats(champion)[0] == before + 2


def test_spawn_of_shadows_hurts_both_heroes_again_and_again() -> None:
    t = table("HERO_01", build=255790)
    t.play("AT_012")
    t.play(t.power())
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (8, 6)


def test_spawn_of_shadows_of_old_only_inspires() -> None:
    t = table("HERO_01", build=126451)
    t.play("AT_012")
    assert t.hero(2).get(DAMAGE) == 0


def test_shadowfiend_makes_what_is_drawn_cheaper() -> None:
    t = table()
    t.deck(YETI)
    t.minion("AT_014")
    t.play("EX1_015")
    assert t.game.in_row(t.game.hand[1])[0].get(COST) == 3


@pytest.mark.parametrize(("build", "cost"), [(126451, 4), (184968, 1)])
def test_convert_copies_an_enemy_minion(build: int, cost: int) -> None:
    t = table(build=build)
    assert t.refuses("AT_015", t.minion())
    for foe in [t.minion(side=2)]:
        t.play("AT_015", foe)
    assert [each.get(COST) for each in t.game.hand[1] if each.card_id == YETI] == [cost]


def test_confuse_swaps_every_minion() -> None:
    t = table()
    mine, foe = t.minion(), t.minion("CS2_182", side=2, damage=3)
    t.play("AT_016")
    assert (stats(mine), stats(foe)) == ((5, 4), (2, 4))


@pytest.mark.parametrize(("build", "called"), [(126451, 1), (255790, 2)])
def test_confessor_paletress_calls_legends(build: int, called: int) -> None:
    t = table("HERO_01", build=build)
    t.answers(*["EX1_016"] * called)
    t.play("AT_018")
    t.play(t.power())
    assert t.row() == ["AT_018"] + ["EX1_016"] * called


def test_flash_heal_restores_five() -> None:
    t = table()
    t.hurt(1, 9)
    t.play("AT_055", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 4


def test_power_word_glory_heals_the_hero_of_the_player_who_buffed_the_minion() -> None:
    t = table()
    foe = t.minion(side=2)
    t.hurt(1, 10)
    t.hurt(2, 10)
    t.play("AT_013", foe)
    t.round()
    t.deck(YETI, side=2)
    t.end_turn()
    t.attack(foe, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 10 - 4 + 4
    assert t.hero(2).get(DAMAGE) == 10
