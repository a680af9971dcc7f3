"""Enchantments that many cards share; each put on a card in hand."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from table import table

ALEXSTRASZA, NINE = "EX1_561", 9


@pytest.mark.parametrize(
    ("enchantment", "cost"),
    [
        ("GBL_001e", 1),
        ("GBL_002e", NINE - 2),
        ("GBL_003e", NINE - 1),
        ("GBL_004e", NINE - 3),
        ("GBL_005e", NINE + 2),
        ("GBL_006e", 2),
        ("GBL_007e", 10),
        ("GBL_008e", NINE - 4),
        ("GBL_009e", 0),
        ("GBL_010e", 3),
        ("GBL_011e", NINE - 5),
        ("GBL_012e", NINE - 6),
        ("GBL_013e", NINE - 7),
        ("GBL_016e", NINE + 1),
        ("GBL_017e", 5),
    ],
)
def test_a_shared_enchantment_sets_or_moves_the_cost(enchantment: str, cost: int) -> None:
    t = table()
    held = t.hand(ALEXSTRASZA)
    attach(t.game, t.hero(1), held, enchantment)
    settle(t.game)
    assert held.get(COST) == cost
