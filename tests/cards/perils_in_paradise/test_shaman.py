"""Perils in Paradise: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import ARMOR, CARDTYPE, COST, DAMAGE, FROZEN
from table import YETI, stats, table


def test_frosty_decor_leaves_armor() -> None:
    t = table("HERO_02", build=217964)
    t.play("VAC_305")
    assert t.row() == ["VAC_305t"] * 2
    t.kill(t.at(1, 0))
    assert t.hero(1).get(ARMOR) == 4
    t.fill(1)
    assert t.refuses("VAC_305")


@pytest.mark.parametrize("drink", ["VAC_323", "VAC_323t", "VAC_323t2"])
@pytest.mark.parametrize(("build", "face"), [(210640, 1), (217964, 0), (241170, 1)])
def test_a_malted_magma_burns_the_enemies(drink: str, build: int, face: int) -> None:
    t = table("HERO_02", build=build)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(drink)
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2), t.hero(1))] == [0, 1, face, 0]


def test_matching_outfits_transform_and_double() -> None:
    t = table("HERO_02", build=217964)
    yeti = t.minion()
    t.answers("CS2_187")
    t.play("VAC_324", yeti)
    assert t.row() == ["CS2_187", "CS2_187"]


def test_a_hydration_totem_strengthens_its_neighbours() -> None:
    t = table("HERO_02", build=217964)
    left, totem, right, far = t.minion(), t.minion("WORK_011"), t.minion(), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in (left, totem, right, far)] == [(5, 6), (0, 3), (5, 6), (4, 5)]
    assert [e.card_id for e in left.attached] == ["WORK_011e"]


def test_turbulus_strengthens_all_other_battlecries() -> None:
    t = table("HERO_02", build=217964)
    held, plain, played = t.hand("VAC_934"), t.hand(YETI), t.minion("VAC_934")
    (below,) = t.deck("VAC_934")
    turbulus = t.play("WORK_013")
    assert [stats(e) for e in (held, below, played)] == [(5, 21)] * 3
    assert [stats(e) for e in (plain, turbulus)] == [(4, 5), (3, 3)]
    assert [e.card_id for e in held.attached] == ["WORK_013e"]


def test_an_icecrown_brochure_freezes_the_neighbours_and_flips() -> None:
    t = table("HERO_02", build=217964)
    left, middle, right = t.minion(side=2), t.minion(side=2), t.minion(side=2)
    kept = t.hand("WORK_030")
    t.play("WORK_030", middle)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [0, 3, 0]
    assert [e.get(FROZEN) for e in (left, middle, right)] == [1, 0, 1]
    t.deck(YETI, side=2)
    t.end_turn()
    assert kept.card_id == "WORK_030t"


def test_a_blackrock_brochure_burns_the_neighbours_and_flips() -> None:
    t = table("HERO_02", build=217964)
    left, middle, right = t.minion(side=2), t.minion(side=2), t.minion(side=2)
    kept = t.hand("WORK_030t")
    t.play("WORK_030t", middle)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [1, 3, 1]
    t.deck(YETI, side=2)
    t.end_turn()
    assert kept.card_id == "WORK_030"


def test_a_meltemental_never_thaws() -> None:
    t = table("HERO_02", build=221908)
    melt = t.play("VAC_328")
    assert melt.get(FROZEN) == 1
    t.round()
    t.round()
    assert melt.get(FROZEN) == 1
    assert t.refuses(melt, t.hero(2))


def test_a_razzle_dazzler_counts_the_schools() -> None:
    t = table("HERO_02", build=221908)
    t.play("CORE_CS2_029", t.hero(2))
    t.play("CORE_CS2_024", t.hero(2))
    t.play("VAC_301")
    assert len(t.row()) >= 4


def test_natural_talent_is_a_naga_and_a_spell() -> None:
    t = table("HERO_06", build=221908)
    t.play("VAC_329")
    naga, spell = t.game.in_row(t.game.hand[1])
    assert [naga.get(CARDTYPE), spell.get(CARDTYPE)] == [CardType.MINION, CardType.SPELL]
    assert [[w.card_id for w in e.attached] for e in (naga, spell)] == [["GBL_002e"]] * 2


def test_carefree_cookie_brings_something_dearer_for_the_dead() -> None:
    t = table("HERO_02", build=221908)
    t.minion("VAC_450")
    t.kill(t.minion())
    (cookie, found) = t.game.row(1)[:2]
    assert {e.get(COST) for e in (cookie, found)} == {3, 5}
