"""Forged in the Barrens with the Wailing Caverns: Warrior; each card played."""

from __future__ import annotations

from table import YETI, table


def test_outriders_axe_draws_for_a_kill() -> None:
    t = table(build=179020)
    t.deck(YETI)
    t.weapon("BAR_844")
    t.attack(t.hero(1), t.minion("CS2_231", side=2))
    assert t.cards() == [YETI]


def test_outriders_axe_does_not_draw_for_a_wound() -> None:
    t = table(build=179020)
    t.deck(YETI)
    t.weapon("BAR_844")
    t.attack(t.hero(1), t.minion(side=2))
    assert t.cards() == []


def test_a_stonemaul_anchorman_draws_when_it_survives() -> None:
    t = table(build=223542)
    t.deck(YETI, YETI)
    anchorman = t.minion("BAR_896")
    t.attack(anchorman, t.minion(side=2))
    assert t.cards() == [YETI]
    t.play("CS2_029", t.minion("BAR_896"))
    assert t.cards() == [YETI]
