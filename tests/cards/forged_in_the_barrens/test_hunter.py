"""Forged in the Barrens with the Wailing Caverns: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_wound_prey_calls_a_hyena() -> None:
    t = table(build=179020)
    t.play("BAR_801", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (1, ["BAR_035t"])
