"""Showdown in the Badlands: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, TURN, TURN_DRAWN
from hsreplay_sim.engine.moves.deck_action import deck_action
from table import YETI, table

NEWEST = 255790


def test_gold_panner_draws_at_the_end_of_the_turn() -> None:
    t = table(build=NEWEST)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.minion("WW_391")
    t.end_turn()
    assert t.cards() == [YETI]


def test_snake_oil_is_good_for_trading() -> None:
    t = table(build=NEWEST)
    t.kill(t.minion("WW_331"))
    oil = t.game.hand[1][0]
    assert oil.card_id == "WW_331t"
    t.play("WW_331t", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
    t.deck(YETI)
    deck_action(t.game, oil)
    assert t.cards() == [YETI]


def test_kobold_miner_digs_up_a_treasure() -> None:
    t = table(build=255790)
    t.play("WW_001")
    assert len(t.cards()) == 1


@pytest.mark.parametrize(("fresh", "damage"), [(True, 6), (False, 0)])
def test_sunspot_dragon_strikes_when_quickly_drawn(fresh: bool, damage: int) -> None:
    t = table(build=255790)
    dragon = t.hand("WW_434")
    if fresh:
        t.game.set(dragon, TURN_DRAWN, t.game.root.get(TURN))
    t.play(dragon, t.hero(2) if fresh else None)
    assert t.hero(2).get(DAMAGE) == damage
