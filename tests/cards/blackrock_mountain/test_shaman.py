"""Blackrock Mountain: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, OVERLOAD_LOCKED, OVERLOAD_OWED, RESOURCES_USED
from table import stats, table


def test_fireguard_destroyer_gains_one_to_four() -> None:
    t = table("HERO_02")
    t.answers(4)
    assert stats(t.play("BRM_012")) == (7, 6)


def test_lava_shock_unlocks_mana() -> None:
    t = table("HERO_02")
    t.game.owner(1).tags |= {OVERLOAD_LOCKED: 2, OVERLOAD_OWED: 1, RESOURCES_USED: 2}
    t.play("BRM_011", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    assert (t.tag(OVERLOAD_LOCKED), t.tag(OVERLOAD_OWED)) == (0, 0)
