"""Saviors of Uldum: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, CHOOSE_BOTH
from table import table


def test_ossirian_tear_combines_both_effects() -> None:
    t = table("HERO_06")
    t.hero_power("ULD_131p")
    t.play("OG_047")
    assert (t.tag(CHOOSE_BOTH), t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (1, 4, 8)
