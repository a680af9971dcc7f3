"""Perils in Paradise: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, LIFESTEAL
from table import YETI, stats, table


def test_eat_the_imp_draws_for_a_friend() -> None:
    t = table("HERO_07", build=217964)
    yeti, theirs = t.minion(), t.minion(side=2)
    t.deck(*[YETI] * 4)
    assert t.refuses("VAC_939", theirs)
    t.game.move(t.game.hand[1][0], Zone.SETASIDE)
    t.play("VAC_939", yeti)
    assert (yeti.zone, len(t.cards())) == (Zone.GRAVEYARD, 3)


def test_a_sacrificial_imp_dies_well_in_its_own_turn() -> None:
    t = table("HERO_07", build=217964)
    mine, theirs = t.minion("VAC_943"), t.minion("VAC_943", side=2)
    t.kill(mine, theirs)
    assert (t.row(), t.row(2)) == (["VAC_943t"], [])


def test_a_cursed_souvenir_hurts_whoever_has_the_minion() -> None:
    t = table("HERO_07", build=217964)
    yeti = t.minion(side=2)
    t.play("VAC_944", yeti)
    assert (stats(yeti), [e.card_id for e in yeti.attached]) == ((7, 8), ["VAC_944e"])
    t.deck(YETI), t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 3)
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 3)


@pytest.mark.parametrize("drink", ["VAC_951", "VAC_951t", "VAC_951t2"])
def test_a_health_drink_drains_a_minion(drink: str) -> None:
    t = table("HERO_07", build=217964)
    hero, yeti = t.hurt(1, 10), t.minion(side=2)
    t.play(drink, yeti)
    assert (yeti.get(DAMAGE), hero.get(DAMAGE)) == (3, 7)


@pytest.mark.parametrize(("wounds", "cost"), [(0, 2), (1, 0)])
def test_a_felfire_bonfire_that_kills_makes_a_deathrattle_cheaper(wounds: int, cost: int) -> None:
    t = table("HERO_07", build=217964)
    yeti = t.minion(side=2, damage=wounds)
    egg, other, held = t.hand("FP1_007"), t.hand("FP1_007"), t.hand(YETI)
    t.play("VAC_952", yeti)
    assert [e.get(COST) for e in (egg, other, held)] == [cost, cost, 4]
    assert [e.card_id for e in egg.attached] == ["VAC_952e2"] * wounds
    t.play(egg)
    assert other.get(COST) == 2


def test_an_imployee_of_the_month_gives_lifesteal() -> None:
    t = table("HERO_07", build=217964)
    yeti, theirs = t.minion(), t.minion(side=2)
    assert t.refuses("WORK_009", theirs)
    t.play("WORK_009", yeti)
    assert (yeti.get(LIFESTEAL), yeti.attached) == (1, [])


def test_a_party_fiend_brings_felbeasts_and_hurts() -> None:
    t = table("HERO_07", build=217964)
    t.play("VAC_940")
    assert sorted(t.row()) == ["VAC_940", "VAC_940t", "VAC_940t"]
    assert t.hero(1).get(DAMAGE) == 3


@pytest.mark.parametrize(("hits", "size"), [(0, (1, 1)), (2, (13, 13))])
def test_a_fearless_flamejuggler_grows_with_wounds(hits: int, size: tuple[int, int]) -> None:
    t = table("HERO_07", build=221908)
    for _ in range(hits):
        t.play("CORE_CS2_029", t.hero(1))
    assert stats(t.play("VAC_942")) == size
