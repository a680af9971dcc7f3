"""Ashes of Outland: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from table import YETI, stats, table


def test_libram_of_wisdom_comes_back() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("BT_025", yeti)
    assert stats(yeti) == (5, 6)
    t.kill(yeti)
    assert t.cards() == ["BT_025"]
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0


def test_hand_of_adal_strengthens_and_draws() -> None:
    t = table("HERO_04", build=88998)
    t.deck(YETI)
    yeti = t.minion()
    t.play("BT_292", yeti)
    assert (stats(yeti), t.cards()) == ((6, 6), [YETI])
