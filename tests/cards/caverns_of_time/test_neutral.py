"""Caverns of Time: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


def test_a_future_emissary_helps_the_dragons_of_the_hand() -> None:
    t = table(build=210640)
    dragon, yeti = t.hand("NEW1_023"), t.hand(YETI)
    t.play("WON_140")
    assert (stats(dragon), dragon.get(COST)) == ((4, 3), 1)
    assert (stats(yeti), yeti.get(COST)) == ((4, 5), 4)
