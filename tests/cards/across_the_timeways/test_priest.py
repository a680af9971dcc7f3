"""Across the Timeways: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table

NEW = 238003


def test_a_disciple_of_the_dove_draws_and_blesses_the_hand() -> None:
    t = table("HERO_09", build=NEW)
    held = t.hand(YETI)
    t.deck("CS2_029", YETI)
    t.play("TIME_037")
    assert [stats(e) for e in t.game.in_row(t.game.hand[1])] == [(4, 7), (4, 7)]
    assert held.attached[0].card_id == "TIME_037e"


def test_a_cleansing_lightspawn_strikes_with_its_health() -> None:
    t = table("HERO_09", build=NEW)
    enemy, hero = t.minion(side=2), t.hurt(1, 10)
    t.play("TIME_427", enemy)
    assert (enemy.get(DAMAGE), hero.get(DAMAGE)) == (3, 7)


def test_an_amber_priestess_heals_with_her_health() -> None:
    t = table("HERO_09", build=NEW)
    hero = t.hurt(1, 10)
    t.play("TIME_431", hero)
    assert hero.get(DAMAGE) == 6


def test_cease_to_exist_silences_first() -> None:
    t = table("HERO_09", build=NEW)
    t.deck(YETI, side=2)
    t.minion("EX1_096", side=2)
    t.play("TIME_433")
    assert (t.row(2), t.cards(2)) == ([], [])


def test_eternus_takes_a_minion_that_is_no_healthier() -> None:
    t = table("HERO_09", build=NEW)
    yeti, weak = t.minion(side=2), t.minion("CS2_172", side=2)
    assert t.refuses("TIME_435", yeti)
    t.play("TIME_435", weak)
    assert (t.row(), t.row(2)) == (["TIME_435", "CS2_172"], [YETI])


def test_an_intertwined_fate_copies_from_both_decks() -> None:
    t = table("HERO_09", build=241170)
    t.deck("CS2_171")
    t.deck(YETI, side=2)
    t.play("TIME_432")
    assert t.cards() == ["CS2_171", YETI]


def test_a_barrier_shields_and_strengthens_the_hand() -> None:
    t = table("HERO_09", build=241170)
    yeti, held = t.minion(), t.hand(YETI)
    t.play("TIME_447", yeti)
    assert [yeti.get(DIVINE_SHIELD), stats(held)] == [1, (4, 7)]
