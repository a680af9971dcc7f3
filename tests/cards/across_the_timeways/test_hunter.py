"""Across the Timeways: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, table

NEW = 238003


@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (4, 0)])
def test_an_arrow_retriever_draws_until_there_are_three(held: int, drawn: int) -> None:
    t = table("HERO_05", build=NEW)
    for _ in range(held):
        t.hand(YETI)
    t.deck(*[YETI] * 4)
    t.play("TIME_601")
    assert len(t.cards()) == held + drawn


def test_a_wormhole_brings_a_beast_that_attacks() -> None:
    t = table("HERO_05", build=NEW)
    t.answers("CS2_127", 0, "TIME_000ta")
    t.play("TIME_602")
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["CS2_127"], 1)


def test_a_ticking_timebomb_destroys_an_enemy() -> None:
    t = table("HERO_05", build=NEW)
    bomb, _, _ = t.minion("TIME_603"), t.minion(), t.minion(side=2)
    t.kill(bomb)
    assert (t.row(), t.row(2)) == ([YETI], [])


def test_an_epoch_stalker_doubles() -> None:
    t = table("HERO_05", build=NEW)
    t.play("TIME_605")
    assert t.row() == ["TIME_605"] * 2


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_triennium_rex_brings_deathrattles(kindred: int) -> None:
    t = table(build=241170)
    if kindred:
        t.play("END_015")
        t.round()
    held = len(t.cards())
    rex = t.play("END_015")
    assert len(t.cards()) == held + kindred
    t.kill(rex)
    assert [e.card_id for e in t.game.in_row(t.game.hand[1])[-1].attached] == ["GBL_002e"]


def test_a_queldorei_fletcher_makes_the_power_free_with_few_cards() -> None:
    t = table("HERO_05", build=241170)
    t.minion("TIME_606")
    t.hand(YETI)
    t.hand(YETI)
    t.hand(YETI)
    assert t.power().get(COST) == 0
    t.hand(YETI)
    assert t.power().get(COST) == 2
