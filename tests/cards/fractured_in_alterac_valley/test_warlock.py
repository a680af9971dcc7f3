"""Fractured in Alterac Valley: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_full_blown_evil_comes_back() -> None:
    t = table("HERO_07", build=185749)
    own, foe = t.minion(), t.minion("CS2_186", side=2)
    t.play("AV_285")
    assert [foe.get(DAMAGE), own.get(DAMAGE), t.hero(2).get(DAMAGE)] == [5, 0, 0]
    assert t.cards() == ["AV_285"]


def test_a_hollow_abomination_consumes_what_it_just_kills() -> None:
    t = table("HERO_07", build=185749)
    t.minion(side=2)
    t.minion(side=2, damage=4)
    own = t.minion()
    assert stats(t.play("AV_313")) == (6, 8)
    assert [e.get(DAMAGE) for e in t.game.row(2)] == [1]
    assert own.get(DAMAGE) == 0


def test_a_spawn_of_deathwing_destroys_and_discards() -> None:
    t = table("HERO_07", build=185749)
    spawn, kept, lost = t.hand("ONY_035"), t.hand(YETI), t.hand("CS2_029")
    first, second = t.minion(side=2), t.minion("CS2_231", side=2)
    t.answers(second, lost)
    t.play(spawn)
    assert t.game.row(2) == [first]
    assert t.game.hand[1] == [kept]


def test_felfire_in_the_hole_burns_more_with_fel() -> None:
    t = table(build=126451)
    t.deck("CS2_029")
    t.play("AV_281")
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, ["CS2_029"])
    t.deck("AV_281")
    t.play("AV_281")
    assert t.hero(2).get(DAMAGE) == 5
