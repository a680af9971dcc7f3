"""Ashes of Outland: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_imprisoned_felmaw_attacks_as_it_awakes() -> None:
    t = table()
    t.play("BT_211")
    for _ in range(4):
        t.end_turn()
    assert t.hero(2).get(DAMAGE) > 4
