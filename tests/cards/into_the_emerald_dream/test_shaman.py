"""Into the Emerald Dream: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    TEMP_RESOURCES,
)
from table import table


def test_an_emberscarred_whelp_gives_mana_next_turn_only() -> None:
    t = table("HERO_02", build=223542, mana=5)
    t.answers("UNG_208", "CS2_187", "EX1_250", 1)
    t.play("FIR_927")
    assert t.cards() == ["CS2_187"]
    t.answers()
    t.end_turn()
    t.end_turn()
    assert t.tag(TEMP_RESOURCES) == 1
    t.end_turn()
    t.end_turn()
    assert t.tag(TEMP_RESOURCES) == 0
