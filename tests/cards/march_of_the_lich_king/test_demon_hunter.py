"""March of the Lich King: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    OUTCAST,
)
from table import YETI, table


def test_a_vengeful_walloper_gets_cheaper_with_outcasts() -> None:
    t = table("HERO_10", build=217964)
    walloper = t.hand("RLK_213")
    t.play("BT_035")
    t.play("GAME_005")
    assert walloper.get(COST) == 7
    t.play("ETC_411")
    t.play("GAME_005")
    assert walloper.get(COST) == 6


def test_a_fierce_outsider_makes_the_next_outcast_cheaper_from_the_edge() -> None:
    t = table(build=217964, hero="HERO_10")
    outsider, sight = t.hand("RLK_207"), t.hand("BT_491")
    t.play(outsider)
    assert sight.get(COST) == 1
    t.play(sight)
    assert t.game.owner(1).attached == []


def test_a_shambling_chow_bites_as_it_dies() -> None:
    t = table("HERO_10", build=190416)
    t.kill(t.minion("NX2_024"))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0)


def test_calamitys_grasp_leaves_an_outcast_card() -> None:
    t = table("HERO_10", build=190416)
    t.kill(t.weapon("NX2_025"))
    assert [e.get(OUTCAST) for e in t.game.hand[1]] == [1]


def test_a_wretched_exile_answers_outcasts() -> None:
    t = table("HERO_10", build=217964)
    t.minion("RLK_210")
    t.play(YETI)
    assert t.cards() == []
    t.answers("ETC_411")
    t.play("ETC_411")
    assert t.cards() == ["ETC_411"]


@pytest.mark.parametrize(("lying", "row"), [(YETI, []), ("CS2_029", ["BT_036t"] * 4)])
def test_a_warband_comes_where_the_deck_has_no_minions(lying: str, row: list[str]) -> None:
    t = table("HERO_10", build=217964)
    t.deck(lying)
    t.play("RLK_208", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (4, row)


@pytest.mark.parametrize(("lying", "dealt"), [(YETI, 0), ("CS2_032", 4)])
def test_a_mark_of_scorn_strikes_unless_a_minion_comes(lying: str, dealt: int) -> None:
    t = table("HERO_10", build=217964)
    foe = t.minion("EX1_620", side=2)
    t.deck(lying)
    t.play("RLK_206")
    assert (t.cards(), foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == ([lying], dealt, 0)


@pytest.mark.parametrize(("mana", "healed"), [(5, 0), (6, 2)])
def test_unleash_fel_heals_at_six_mana(mana: int, healed: int) -> None:
    t = table("HERO_10", build=221908, mana=mana)
    hero = t.hurt(1, 10)
    t.minion(side=2)
    t.play("RLK_209")
    assert [hero.get(DAMAGE), t.hero(2).get(DAMAGE)] == [10 - healed, 1]


@pytest.mark.parametrize(("build", "more"), [(189384, 1), (221908, 2)])
def test_a_deal_with_a_devil_is_better_without_minions(build: int, more: int) -> None:
    t = table("HERO_10", build=build)
    t.play("RLK_211")
    assert t.row() == ["RLK_211t"] * (2 + more)
    t.deck(YETI)
    t.play("RLK_211")
    assert t.row() == ["RLK_211t"] * (4 + more)


def test_a_brutal_annihilan_passes_on_what_it_survives() -> None:
    t = table("HERO_10", build=221908)
    annihilan = t.minion("RLK_212")
    t.play("CORE_CS2_029", annihilan)
    assert t.hero(2).get(DAMAGE) == 6
    t.play("CORE_CS2_029", annihilan)
    assert t.hero(2).get(DAMAGE) == 6
