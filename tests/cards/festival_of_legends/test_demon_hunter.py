"""Festival of Legends: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import COST, DAMAGE, SPELL_SCHOOL, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


@pytest.mark.parametrize(("beside", "summoned"), [(0, 3), (1, 2)])
def test_security_summons_one_more_as_an_outcast(beside: int, summoned: int) -> None:
    t = table("HERO_10", build=217964)
    for _ in range(beside):
        t.hand(YETI)
    card = t.hand("ETC_411")
    for _ in range(beside):
        t.hand(YETI)
    t.play(card)
    assert t.row() == ["BT_036t"] * summoned


@pytest.mark.parametrize(("mana", "cards"), [(1, 1), (2, 0)])
def test_a_taste_of_chaos_discovers_a_fel_spell_as_a_finale(mana: int, cards: int) -> None:
    t = table("HERO_10", build=185749, mana=mana)
    yeti = t.minion(side=2)
    t.play("ETC_394", yeti)
    assert yeti.get(DAMAGE) == 2
    assert [e.get(SPELL_SCHOOL) for e in t.game.hand[1]] == [SpellSchool.FEL] * cards


@pytest.mark.parametrize("alone", [False, True])
def test_a_guitar_soloist_that_is_alone_draws_one_of_each(alone: bool) -> None:
    t = table("HERO_10", build=190416)
    t.deck("CS2_106", YETI, "CS2_029")
    if not alone:
        t.minion()
    t.play("ETC_026")
    assert t.cards() == (["CS2_029", YETI, "CS2_106"] if alone else [])


def test_an_eye_of_shadow_heals_the_hero_that_strikes() -> None:
    t = table("HERO_10", build=217964)
    t.hurt(1, 10)
    t.minion("ETC_398")
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(1).get(DAMAGE) == 7


def test_a_snakebite_counts_the_dead_of_the_turn() -> None:
    t = table("HERO_10", build=217964)
    t.kill(t.minion(), t.minion(side=2))
    snake = t.hand("ETC_410")
    assert snake.get(TAG_SCRIPT_DATA_NUM_1) == 2
    assert stats(t.play(snake)) == (3, 3)


def test_an_instrument_smasher_finds_another_weapon() -> None:
    t = table("HERO_10", build=217964)
    t.minion("ETC_400")
    axe = t.weapon("CS2_106")
    t.answers("BT_922")
    t.kill(axe)
    assert t.game.weapon[1] is not None
    assert t.game.weapon[1].card_id == "BT_922"


def test_rush_the_stage_draws_two_cheaper_rushers() -> None:
    t = table("HERO_01", build=199503)
    t.deck(YETI, "ETC_325", "ETC_325")
    t.minion("BRM_031")  # each card drawn is copied at once
    t.play("ETC_200")
    first, copy, second, last = t.game.hand[1]
    assert [(e.card_id, e.get(COST)) for e in (first, second)] == [("ETC_325", 1)] * 2
    assert copy.id < first.attached[0].id < last.id < second.attached[0].id  # one by one


def test_halveria_cheers_after_rushers() -> None:
    t = table("HERO_10", build=199503)
    halveria, yeti = t.minion("ETC_399"), t.minion()
    t.attack(yeti, t.hero(2))
    assert stats(halveria) == (4, 3)
    t.attack(halveria, t.minion("CS2_171", side=2))
    assert [stats(halveria), stats(yeti)] == [(5, 2), (5, 5)]
