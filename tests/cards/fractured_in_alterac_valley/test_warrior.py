"""Fractured in Alterac Valley with Onyxia's Lair: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    FROZEN,
    RUSH,
)
from hsreplay_sim.engine.invariants import check
from table import YETI, stats, table


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
    assert t.refuses("ONY_024", enemy)  # without Armor it asks for nobody (U433@26)
    t.hero(1).tags[ARMOR] = 3
    t.play("ONY_024", enemy)
    assert stats(enemy) == (4, 2)


def test_snowed_in_destroys_a_damaged_minion_and_freezes_the_others() -> None:
    t = table("HERO_01", build=185749)
    own, whole, hurt = t.minion(), t.minion(side=2), t.minion(side=2, damage=1)
    assert t.refuses("AV_322", whole)
    t.play("AV_322", hurt)
    assert t.game.row(2) == [whole]
    assert [own.get(FROZEN), whole.get(FROZEN)] == [1, 1]


def test_an_axe_berserker_draws_a_weapon() -> None:
    t = table("HERO_01", build=185749)
    t.deck(YETI, "CS2_106")
    t.attack(t.minion("AV_565"), t.minion(side=2, damage=2))
    assert t.cards() == ["CS2_106"]


def test_an_iceblood_garrison_hurts_all_minions_for_three_turns() -> None:
    t = table("HERO_01", build=185749)
    row = [t.minion(), t.minion(side=2)]
    t.play("AV_660")
    for _ in range(4):
        t.round()
    assert [e.get(DAMAGE) for e in row] == [3, 3]


def test_hit_it_very_hard_but_no_hero() -> None:
    t = table("HERO_01", build=185749)
    foe = t.minion("CS2_186", side=2)
    t.play("ONY_023")
    assert t.hero(1).get(ATK) == 10
    assert t.refuses(t.hero(1), t.hero(2))
    t.attack(t.hero(1), foe)
    assert t.row(2) == []
    t.round()
    assert t.hero(1).get(ATK) == 0


def test_a_shoulder_check_sends_a_minion_ahead() -> None:
    t = table("HERO_01", build=185749)
    yeti = t.minion()
    t.play("ONY_025", yeti)
    assert [*stats(yeti), yeti.get(RUSH)] == [6, 6, 1]


def test_glory_chaser_draws_for_taunts() -> None:
    t = table(build=126451)
    t.minion("AV_321")
    t.deck(YETI, YETI)
    t.play(YETI)
    assert t.cards() == []
    t.play("CS2_125")
    assert t.cards() == [YETI]


def test_scrapsmith_brings_grunts() -> None:
    t = table(build=126451)
    t.play("AV_323")
    assert t.cards() == ["AV_323t", "AV_323t"]
