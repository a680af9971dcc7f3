"""Showdown in the Badlands: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    RESOURCES,
    TURN_DRAWN,
)
from table import YETI, stats, table
from texts import blocks


def test_take_to_the_skies_draws_stronger_dragons() -> None:
    t = table("HERO_06", build=217964)
    t.deck(YETI, "NEW1_023", "NEW1_023", "NEW1_023")
    t.play("WW_816")
    assert t.cards() == ["NEW1_023"] * 2
    assert [stats(card) for card in t.game.hand[1]] == [(4, 3)] * 2


@pytest.mark.parametrize(("drawn", "spent"), [(0, 2), (21, 0)])
def test_rehydrate_heals_and_refreshes_as_a_quickdraw(drawn: int, spent: int) -> None:
    t = table("HERO_06", build=217964)
    hero, card = t.hurt(1, 9), t.hand("WW_823")
    card.tags[TURN_DRAWN] = drawn
    t.play(card, hero)
    assert (hero.get(DAMAGE), t.spent()) == (2, spent)
    powers = [block for block in blocks(t.game) if block == (BlockType.POWER, card.id)]
    assert len(powers) == 1 + (drawn == 21)


def test_spinetail_drake_needs_a_dragon() -> None:
    t = table(build=199503)
    ogre = t.minion("CS2_200", side=2)
    assert t.refuses("WW_820", ogre)
    t.hand("EX1_561")
    t.play("WW_820", ogre)
    assert ogre.get(DAMAGE) == 5


def test_a_crystal_cluster_makes_elementals_of_what_does_not_fit() -> None:
    t = table(build=210640, mana=9)
    t.play("DEEP_028")
    assert (t.tag(RESOURCES), t.row()) == (10, ["DEEP_028t"] * 2)


def test_fye_costs_less_for_each_dragon_summoned() -> None:
    t = table(build=223542)
    fye = t.hand("WW_825")
    whelp = t.play("NEW1_023")
    t.play(YETI)
    t.minion("NEW1_023", side=2)
    assert fye.get(COST) == 8
    t.kill(whelp)
    t.minion("NEW1_023")
    assert fye.get(COST) == 7


def test_a_cactus_construct_summons_a_small_copy_of_the_pick() -> None:
    t = table("HERO_06", build=223542)
    t.answers("NEW1_023", "CS2_172", "EX1_015", 0)
    t.play("WW_818")
    copy = t.at(1, 0)
    assert (copy.card_id, stats(copy), t.cards()) == ("NEW1_023", (1, 2), ["NEW1_023"])


def test_a_cactus_construct_on_a_full_board_takes_the_card_alone() -> None:
    t = table("HERO_06", build=223542)
    t.fill(1)
    t.answers("NEW1_023", "CS2_172", "EX1_015", 0)
    t.play("WW_818")
    assert (len(t.row()), t.cards()) == (7, ["NEW1_023"])


def test_a_desert_nestmatron_refreshes_mana_beside_a_dragon() -> None:
    t = table("HERO_06", build=223542, mana=10)
    t.play("WW_826")
    assert t.spent() == 4
    t.hand("NEW1_023")
    t.play("WW_826")
    assert t.spent() == 4


@pytest.mark.parametrize(("held", "gained"), [(YETI, 0), ("EX1_043", 1)])
def test_a_whelp_finds_a_crystal_beside_a_dragon(held: str, gained: int) -> None:
    t = table("HERO_06", build=217964, mana=5)
    t.hand(held)
    t.play("WW_819")
    assert (t.tag(RESOURCES), t.spent()) == (5 + gained, 2 + gained)


@pytest.mark.parametrize(("option", "held", "mana"), [(0, 1, 8), (1, 3, 7)])
def test_a_gloomstone_guardian_has_its_price(option: int, held: int, mana: int) -> None:
    t = table("HERO_06", build=217964, mana=8)
    guardian = t.hand("DEEP_027")
    for _ in range(3):
        t.hand(YETI)
    t.play(guardian, option=option)
    assert (len(t.cards()), t.tag(RESOURCES)) == (held, mana)


@pytest.mark.parametrize(("mana", "damage"), [(3, 3), (4, 0)])
def test_a_trogg_gemtosser_throws_its_crystals_last(mana: int, damage: int) -> None:
    t = table("HERO_01", build=221908, mana=mana)
    t.play("DEEP_029")
    assert t.hero(2).get(DAMAGE) == damage


def test_dragon_tales_are_short_or_tall() -> None:
    t = table("HERO_06", build=221908)
    t.play("WW_821", option=0)
    assert [e.get(COST) <= 5 for e in t.game.hand[1]] == [True, True]
    tall = table("HERO_06", build=221908)
    tall.play("WW_821", option=1)
    assert [e.get(COST) > 5 for e in tall.game.hand[1]] == [True, True]


def test_a_dragon_golem_comes_with_one_for_each_dragon() -> None:
    t = table("HERO_06", build=221908)
    t.hand("TTN_907")
    t.hand("TTN_907")
    t.hand(YETI)
    t.play("WW_822")
    assert t.row() == ["WW_822"] * 3
