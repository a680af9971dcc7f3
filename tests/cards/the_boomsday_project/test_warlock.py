"""The Boomsday Project: Warlock; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_void_analyst_strengthens_demons_of_the_hand() -> None:
    t = table()
    analyst = t.minion("BOT_443")
    demon, yeti = t.hand("CS2_065"), t.hand(YETI)
    t.kill(analyst)
    assert (stats(demon), stats(yeti)) == ((2, 4), (4, 5))


def test_the_soularium_draws_for_a_turn() -> None:
    t = table()
    t.deck(*["CS2_182"] * 4)
    t.play("BOT_568")
    assert len(t.cards()) == 3
    t.end_turn()
    assert t.cards() == []
