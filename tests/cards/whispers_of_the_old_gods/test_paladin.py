"""Whispers of the Old Gods: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DIVINE_SHIELD
from table import YETI, stats, table


def test_selfless_hero_shields_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.kill(t.minion("OG_221"))
    assert yeti.get(DIVINE_SHIELD) == 1


def test_divine_strength_strengthens() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("OG_223", yeti)
    assert stats(yeti) == (5, 7)


def test_stand_against_darkness_brings_five_recruits() -> None:
    t = table("HERO_04")
    t.minion()
    t.play("OG_273")
    assert t.row() == [YETI, *["CS2_101t"] * 5]
    t.fill(1)
    assert t.refuses("OG_273")
