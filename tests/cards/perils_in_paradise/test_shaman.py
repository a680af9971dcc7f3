"""Perils in Paradise: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR
from table import table


def test_frosty_decor_leaves_armor() -> None:
    t = table("HERO_02", build=217964)
    t.play("VAC_305")
    assert t.row() == ["VAC_305t"] * 2
    t.kill(t.at(1, 0))
    assert t.hero(1).get(ARMOR) == 4
    t.fill(1)
    assert t.refuses("VAC_305")
