"""Fractured in Alterac Valley with Onyxia's Lair: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
)
from hsreplay_sim.engine.invariants import check
from table import stats, table


def test_shield_shatter_is_paid_with_armor() -> None:
    t = table(build=179020)
    mine, theirs = t.minion("CS2_200"), t.minion("CS2_200", side=2)
    shatter = t.hand("AV_108")
    t.hero(1).tags[ARMOR] = 4
    t.play("GAME_005")
    assert shatter.get(COST) == 6
    t.play(shatter)
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2))] == [5, 5, 0]


def test_shield_shatter_is_cheaper_as_soon_as_armor_comes_and_dearer_as_it_goes() -> None:
    t = table("HERO_01", build=179020)
    shatter = t.hand("AV_108")
    t.play(t.game.power[1])
    assert shatter.get(COST) == 8
    t.play("CS2_029", t.hero(1))  # Fireball
    assert shatter.get(COST) == 10
    assert check(t.game) == []


def test_an_onyxian_drake_strikes_with_its_armor() -> None:
    t = table(build=223542)
    enemy = t.minion(side=2)
    t.hero(1).tags[ARMOR] = 3
    t.play("ONY_024", enemy)
    assert stats(enemy) == (4, 2)
