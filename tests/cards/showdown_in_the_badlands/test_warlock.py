"""Showdown in the Badlands: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_an_elementium_geode_draws_for_blood() -> None:
    t = table("HERO_07", build=217964)
    t.deck(YETI, YETI)
    geode = t.play("DEEP_030")
    assert (t.hero(1).get(DAMAGE), t.cards()) == (2, [YETI])
    t.kill(geode)
    assert (t.hero(1).get(DAMAGE), t.cards()) == (4, [YETI] * 2)


@pytest.mark.parametrize(("victim", "found"), [(YETI, 0), ("CS2_231", 1)])
def test_a_smokestack_excavates_where_it_kills(victim: str, found: int) -> None:
    t = table("HERO_07", build=217964)
    t.play("WW_378", t.minion(victim, side=2))
    assert len(t.cards()) == found


def test_a_moarg_drillfist_leaves_a_treasure() -> None:
    t = table("HERO_07", build=217964)
    t.kill(t.minion("WW_442"))
    assert len(t.cards()) == 1


def test_chaos_creation_costs_the_bottom_of_the_deck() -> None:
    t = table("HERO_07", build=217964)
    t.deck(*[YETI] * 8)
    t.play("DEEP_031", t.hero(2))
    assert (t.hero(2).get(DAMAGE), len(t.game.deck[1])) == (6, 2)
    body = t.at(1, 0)
    assert body.card is not None
    assert body.card.cost == 6
