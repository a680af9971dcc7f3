"""TITANS: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
)
from hsreplay_sim.engine.options.options import is_legal
from table import YETI, table

NEW = 217964


def test_golganneth_makes_the_first_spell_of_a_turn_cheaper() -> None:
    t = table("HERO_02", build=NEW)
    first, second = t.hand("CS2_029"), t.hand("CS2_029")
    t.minion("TTN_800")
    assert first.get(COST) == 1
    t.play(first, t.hero(2))
    assert second.get(COST) == 4


def test_roaring_oceans_hurt_enemies_and_heal_friends() -> None:
    t = table("HERO_02", build=NEW)
    hero, yeti, titan = t.hurt(1, 9), t.minion(side=2), t.minion("TTN_800")
    t.play(titan, option=0)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE), hero.get(DAMAGE)) == (3, 3, 3)


def test_the_lord_of_skies_strikes_a_minion() -> None:
    t = table("HERO_02", build=NEW)
    yeti, titan = t.minion(side=2), t.minion("TTN_800")
    t.play(titan, yeti, option=1)
    assert t.row(2) == []


def test_shargahns_wrath_draws_what_overloads() -> None:
    t = table("HERO_02", build=NEW)
    t.deck(YETI, "EX1_238", YETI, "EX1_238", "EX1_238")
    t.play(t.minion("TTN_800"), option=2)
    assert t.cards() == ["EX1_238"] * 3


def test_the_lord_of_skies_of_today_spares_its_titan() -> None:
    t = table(build=255790)
    titan = t.minion("TTN_800")
    assert not any(is_legal(t.game, titan, titan, option) for option in range(3))


def test_a_shock_hopper_brings_an_overload_card() -> None:
    t = table(build=223542)
    t.answers("EX1_238")
    t.play("YOG_524")
    assert t.cards() == ["EX1_238"]


def test_lightning_reflexes_discover_again_if_the_find_is_played_at_once() -> None:
    t = table("HERO_02", build=217964)
    t.answers("EX1_238", "EX1_245", "EX1_246", 0, "EX1_238", "EX1_245", "EX1_246", 1)
    t.play("TTN_317")
    (found,) = t.game.hand[1]
    noted = [e.card_id for e in t.game.owner(1).attached]
    t.play(found, t.hero(2))
    assert (noted, found.card_id, t.cards()) == (["TTN_317e"], "EX1_238", ["EX1_245"])


def test_turn_the_tides_strengthens_the_hero_and_calls_an_elemental() -> None:
    t = table("HERO_02", build=190416)
    t.play("TTN_722")
    assert (t.hero(1).get(ATK), t.row()) == (3, ["TTN_833t"])
    assert t.hero(1).attached[0].card_id == "TTN_833e1"


def test_a_tempest_hammer_strikes_the_weakest_enemy() -> None:
    t = table("HERO_02", build=190416)
    yeti, weak = t.minion(side=2), t.minion(damage=1, side=2)
    t.weapon("TTN_725")
    t.attack(t.hero(1), t.hero(2))
    assert [e.get(DAMAGE) for e in (yeti, weak, t.hero(2))] == [0, 4, 1]


def test_a_tempest_hammer_passes_over_what_it_has_killed() -> None:
    t = table("HERO_02", build=190416)
    wisp, yeti = t.minion("CS2_231", side=2), t.minion(side=2)
    t.weapon("TTN_725")
    t.attack(t.hero(1), wisp)
    assert (len(t.row(2)), yeti.get(DAMAGE)) == (1, 3)


def test_a_crash_of_thunder_is_cheaper_for_each_nature_spell_of_the_turn() -> None:
    t = table("HERO_02", build=190416)
    crash, yeti = t.hand("TTN_831"), t.minion(side=2)
    printed = crash.get(COST)
    t.play("CS2_026")
    assert crash.get(COST) == printed
    t.play("EX1_246", t.minion("CS2_231", side=2))
    assert crash.get(COST) == printed - 1
    t.play(crash)
    assert [e.get(DAMAGE) for e in (yeti, t.hero(2), t.hero(1))] == [3, 3, 0]


def test_an_infested_watcher_leaves_two_tendrils() -> None:
    t = table("HERO_02", build=190416)
    t.kill(t.minion("YOG_523"))
    assert t.cards() == ["YOG_514"] * 2


def test_thorim_draws_for_each_unlocked_crystal() -> None:
    t = table("HERO_02", build=217964)
    t.deck(*[YETI] * 4)
    t.game.owner(1).tags |= {OVERLOAD_OWED: 2, OVERLOAD_LOCKED: 1}
    t.play("TTN_835")
    assert (len(t.cards()), t.tag(OVERLOAD_OWED), t.tag(OVERLOAD_LOCKED)) == (3, 0, 0)


def test_a_disciple_of_golganneth_makes_an_overload_card_cheaper() -> None:
    t = table("HERO_02", build=217964)
    bolt, storm, yeti = t.hand("EX1_238"), t.hand("EX1_259"), t.hand(YETI)
    t.minion("TTN_833")
    t.answers(storm)
    t.end_turn()
    assert [card.get(COST) for card in (bolt, storm, yeti)] == [1, 2, 4]


@pytest.mark.parametrize(
    ("champion", "cyclone"), [("TTN_801", "TTN_801t1"), ("TTN_801t", "TTN_801t2")]
)
def test_a_champion_of_storms_calls_cyclones(champion: str, cyclone: str) -> None:
    t = table("HERO_02", build=221908)
    t.minion(champion)
    t.play("CORE_CS2_029", t.hero(2))
    t.play("CS2_013")
    assert t.row() == [champion, cyclone]
