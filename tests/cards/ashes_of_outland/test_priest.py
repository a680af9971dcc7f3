"""Ashes of Outland: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import table


def test_renew_heals_and_discovers_a_spell() -> None:
    t = table("HERO_09", build=223542)
    yeti = t.minion(damage=4)
    t.answers("CS2_004", "CS2_234", "CS1_113", 0)
    t.play("BT_252", yeti)
    assert (yeti.get(DAMAGE), t.cards()) == (1, ["CS2_004"])
