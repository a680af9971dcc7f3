"""Artifacts of the League of Explorers; each played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, TEMP_RESOURCES
from table import YETI, table

BUILD = 18792


def test_the_shard_of_sulfuras_burns_all() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion("CS2_200"), t.minion("CS2_200", 2)
    t.play("LOEA16_6")
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(1), t.hero(2))] == [5] * 4


def test_the_benediction_splinter_heals_all() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(damage=2), t.minion(side=2, damage=3)
    heroes = t.hurt(1, 12), t.hurt(2, 4)
    t.play("LOEA16_7")
    assert [each.get(DAMAGE) for each in (mine, theirs, *heroes)] == [0, 0, 2, 0]


def test_the_vial_of_putress_destroys_an_enemy() -> None:
    t = table(build=BUILD)
    t.minion()
    t.minion(side=2)
    t.play("LOEA16_8")
    assert (t.row(), t.row(2)) == ([YETI], [])


def test_the_greave_of_lothar_hurts_all_enemies() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("LOEA16_9")
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(1), t.hero(2))] == [0, 3, 0, 3]


def test_the_goblet_makes_a_snake() -> None:
    t = table(build=BUILD)
    t.play("LOEA16_10", t.minion(side=2))
    assert t.row(2) == ["LOE_010"]


def test_the_crown_of_kaelthas_spares_nobody() -> None:
    t = table(build=BUILD)
    t.play("LOEA16_11")
    assert t.hero(1).get(DAMAGE) + t.hero(2).get(DAMAGE) == 10


def test_the_tear_of_ysera_gives_mana_for_a_turn() -> None:
    t = table(build=BUILD, mana=3)
    t.play("LOEA16_15")
    assert t.tag(TEMP_RESOURCES) == 4
