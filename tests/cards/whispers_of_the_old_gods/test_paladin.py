"""Whispers of the Old Gods: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DIVINE_SHIELD
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


def test_ragnaros_lightlord_heals_a_damaged_friend() -> None:
    t = table("HERO_04")
    t.minion("OG_229")
    whole, hurt, enemy = t.minion(), t.minion(damage=3), t.minion(side=2, damage=3)
    t.hurt(1, 10)
    t.answers(t.hero(1))
    t.end_turn()
    assert (hurt.get(DAMAGE), t.hero(1).get(DAMAGE)) == (3, 2)
    t.end_turn()
    t.hurt(1, 0)
    t.answers(hurt)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (whole, hurt, enemy)] == [0, 0, 3]


def test_forbidden_healing_restores_twice_the_mana() -> None:
    t = table(mana=4)
    t.hurt(1, 10)
    t.play("OG_198", t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.spent()) == (2, 4)
