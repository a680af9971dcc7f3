"""Perils in Paradise: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table


def test_a_power_spike_strikes_and_strengthens() -> None:
    t = table("HERO_04", build=217964)
    yeti, theirs = t.minion(), t.minion(side=2)
    t.play("VAC_915", theirs)
    assert (stats(yeti), stats(theirs)) == ((8, 9), (4, 1))
    assert [e.card_id for e in yeti.attached] == ["VAC_915e"]


@pytest.mark.parametrize("drink", ["VAC_916", "VAC_916t2", "VAC_916t3"])
@pytest.mark.parametrize(("build", "attack"), [(217964, 1), (231191, 0)])
def test_a_divine_brew_shields_and_once_gave_attack(drink: str, build: int, attack: int) -> None:
    t = table("HERO_04", build=build)
    hero = t.hero(1)
    t.play(drink, hero)
    assert (hero.get(DIVINE_SHIELD), hero.get(ATK)) == (1, 0)
    t.play(drink, hero)
    assert (hero.get(DIVINE_SHIELD), hero.get(ATK)) == (1, attack)
    assert [e.card_id for e in hero.attached] == ["VAC_916e"] * attack
    t.deck(YETI, side=2)
    t.end_turn()
    assert (hero.get(DIVINE_SHIELD), hero.get(ATK), hero.attached) == (1, 0, [])


def test_a_divine_brew_has_three_drinks() -> None:
    t = table("HERO_04", build=217964)
    t.play("VAC_916", t.minion())
    assert t.cards() == ["VAC_916t2"]
    t.play(t.game.hand[1][0], t.minion())
    assert t.cards() == ["VAC_916t3"]
    t.play(t.game.hand[1][0], t.minion())
    assert t.cards() == []


def test_a_grillmaster_draws_the_cheapest_and_the_dearest() -> None:
    t = table("HERO_04", build=217964)
    t.deck(YETI, "EX1_016", "CS2_231", YETI)
    griller = t.play("VAC_917")
    assert t.cards() == ["CS2_231"]
    t.kill(griller)
    assert t.cards() == ["CS2_231", "EX1_016"]


def test_a_busy_bot_strengthens_those_of_one_attack() -> None:
    t = table("HERO_04", build=217964)
    wisp, yeti, theirs = t.minion("CS2_231"), t.minion(), t.minion("CS2_231", side=2)
    bot = t.play("WORK_002")
    assert [stats(e) for e in (wisp, yeti, theirs, bot)] == [(2, 2), (4, 5), (1, 1), (3, 2)]
    assert [e.card_id for e in wisp.attached] == ["WORK_002e"]


def test_vacation_planning_heals_calls_and_draws() -> None:
    t = table("HERO_04", build=217964)
    hero = t.hurt(1, 6)
    t.deck(YETI, YETI, YETI)
    t.play("WORK_003", hero)
    assert (hero.get(DAMAGE), t.row(), len(t.cards())) == (2, ["CS2_101t"] * 3, 2)


def test_a_volley_maul_brings_sunscreen() -> None:
    t = table("HERO_04", build=217964)
    t.weapon("VAC_921")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["VAC_917t"]
    yeti = t.minion()
    t.play(t.game.hand[1][0], yeti)
    assert (stats(yeti), [e.card_id for e in yeti.attached]) == ((5, 7), ["VAC_917e"])


def test_a_lifesaving_aura_brings_sunscreen_three_times() -> None:
    t = table("HERO_04", build=217964)
    t.play("VAC_922")
    for turn in (1, 2, 3, 3):
        t.round()
        assert t.cards().count("VAC_917t") == turn
