"""Across the Timeways: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


@pytest.mark.parametrize(("held", "drawn"), [(YETI, 0), ("CS2_186", 1)])
def test_a_precursory_strike_draws_beside_a_dear_minion(held: str, drawn: int) -> None:
    t = table("HERO_01", build=241170)
    t.hand(held)
    t.deck("CS2_029", YETI)
    t.play("TIME_750", t.hero(2))
    assert (t.hero(2).get(DAMAGE), len(t.cards())) == (3, 1 + drawn)
