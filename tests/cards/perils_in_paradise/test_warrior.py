"""Perils in Paradise: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE
from table import YETI, stats, table


def test_an_alloy_advisor_gives_armor_when_hurt() -> None:
    t = table("HERO_01", build=217964)
    advisor, yeti = t.minion("WORK_023"), t.minion(side=2)
    t.attack(advisor, yeti)
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (3, 0)


def test_a_line_cook_that_is_drawn_comes_with_a_copy() -> None:
    t = table("HERO_01", build=210640)
    t.deck("VAC_337")
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["VAC_337", "VAC_337"]


def test_char_gives_its_excess_to_a_minion_in_the_hand() -> None:
    t = table(build=241170)
    held = t.hand(YETI)
    t.play("VAC_526", t.minion(side=2, damage=3))
    assert (stats(held), [e.card_id for e in held.attached]) == ((9, 10), ["VAC_526e"])


def test_char_that_does_not_kill_gives_nothing() -> None:
    t = table(build=241170)
    held, giant = t.hand(YETI), t.minion("EX1_105", side=2)
    t.play("VAC_526", giant)
    assert (stats(held), giant.get(DAMAGE)) == ((4, 5), 7)


@pytest.mark.parametrize("drink", ["VAC_338", "VAC_338t", "VAC_338t2"])
def test_a_cup_o_muscle_strengthens_a_minion_in_hand(drink: str) -> None:
    t = table("HERO_01", build=217964)
    ball, yeti = t.hand("CS2_029"), t.hand(YETI)
    t.play(drink)
    assert (stats(yeti), [e.card_id for e in yeti.attached]) == ((6, 6), ["VAC_338e"])
    assert ball.attached == []


def test_a_draconic_delicacy_takes_one_damage_at_a_time() -> None:
    t = table("HERO_01", build=217964)
    dragon = t.minion("VAC_527")
    t.attack(dragon, t.minion("EX1_105", side=2))
    assert dragon.get(DAMAGE) == 1


def test_an_undercooked_calamari_eats_what_is_no_stronger() -> None:
    t = table("HERO_01", build=217964)
    giant, mine = t.minion("EX1_105", side=2), t.minion("CS2_146")
    weak = t.minion("CS2_146", side=2)
    assert t.refuses("VAC_341", giant)
    assert t.refuses("VAC_341", mine)
    t.play("VAC_341", weak)
    assert (weak.zone, giant.zone) == (Zone.GRAVEYARD, Zone.PLAY)


def test_a_muensterosity_makes_elementals_of_its_size() -> None:
    t = table(build=221908)
    cheese = t.minion("VAC_339")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [(e.card_id, stats(e)) for e in t.game.row(1) if e is not cheese] == [
        ("VAC_339t", (6, 9))
    ]


def test_a_food_fight_ends_with_a_minion_of_the_deck() -> None:
    t = table("HERO_01", build=221908)
    t.play("VAC_533")
    assert t.row(2) == ["VAC_533t"]
    t.deck("CORE_CS2_029", YETI)
    t.kill(*t.game.row(2))
    assert [t.row(), t.row(2)] == [[YETI], []]


@pytest.mark.parametrize(("minions", "cost"), [(1, 2), (2, 4)])
def test_a_reserved_spot_is_cheaper_for_one_alone(minions: int, cost: int) -> None:
    t = table("HERO_04", build=221908)
    first, *_ = [t.hand(YETI) for _ in range(minions)]
    t.answers(*[first] * (minions > 1))
    t.play("WORK_021")
    assert [stats(first), first.get(COST)] == [(8, 9), cost]
