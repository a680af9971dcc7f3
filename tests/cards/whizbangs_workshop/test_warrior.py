"""Whizbang's Workshop: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, TAUNT
from table import YETI, table


def test_quality_assurance_draws_taunts() -> None:
    t = table("HERO_01", build=217964)
    t.deck("CS2_179", YETI, "CS2_179", "CS2_179")
    t.play("TOY_605")
    assert t.cards() == ["CS2_179"] * 2


def test_safety_goggles_are_free_without_armor() -> None:
    t = table("HERO_01", build=217964)
    first, second = t.hand("TOY_907"), t.hand("TOY_907")
    assert first.get(COST) == 0
    t.play(first)
    assert (t.hero(1).get(ARMOR), second.get(COST)) == (6, 2)


@pytest.mark.parametrize(("build", "hero"), [(210640, 4), (231720, 0)])
def test_a_testing_dummy_bursts_among_enemies_or_their_minions(build: int, hero: int) -> None:
    t = table("HERO_01", build=build)
    dummy, giant = t.minion("TOY_606"), t.minion("EX1_105", side=2)
    other = t.hero(2) if hero else t.minion("EX1_105", side=2)
    t.answers(*[giant, other] * 4)
    t.kill(dummy)
    t.done()
    assert (giant.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, hero)


def test_a_safety_expert_leaves_three_bombs() -> None:
    t = table("HERO_01", build=210640)
    t.kill(t.minion("MIS_711"))
    assert [e.card_id for e in t.game.deck[2]] == ["BOT_511t"] * 3


def test_wreckem_and_deckem_sends_a_copy_to_fight_and_die() -> None:
    t = table("HERO_01", build=210640)
    golem, yeti = t.minion("EX1_556"), t.minion()
    assert t.refuses("TOY_603", yeti)
    t.answers(t.hero(2))
    t.play("TOY_603", golem)
    assert t.hero(2).get(DAMAGE) == 2
    assert sorted(t.row()) == sorted(["EX1_556", YETI, "skele21"])


@pytest.mark.parametrize("card_id", ["TOY_604", "TOY_604t"])
def test_a_boom_wrench_triggers_a_mech(card_id: str) -> None:
    t = table("HERO_01", build=210640)
    t.minion("EX1_556"), t.minion("FP1_007")
    t.kill(t.weapon(card_id))
    assert sorted(t.row()) == sorted(["EX1_556", "FP1_007", "skele21"])


def test_a_fireworker_leaves_two_boom_bots() -> None:
    t = table("HERO_01", build=210640)
    t.kill(t.minion("TOY_908"))
    assert t.row() == ["GVG_110t", "GVG_110t"]


def test_a_standardized_pack_has_five_taunts_for_a_turn() -> None:
    t = table("HERO_01", build=210640)
    t.hand(YETI)
    t.play("MIS_705")
    taunts = t.game.hand[1][1:]
    assert [e.get(TAUNT) for e in taunts] == [1] * 5
    assert [e.card_id for e in taunts[0].attached] == ["GBL_999e"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == [YETI]


def test_a_chemical_spill_throws_the_dearest_minion_into_play() -> None:
    t = table("HERO_07", build=221908)
    t.hand("CS2_171")
    t.hand("EDR_978")
    t.play("TOY_602")
    (body,) = t.game.row(1)
    assert [body.card_id, body.get(DAMAGE), t.cards()] == ["EDR_978", 5, ["CS2_171"]]
