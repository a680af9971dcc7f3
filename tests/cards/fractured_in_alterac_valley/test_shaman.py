"""Fractured in Alterac Valley with Onyxia's Lair: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import FROZEN
from table import table


def test_sleetbreaker_brings_a_windchill() -> None:
    t = table(build=179020)
    t.play("AV_260")
    assert t.cards() == ["AV_266"]


def test_windchill_freezes_and_draws() -> None:
    t = table(build=179020)
    yeti = t.minion(side=2)
    t.deck("CS2_231")
    t.play("AV_266", yeti)
    assert (yeti.get(FROZEN), t.cards()) == (1, ["CS2_231"])
