"""Showdown in the Badlands: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_an_elementium_geode_draws_for_blood() -> None:
    t = table("HERO_07", build=217964)
    t.deck(YETI, YETI)
    geode = t.play("DEEP_030")
    assert (t.hero(1).get(DAMAGE), t.cards()) == (2, [YETI])
    t.kill(geode)
    assert (t.hero(1).get(DAMAGE), t.cards()) == (4, [YETI] * 2)
