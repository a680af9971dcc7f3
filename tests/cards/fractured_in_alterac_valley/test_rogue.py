"""Fractured in Alterac Valley: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
)
from table import YETI, table


def test_a_sleight_of_hand_makes_the_next_card_cheaper() -> None:
    t = table(build=174258)
    held = t.hand(YETI)
    t.play(t.hero_power("AV_203p"))
    assert held.get(COST) == 2
    t.play("CS2_231")
    assert held.get(COST) == 4
