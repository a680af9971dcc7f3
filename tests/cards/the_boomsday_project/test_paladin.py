"""The Boomsday Project: Paladin; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_mechano_egg_hatches() -> None:
    t = table()
    t.kill(t.minion("BOT_537"))
    assert t.row() == ["BOT_537t"]


def test_glowstone_technician_strengthens_the_hand() -> None:
    t = table("HERO_04")
    yeti, board = t.hand(YETI), t.minion()
    t.play("BOT_910")
    assert [stats(e) for e in (yeti, board)] == [(6, 7), (4, 5)]


def test_shrink_ray_shrinks_everybody() -> None:
    t = table()
    yeti, foe = t.minion(damage=1), t.minion("CS2_200", side=2)
    t.play("BOT_234")
    assert (stats(yeti), stats(foe)) == ((1, 1), (1, 1))
