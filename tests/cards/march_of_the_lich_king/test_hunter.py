"""March of the Lich King: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


@pytest.mark.parametrize(("power", "lynxes"), [(0, 1), (2, 3)])
def test_an_eversong_portal_calls_a_lynx_more_for_each_spell_damage(
    power: int, lynxes: int
) -> None:
    t = table("HERO_08", build=190416)
    for _ in range(power):
        t.minion("TSC_053")
    t.play("RLK_819")
    assert t.row().count("RLK_819t") == lynxes


def test_a_trinket_tracker_draws_a_spell_of_1() -> None:
    t = table("HERO_05", build=190416)
    t.deck("CS2_231", "CS2_029", "EX1_277")
    t.play("NX2_014")
    assert t.cards() == ["EX1_277"]


def test_a_ricochet_shot_hits_three_different_enemies() -> None:
    t = table("HERO_05", build=190416)
    mine, *theirs = t.minion(), t.minion(side=2), t.minion(side=2), t.minion(side=2)
    t.answers(1, 1, 1)
    t.play("RLK_818")
    assert [e.get(DAMAGE) for e in (mine, t.hero(2), *theirs)] == [0, 0, 1, 1, 1]


def test_zombees_fall_on_what_is_played() -> None:
    t = table("HERO_05", build=217964)
    t.play("NX2_013")
    t.end_turn()
    giant = t.play("EX1_620")
    assert giant.get(DAMAGE) == 4
    assert t.row(1) == []


def test_a_keeneye_spotter_marks_what_its_hero_attacks() -> None:
    t = table("HERO_05", build=217964)
    giant = t.minion("EX1_620", side=2)
    t.minion("RLK_827")
    t.weapon("CS2_106")
    t.attack(t.hero(1), giant)
    assert t.row(2) == []


def test_a_hope_of_quelthalas_is_for_all_ones_minions() -> None:
    t = table("HERO_05", build=217964)
    held, lying = t.hand(YETI), t.deck(YETI)[0]
    yeti, foe = t.minion(), t.minion(side=2)
    t.weapon("RLK_828")
    t.attack(t.hero(1), t.hero(2))
    assert [stats(e) for e in (held, lying, yeti, foe)] == [(5, 6), (5, 6), (5, 6), (4, 5)]


@pytest.mark.parametrize(("mana", "drawn"), [(5, 0), (6, 2)])
def test_a_conjured_arrow_draws_what_it_deals(mana: int, drawn: int) -> None:
    t = table("HERO_05", build=221908, mana=mana)
    t.deck(YETI, YETI, YETI)
    yeti = t.minion(side=2)
    t.play("RLK_804", yeti)
    assert [yeti.get(DAMAGE), len(t.cards())] == [2, drawn]


def test_a_shockspitter_counts_the_hero_attacks() -> None:
    t = table("HERO_05", build=221908)
    t.play("RLK_825", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1
    t.weapon("RLK_740")
    t.attack(t.hero(1), t.hero(2))
    spitter = t.hand("RLK_825")
    assert spitter.get(TAG_SCRIPT_DATA_NUM_1) == 2
    t.play(spitter, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1 + 4 + 2
