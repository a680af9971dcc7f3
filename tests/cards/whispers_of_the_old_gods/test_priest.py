"""Whispers of the Old Gods: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import stats, table


def test_darkshire_alchemist_heals() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2, damage=4)
    t.play("OG_234", yeti)
    t.play("OG_234", t.hurt(1, 7))
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (0, 2)


def test_hooded_acolyte_serves_with_every_healing() -> None:
    t = table("HERO_09")
    cthun = t.hand("OG_280")
    t.minion("OG_334")
    t.play("CS2_007", t.hero(2))
    assert stats(cthun) == (6, 6)
    t.play("CS2_007", t.hurt(2, 3))
    t.play("CS2_007", t.minion(damage=1))
    assert stats(cthun) == (8, 8)
