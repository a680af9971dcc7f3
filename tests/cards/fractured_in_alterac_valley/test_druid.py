"""Fractured in Alterac Valley with Onyxia's Lair: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CHOOSE_BOTH,
    CHOOSE_ONE,
    COST,
    DAMAGE,
    MAXRESOURCES,
    RESOURCES,
)
from table import YETI, stats, table


@pytest.mark.parametrize(("build", "spent"), [(128654, 5), (150659, 6)])
def test_wildheart_guff_raises_the_largest_mana_to_20(build: int, spent: int) -> None:
    t = table("HERO_06", build=build, mana=9)
    t.deck(YETI)
    guff = t.play("AV_205")
    assert (t.tag(MAXRESOURCES), t.tag(RESOURCES), t.spent()) == (20, 10, spent)
    assert (t.cards(), guff.get(ARMOR), t.power().card_id) == ([YETI], 5, "AV_205p")
    t.round()
    assert t.tag(RESOURCES) == 11


@pytest.mark.parametrize(("build", "spent"), [(128654, 2), (150659, 3)])
def test_nurture_draws_or_gains_a_crystal(build: int, spent: int) -> None:
    t = table("HERO_06", build=build, mana=9)
    t.deck(YETI)
    t.play("AV_205")
    t.round()
    t.play(t.power(), option=1)
    assert (t.tag(RESOURCES), t.spent()) == (12, spent)
    t.round()
    t.deck(YETI)
    held = len(t.cards())
    t.play(t.power(), option=0)
    assert len(t.cards()) == held + 1
    assert {"AV_205pb", "AV_205a"} <= {each.card_id for each in t.game.entities.values()}


def test_the_heart_of_the_wild_strengthens_one_and_all_beasts() -> None:
    t = table("HERO_06", build=192896)
    raptor, yeti = t.minion("CS2_172"), t.minion()
    t.minion("CS2_172", side=2)
    t.play("AV_292", yeti)
    assert (stats(yeti), stats(raptor), stats(t.at(2, 0))) == ((6, 7), (4, 3), (3, 2))


def test_clawfury_adept_stirs_all_others_for_a_turn() -> None:
    t = table(build=142295)
    yeti, foe = t.minion(), t.minion(side=2)
    adept = t.play("AV_294")
    assert [e.get(ATK) for e in (yeti, t.hero(1), adept, foe)] == [5, 1, 2, 4]
    t.round()
    assert [e.get(ATK) for e in (yeti, t.hero(1))] == [4, 0]


def test_coldtooth_mine_yields_the_cheapest_or_the_dearest() -> None:
    for option, drawn in ((0, "CS2_231"), (1, "CS2_222")):
        t = table(build=144772)
        t.deck(YETI, "CS2_222", "CS2_231", YETI)
        t.play("AV_295", option=option)
        assert t.cards() == [drawn]


def test_the_scale_of_onyxia_fills_the_board() -> None:
    t = table(build=233275)
    t.minion()
    t.play("ONY_021")
    assert t.row() == [YETI] + ["ONY_001t"] * 6


def test_dire_frostwolf_leaves_a_cub() -> None:
    t = table(build=135540)
    t.kill(t.minion("AV_211"))
    assert t.row() == ["AV_211t"]


def test_a_combined_card_loses_its_mark_as_it_is_played() -> None:
    t = table("HERO_06", build=185749)
    _, gift = t.deck(YETI, "TTN_955")
    t.answers(gift)
    t.play("TTN_951t")
    assert [e.card_id for e in gift.attached] == ["ONY_019e"]
    t.answers("CS2_007", "EX1_169")
    t.play(gift)
    assert gift.get(CHOOSE_BOTH) == 0
    assert not gift.attached


def test_a_frostsaber_matriarch_is_cheaper_for_each_beast() -> None:
    t = table("HERO_06", build=185749)
    cat = t.hand("AV_291")
    t.play("CS2_172")
    t.play("CS2_168")
    assert cat.get(COST) == 6


def test_a_pride_seeker_makes_the_next_choice_cheaper() -> None:
    t = table("HERO_06", build=185749)
    wrath, other, yeti = t.hand("EX1_154"), t.hand("EX1_154"), t.hand(YETI)
    t.play("AV_296")
    assert [e.get(COST) for e in (wrath, other, yeti)] == [0, 0, 4]
    t.play(wrath, t.minion(side=2), 0)
    assert other.get(COST) == 2


def test_frostwolf_kennels_send_a_wolf_for_three_turns() -> None:
    t = table("HERO_06", build=185749)
    t.play("AV_360")
    for _ in range(4):
        t.round()
    assert t.row() == ["AV_211t"] * 3


def test_a_raid_negotiator_finds_a_choice_that_is_combined() -> None:
    t = table("HERO_06", build=185749)
    t.play("ONY_019")
    (found,) = t.game.hand[1]
    assert [found.get(CHOOSE_ONE), found.get(CHOOSE_BOTH)] == [1, 1]


def test_boomkin_restores_health_or_deals_damage() -> None:
    t = table(build=179020)
    t.hurt(1, 10)
    t.play("ONY_018", option=0)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)
    t.play("ONY_018", t.hero(2), option=1)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 4)
