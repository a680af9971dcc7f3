"""Fractured in Alterac Valley with Onyxia's Lair: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN
from table import YETI, stats, table


def test_sleetbreaker_brings_a_windchill() -> None:
    t = table(build=179020)
    t.play("AV_260")
    assert t.cards() == ["AV_266"]


def test_windchill_freezes_and_draws() -> None:
    t = table(build=179020)
    yeti = t.minion(side=2)
    t.deck("CS2_231")
    t.play("AV_266", yeti)
    assert (yeti.get(FROZEN), t.cards()) == (1, ["CS2_231"])


def test_glaciate_summons_a_frozen_minion() -> None:
    t = table("HERO_02", build=185749)
    t.play("AV_107")
    (body,) = t.game.row(1)
    assert [body.get(COST), body.get(FROZEN)] == [8, 1]
    for _ in range(6):
        t.minion()
    assert t.refuses("AV_107")


def test_a_snowfall_guardian_freezes_all_others() -> None:
    for build, face in ((185749, (5, 5)), (135540, (5, 5))):
        t = table("HERO_02", build=build)
        row = [t.minion(), t.minion(side=2)]
        guardian = t.play("AV_255")
        assert [e.get(FROZEN) for e in (*row, guardian)] == [1, 1, 0]
        assert stats(guardian) == face


def test_frostbite_chills_the_next_spell_of_the_opponent() -> None:
    t = table("HERO_02", build=185749)
    spells = [t.hand("CS2_029", side=2) for _ in range(2)]
    t.play("AV_259", t.minion(side=2))
    assert [e.get(COST) for e in spells] == [4, 4]
    t.play("AV_259", t.minion(side=2, damage=2))
    assert [e.get(COST) for e in spells] == [6, 6]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play(spells[0], t.hero(1))
    assert spells[1].get(COST) == 4


def test_dont_stand_in_the_fire() -> None:
    t = table("HERO_02", build=185749)
    own, foes = t.minion(), [t.minion("CS2_186", side=2) for _ in range(2)]
    t.play("ONY_011")
    assert sum(e.get(DAMAGE) for e in foes) == 7 or len(t.row(2)) == 1
    assert [own.get(DAMAGE), t.hero(2).get(DAMAGE)] == [0, 0]


def test_a_spirit_mount_stays_behind() -> None:
    t = table("HERO_02", build=185749)
    yeti = t.minion()
    t.play("ONY_012", yeti)
    assert stats(yeti) == (5, 7)
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7
    t.kill(yeti)
    assert t.row() == ["ONY_012t"]


def test_bracing_cold_heals_and_makes_a_spell_cheaper() -> None:
    t = table("HERO_02", build=185749)
    hero, yeti = t.hurt(1, 6), t.hand(YETI)
    first, second = t.hand("CS2_029"), t.hand("CS2_029")
    t.answers(second)
    t.play("ONY_013")
    assert hero.get(DAMAGE) == 1
    assert [e.get(COST) for e in (first, second, yeti)] == [4, 2, 4]


def test_a_cheaty_snobold_hits_what_freezes() -> None:
    t = table("HERO_02", build=185749)
    t.minion("AV_251")
    own, foe = t.minion(), t.minion(side=2)
    t.play("AV_107")
    t.play("CS2_024", own)
    t.play("CS2_024", foe)
    assert [own.get(DAMAGE), t.game.row(2)] == [3, []]
