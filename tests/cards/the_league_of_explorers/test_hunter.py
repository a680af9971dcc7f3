"""The League of Explorers: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DEATHRATTLE
from table import YETI, stats, table


def test_dart_trap_answers_the_hero_power_of_the_other_side() -> None:
    t = table(foe="HERO_01")
    t.play("LOE_021")
    t.play(t.power(), t.hero(2))
    hurt = t.hero(2).get(DAMAGE)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers(t.hero(2))
    t.play(t.power(2))
    assert t.hero(2).get(DAMAGE) == hurt + 5 - 2


def test_explorers_hat_comes_back() -> None:
    t = table()
    yeti = t.minion()
    t.play("LOE_105", yeti)
    assert (stats(yeti), yeti.get(DEATHRATTLE)) == ((5, 6), 1)
    t.kill(yeti)
    assert t.cards() == ["LOE_105"]


def test_desert_camel_calls_a_minion_of_cost_1_from_each_deck() -> None:
    t = table()
    t.deck(YETI, "CS2_168")
    t.deck("CS2_168", YETI, side=2)
    t.play("LOE_020")
    assert t.row(1) == ["LOE_020", "CS2_168"]
    assert t.row(2) == ["CS2_168"]
