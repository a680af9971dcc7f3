"""Murder at Castle Nathria: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
)
from table import YETI, table


def test_a_serrated_bone_spike_makes_the_next_card_cheaper_if_it_kills() -> None:
    t = table(build=165029)
    wisp, yeti, held = t.minion("CS2_231", side=2), t.minion(side=2), t.hand(YETI)
    t.play("REV_939", yeti)
    assert held.get(COST) == 4
    t.play("REV_939", wisp)
    assert held.get(COST) == 2
    t.play("CS2_231")
    assert held.get(COST) == 4
