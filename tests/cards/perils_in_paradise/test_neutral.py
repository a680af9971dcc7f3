"""Perils in Paradise: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.engine.rules.enchantments import attach
from table import stats, table


def test_the_mark_of_a_tourist_changes_nothing() -> None:
    """VAC_422e; R269 says who gets it."""
    t = table(build=217964)
    yeti = t.minion()
    attach(t.game, t.hero(1), yeti, "VAC_422e")
    assert stats(yeti) == (4, 5)
