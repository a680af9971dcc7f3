"""March of the Lich King: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_a_savage_ymirjar_discards_two_cards() -> None:
    t = table("HERO_07", build=190416)
    for _ in range(3):
        t.hand(YETI)
    t.answers(0, 0)
    t.play("RLK_535")
    assert t.cards() == [YETI]


def test_a_shallow_grave_triggers_a_deathrattle_twice() -> None:
    t = table("HERO_07", build=190416)
    t.deck(YETI, YETI, YETI)
    hoarder, yeti = t.minion("EX1_096"), t.minion()
    assert t.refuses("RLK_536", yeti)
    t.play("RLK_536", hoarder)
    assert t.cards().count(YETI) == 2
    assert t.row() == [YETI]


def test_a_discarded_walking_dead_comes_into_play() -> None:
    t = table("HERO_07", build=217964)
    imp = t.hand("EX1_308")
    t.hand("RLK_532")
    t.play(imp, t.hero(2))
    assert (t.row(), t.cards()) == (["RLK_532"], [])


def test_darkhan_drains_the_enemy_hero() -> None:
    t = table("HERO_07", build=217964)
    t.hurt(1, 10)
    t.minion("RLK_539")
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (6 + 1, 4)


@pytest.mark.parametrize("discarded", [False, True])
def test_a_soul_barrage_falls_played_or_discarded(discarded: bool) -> None:
    t = table("HERO_07", build=217964)
    imp = t.hand("EX1_308") if discarded else None
    barrage = t.hand("RLK_534")
    if imp is not None:
        t.play(imp, t.minion("EX1_105"))
    else:
        t.play(barrage)
    assert t.hero(2).get(DAMAGE) == 6


def test_nofins_impossible_fills_demons_and_murlocs_with_implocs() -> None:
    t = table("HERO_07", build=221908)
    bodies = [t.minion(card) for card in ("CORE_EX1_509", "RLK_212", YETI)]
    t.play("NX2_016")
    murloc, demon = (body.attached[0].id for body in bodies[:2])
    assert murloc < demon  # in order of the board
    t.kill(*bodies)
    assert t.row() == ["NX2_016t", "NX2_016t"]
