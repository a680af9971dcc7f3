"""Fractured in Alterac Valley with Onyxia's Lair: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from table import table


def test_dragonbane_shot_comes_back_after_an_honorable_kill() -> None:
    t = table(build=179020)
    raptor, yeti = t.minion("CS2_171", side=2), t.minion("CS2_121", side=2)
    t.play("ONY_010", raptor)
    assert t.cards() == []
    t.play("ONY_010", yeti)
    assert (yeti.zone, t.cards()) == (Zone.GRAVEYARD, ["ONY_010"])
