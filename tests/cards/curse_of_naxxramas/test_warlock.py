"""Curse of Naxxramas: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from table import YETI, table


def test_voidcaller_brings_a_demon_from_the_hand() -> None:
    t = table()
    demon = t.hand("CS2_065")
    t.hand(YETI)
    t.kill(t.minion("FP1_022"))
    assert demon.zone == Zone.PLAY
    assert t.cards() == [YETI]
