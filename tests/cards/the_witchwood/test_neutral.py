"""The Witchwood: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from hsreplay_sim.engine.moves.setup import answer_mulligan
from table import YETI, table


def test_rotten_applebaum_heals() -> None:
    t = table()
    t.hurt(1, 9)
    t.kill(t.minion("GIL_667"))
    assert t.hero(1).get(DAMAGE) == 5


@pytest.mark.parametrize(("card_id", "cost"), [("CS2_200", 1), ("CS2_125", 2)])
def test_genn_makes_the_power_of_an_even_deck_cheaper(card_id: str, cost: int) -> None:
    t = table("HERO_07")
    t.deck("GIL_692", *[card_id] * 5)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert t.power().get(COST) == cost


@pytest.mark.parametrize(("card_id", "power"), [("CS2_125", "HERO_07bp2"), (YETI, "HERO_07bp")])
def test_baku_upgrades_the_power_of_an_odd_deck(card_id: str, power: str) -> None:
    t = table("HERO_07")
    t.deck("GIL_826", *[card_id] * 5)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert t.game.cards.canonical(t.power().card_id) == power


def test_lifedrinker_takes_from_one_hero_and_gives_the_other() -> None:
    t = table()
    t.hurt(1, 5)
    t.play("GIL_622")
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [2, 3]
