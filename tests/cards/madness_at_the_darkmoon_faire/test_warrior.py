"""Madness at the Darkmoon Faire with the Darkmoon Races: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE
from table import YETI, stats, table


def test_sword_eater_brings_a_sword() -> None:
    t = table(build=179020)
    t.play("DMF_521")
    assert t.hero(1).get(ATK) == 3


def test_a_minefield_splits_five_among_all_minions() -> None:
    t = table("HERO_01", build=90000)
    own, foe = t.minion("EX1_586"), t.minion("EX1_586", side=2)
    t.play("DMF_522")
    assert own.get(DAMAGE) + foe.get(DAMAGE) == 5


def test_a_bumper_car_leaves_its_riders() -> None:
    t = table("HERO_01", build=90000)
    t.kill(t.minion("DMF_523"))
    assert t.cards() == ["DMF_523t"] * 2


def test_etc_cheers_those_who_rush() -> None:
    t = table("HERO_01", build=90000)
    t.minion("DMF_529")
    t.attack(t.minion(), t.minion(side=2))
    assert t.hero(2).get(DAMAGE) == 0
    t.attack(t.minion("DMF_523t"), t.minion(side=2))
    assert t.hero(2).get(DAMAGE) == 2


def test_helpers_of_the_hand() -> None:
    t = table("HERO_01", build=90000)
    yeti, shield = t.hand(YETI), t.hand("CS2_179")
    t.play("DMF_530")
    assert [stats(e) for e in (yeti, shield)] == [(4, 5), (8, 10)]
    helper = t.hand("DMF_531")
    t.answers(yeti)
    t.play(helper)
    assert [stats(e) for e in (yeti, shield)] == [(5, 6), (8, 10)]


def test_a_stage_dive_strengthens_when_corrupted() -> None:
    t = table("HERO_01", build=90000)
    t.deck(YETI, "DMF_523")
    t.play("DMF_526")
    assert [(e.card_id, *stats(e)) for e in t.game.hand[1]] == [("DMF_523", 1, 3)]
    t = table("HERO_01", build=90000)
    t.deck(YETI, "DMF_523")
    t.hand("DMF_526")
    t.play(YETI)
    assert t.cards() == ["DMF_526a"]
    t.play(t.game.hand[1][0])
    assert [(e.card_id, *stats(e)) for e in t.game.hand[1]] == [("DMF_523", 3, 4)]


def test_ironclad_asks_for_armor() -> None:
    t = table("HERO_01", build=71003)
    assert stats(t.play("YOP_014")) == (2, 4)
    t.hero(1).tags[ARMOR] = 1
    assert stats(t.play("YOP_014")) == (4, 6)


def test_ringmaster_whatley_draws_one_of_each_type() -> None:
    t = table(build=77662)
    t.deck("EX1_556", "NEW1_023", "CS2_146", YETI)
    t.play("DMF_525")
    assert sorted(t.cards()) == ["CS2_146", "EX1_556", "NEW1_023"]


def test_spiked_wheel_is_stronger_with_armor() -> None:
    t = table("HERO_01", build=77662)
    wheel = t.weapon("YOP_013")
    assert wheel.get(ATK) == 0
    t.play(t.power())
    assert wheel.get(ATK) == 3
