"""Whizbang's Workshop: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAUNT
from table import YETI, stats, table


@pytest.mark.parametrize("matriarch", ["TOY_380", "TOY_380t"])
def test_a_clay_matriarch_leaves_a_whelp(matriarch: str) -> None:
    t = table("HERO_09", build=210640)
    t.kill(t.minion(matriarch))
    assert t.row() == ["TOY_380t2"]
    assert stats(t.at(1, 0)) == (4, 4)


def test_a_papercraft_angel_makes_the_hero_power_free() -> None:
    t = table("HERO_09", build=210640)
    angel = t.play("TOY_381")
    assert (t.power(1).get(COST), t.power(2).get(COST)) == (0, 2)
    t.kill(angel)
    assert t.power(1).get(COST) == 2


def test_a_funhouse_mirror_lets_a_copy_attack_the_original() -> None:
    t = table("HERO_09", build=210640)
    giant = t.minion("EX1_105", side=2)
    t.play("MIS_714", giant)
    assert (giant.zone, t.row()) == (Zone.GRAVEYARD, [])
    yeti = t.minion(side=2)
    t.play("MIS_714", yeti)
    assert (yeti.get(DAMAGE), [stats(e) for e in t.game.row(1)]) == (4, [(4, 1)])


def test_a_careless_crafter_leaves_bandages() -> None:
    t = table("HERO_09", build=210640)
    t.kill(t.minion("TOY_382"))
    assert t.cards() == ["TOY_382t", "TOY_382t"]
    hero = t.hurt(1, 5)
    t.play(t.game.hand[1][0], hero)
    assert hero.get(DAMAGE) == 2


def test_a_purifying_power_silences_before_it_strengthens() -> None:
    t = table("HERO_09", build=210640)
    shield, theirs = t.minion("CS2_179"), t.minion("CS2_179", side=2)
    t.play("TOY_384")
    assert (stats(shield), shield.get(TAUNT), theirs.get(TAUNT)) == ((4, 7), 0, 1)
    assert [e.card_id for e in shield.attached] == ["TOY_384e"]


def test_fly_off_the_shelves_repeats_for_dragons_in_hand() -> None:
    t = table("HERO_09", build=210640)
    mine, theirs = t.minion(), t.minion(side=2)
    for held in ("NEW1_023", "NEW1_023", YETI):
        t.hand(held)
    t.play("TOY_714")
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (0, 3)


def test_a_scale_replica_draws_the_cheapest_and_the_dearest_dragon() -> None:
    t = table("HERO_09", build=210640)
    t.deck("CS2_231", "NEW1_023", "EX1_043", "EX1_563", "EX1_620")
    t.play("TOY_387")
    assert t.cards() == ["NEW1_023", "EX1_563"]


def test_a_puppet_theatre_makes_a_puppet_of_an_enemy() -> None:
    t = table("HERO_09", build=221908)
    enemy = t.minion(side=2)
    theatre = t.play("MIS_919")
    t.round()
    t.play(theatre, enemy)
    puppet = t.game.in_row(t.game.hand[1])[-1]
    assert (puppet.card_id, puppet.get(COST), *stats(puppet)) == (YETI, 1, 1, 1)
