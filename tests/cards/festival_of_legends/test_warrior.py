"""Festival of Legends: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    OVERLOAD_OWED,
    RUSH,
    TIMES_BEEN_TRANSFORMED,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


def test_a_drum_soloist_plays_alone() -> None:
    t = table("HERO_01", build=217964)
    first, second = t.play("ETC_035"), t.play("ETC_035")
    assert [stats(e) for e in (first, second)] == [(7, 7), (5, 5)]
    assert [e.get(RUSH) for e in (first, second)] == [1, 0]


def test_a_razorfen_rockstar_adds_armor_once() -> None:
    t = table(build=195635)
    t.deck(YETI)
    t.minion("ETC_355")
    t.play("EX1_606")
    assert t.hero(1).get(ARMOR) == 7


def test_a_verse_strengthens_the_hero_for_a_turn() -> None:
    t = table("HERO_01", build=185054)
    t.deck(YETI, YETI)
    attach(t.game, t.hand(YETI), t.hero(1), "ETC_363e")
    t.play("GAME_005")
    assert t.hero(1).get(ATK) == 2
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(1).attached) == (0, [])


def test_a_chorus_gives_stats() -> None:
    t = table("HERO_01", build=185054)
    yeti = t.minion()
    attach(t.game, yeti, yeti, "ETC_364e")
    assert [e.card_id for e in yeti.attached] == ["ETC_364e"]


def test_a_jam_session_spares_its_star() -> None:
    t = table("HERO_01", build=217964)
    star, mine, foe = t.minion(), t.minion(), t.minion(side=2)
    t.play("JAM_013", star)
    assert [stats(e) for e in (star, mine, foe)] == [(7, 8), (4, 4), (4, 4)]
    assert t.tag(OVERLOAD_OWED) == 1


def test_a_backstage_bouncer_makes_another_of_a_friend() -> None:
    t = table("HERO_01", build=217964)
    yeti = t.minion()
    bouncer = t.play("JAM_014", yeti)
    assert t.row() == ["JAM_014", "JAM_014"]
    assert [e.get(TIMES_BEEN_TRANSFORMED) for e in (yeti, bouncer)] == [1, 0]


@pytest.mark.parametrize(("mana", "size"), [(1, (4, 5)), (0, (5, 6))])
def test_fel_and_flames_end_stronger(mana: int, size: tuple[int, int]) -> None:
    t = table("HERO_01", build=217964, mana=mana)
    yeti = t.minion()
    t.play("JAM_017", yeti)
    assert (stats(yeti), yeti.get(RUSH)) == (size, 1)
