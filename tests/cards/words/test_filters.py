"""Filters take numbers, those of the text that asks among them; every minion type has its word."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import CARDRACE, COST
from hsreplay_sim.cards.words import selectors
from hsreplay_sim.cards.words.selectors import (
    FRIENDLY_HAND,
    MINION,
    MINIONS,
    Filter,
    cost_at_least,
    cost_at_most,
    cost_is,
    health_at_most,
    race,
)
from hsreplay_sim.cards.words.values import N2, N
from hsreplay_sim.engine.text import Frame
from table import Table, table


@pytest.fixture
def t() -> Table:
    """Minions of cost 2, 3 and 4 in hand."""
    found = table()
    for cost in (2, 3, 4):
        card = found.hand("CS2_182")
        found.game.set(card, COST, cost)
    return found


@pytest.mark.parametrize(
    ("narrowed", "left"),
    [
        pytest.param(cost_is(3), [3], id="cost-is"),
        pytest.param(cost_at_least(3), [3, 4], id="cost-at-least"),
        pytest.param(cost_at_most(3), [2, 3], id="cost-at-most"),
        pytest.param(cost_is(N), [4], id="cost-is-the-number-of-the-text"),
        pytest.param(cost_at_least(N), [4], id="cost-at-least-the-number-of-the-text"),
        pytest.param(cost_at_most(N - 1), [2, 3], id="cost-at-most-one-less"),
    ],
)
def test_a_cost_is_compared_with_a_number_or_that_of_the_text(
    t: Table, narrowed: Filter, left: list[int]
) -> None:
    asks = t.hand("CS2_032")  # Flamestrike: "Deal 4 damage to all enemy minions"
    found = (FRIENDLY_HAND & MINION & narrowed).of(t.game, asks, Frame())
    assert [card.tags[COST] for card in found] == left


def test_health_is_compared_with_a_number_of_the_text(t: Table) -> None:
    weak, strong = t.minion("CS2_231"), t.minion("CS2_182")  # Wisp 1/1, Yeti 4/5
    asks = t.hand("CS2_032")
    assert (MINIONS & health_at_most(N)).of(t.game, asks, Frame()) == [weak]
    assert (MINIONS & health_at_most(5)).of(t.game, asks, Frame()) == [weak, strong]


def test_a_second_number_is_the_second_number(t: Table) -> None:
    asks = t.hand("CS2_092")  # Blessing of Kings: "Give a minion +4/+4"
    assert asks.zone == Zone.HAND
    assert (FRIENDLY_HAND & cost_is(N2)).of(t.game, asks, Frame())


@pytest.mark.parametrize(
    "name", sorted(name for name in vars(Race) if not name.startswith("_") and name != "ALL")
)
def test_every_minion_type_has_a_word(t: Table, name: str) -> None:
    word = selectors.MECH if name == "MECHANICAL" else getattr(selectors, name)
    yeti, other = t.minion(), t.minion()
    t.game.set(yeti, CARDRACE, getattr(Race, name))
    assert (MINIONS & word).of(t.game, yeti, Frame()) == [yeti]
    assert (MINIONS - race(getattr(Race, name))).of(t.game, yeti, Frame()) == [other]
