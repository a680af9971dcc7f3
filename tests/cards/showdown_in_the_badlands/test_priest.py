"""Showdown in the Badlands: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, table


def test_an_invasive_shadeleaf_bottles_what_is_too_much() -> None:
    t = table("HERO_09", build=210640)
    victim, giant = t.minion(side=2), t.minion("EX1_105", side=2)
    assert t.refuses("WW_393", t.minion())
    t.game.hand[1].clear()
    t.play("WW_393", victim)
    (bottle,) = t.game.hand[1]
    t.play(bottle, giant)
    assert (bottle.card_id, giant.get(DAMAGE)) == ("WW_393t", 5)


def test_a_shadeleaf_without_excess_leaves_no_bottle() -> None:
    t = table("HERO_09", build=189384)
    t.play("WW_393", t.minion("EX1_105", side=2))
    assert t.cards() == []


def test_an_injured_hauler_strikes_when_overhealed() -> None:
    t = table("HERO_09", build=217964)
    foe = t.minion(side=2)
    hauler = t.play("WW_381")
    assert hauler.get(DAMAGE) == 4
    t.play("CS2_007", hauler)
    assert (hauler.get(DAMAGE), foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 2, 0)


def test_a_hidden_gem_heals_its_side() -> None:
    t = table("HERO_09", build=217964)
    t.hurt(1, 5)
    t.hurt(2, 5)
    yeti = t.minion(damage=3)
    t.minion("DEEP_023")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (t.hero(1), yeti, t.hero(2))] == [3, 1, 5]


def test_a_pendant_of_earth_heals_by_the_cost_of_what_it_finds() -> None:
    t = table("HERO_09", build=217964)
    t.hurt(1, 20)
    t.deck("CS2_029", "EX1_298")
    t.play("DEEP_026")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == (["EX1_298"], 12)


def test_lightbugs_that_find_no_room_are_bottled() -> None:
    t = table("HERO_09", build=217964)
    t.minion()
    t.play("WW_052")
    assert (t.row(), t.cards()) == ([YETI, *["WW_052t"] * 6], ["WW_052t2"])
    t.kill(*t.game.row(1)[1:])
    t.play(t.game.in_row(t.game.hand[1])[0])
    assert t.row() == [YETI, *["WW_052t"] * 4]


def test_a_tram_heist_takes_what_the_enemy_played() -> None:
    t = table("HERO_09", build=217964)
    t.end_turn()
    t.play(YETI)
    t.play("CS2_231")
    t.end_turn()
    t.play("WW_053")
    assert sorted(t.cards()) == [YETI, "CS2_231"]


def test_a_thirsty_drifter_counts_cheap_cards() -> None:
    t = table("HERO_09", build=217964)
    drifter = t.hand("WW_387")
    t.play("CS2_231")
    t.play(YETI)
    assert drifter.get(COST) == 6
    t.play("CS2_189", t.hero(2))
    assert drifter.get(COST) == 5


@pytest.mark.parametrize(("build", "titan"), [(193128, True), (199503, False), (221908, True)])
def test_shattered_reflections_are_everywhere(build: int, titan: bool) -> None:
    """The battlefield comes first, and there is one in the hand, whatever the text says."""
    t = table("HERO_09", build=build)
    yeti = t.minion(side=2)
    t.play("DEEP_025", yeti)
    assert [t.cards(), t.row(), [e.card_id for e in t.game.deck[1]]] == [[YETI], [YETI], [YETI]]
    (held,), (body,), (laid,) = t.game.hand[1], t.game.row(1), t.game.deck[1]
    assert body.id < held.id < laid.id
    golganneth = t.minion("TTN_800", side=2)
    assert bool(t.refuses("DEEP_025", golganneth)) is not titan


def test_pip_copies_cheap_cards() -> None:
    t = table("HERO_09", build=221908)
    t.hand("CS2_171")
    t.hand(YETI)
    t.play("WW_394")
    assert t.cards() == ["CS2_171", "CS2_171", YETI]
