"""Showdown in the Badlands: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


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
