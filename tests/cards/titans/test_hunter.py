"""TITANS: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


@pytest.mark.parametrize(("card", "secrets"), [("TTN_302", 1), ("TTN_302t", 2)])
def test_titanforged_traps_put_up_secrets(card: str, secrets: int) -> None:
    t = table(build=213490, hero="HERO_05")
    t.answers(
        *("EX1_609", "EX1_610", "EX1_611", 0, "EX1_610", "EX1_611", "EX1_554", 0)[: 4 * secrets]
    )
    t.play(card)
    assert [e.card_id for e in t.game.secrets[1]] == ["EX1_609", "EX1_610"][:secrets]


def test_titanforged_traps_of_a_class_without_secrets_are_a_hunters() -> None:
    t = table(build=213490, hero="HERO_01")
    t.play("TTN_302")
    (trap,) = t.game.secrets[1]
    assert trap.card is not None
    assert trap.card.card_class == CardClass.HUNTER


@pytest.mark.parametrize(("other", "size"), [(YETI, (5, 5)), ("CS2_172", (3, 3))])
def test_a_fable_stablehand_looks_for_a_strong_minion(other: str, size: tuple[int, int]) -> None:
    t = table("HERO_05", build=217964)
    t.minion(other)
    assert stats(t.play("TTN_080")) == size


def test_a_fable_stablehand_rushes_though_its_data_forget_it() -> None:
    t = table("HERO_05", build=217964)
    enemy = t.minion("CS2_231", side=2)
    t.attack(t.play("TTN_080"), enemy)
    assert t.row(2) == []


def test_bestial_madness_is_for_all_ones_minions() -> None:
    t = table("HERO_05", build=217964)
    held, lying = t.hand(YETI), t.deck(YETI)[0]
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("YOG_505")
    assert [stats(e) for e in (held, lying, yeti, foe)] == [(5, 5), (5, 5), (5, 5), (4, 5)]


@pytest.mark.parametrize(("build", "attack"), [(182995, 4), (198608, 3), (217964, 4)])
def test_awakening_tremors_get_three_cheap_worms(build: int, attack: int) -> None:
    t = table("HERO_05", build=build)
    t.play("TTN_081")
    assert [(e.card_id, stats(e), e.get(COST)) for e in t.game.hand[1]] == [
        ("TTN_081t", (attack, 1), 1)
    ] * 3


def test_an_observer_of_myths_cheers_the_stronger() -> None:
    t = table("HERO_04", build=221908)
    observer = t.minion("TTN_078")
    weak = t.play("CS2_171")
    strong = t.play(YETI)
    assert [stats(e) for e in (observer, weak, strong)] == [(2, 4), (2, 1), (5, 5)]


def test_a_twisted_frostwing_leaves_a_chimaera_of_its_attack() -> None:
    t = table("HERO_05", build=221908)
    t.kill(t.minion("YOG_506"))
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [("YOG_506t", (3, 3))]
