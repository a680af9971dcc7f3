"""Perils in Paradise: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import TAG_1254
from table import YETI, table


def test_a_trusty_fishing_rod_pulls_a_cheap_minion_out_of_the_deck() -> None:
    t = table("HERO_05", build=217964)
    t.weapon("VAC_960")
    _, _, whelp = t.deck(YETI, "CS2_168", "CS2_168")
    t.answers(whelp)
    t.attack(t.hero(1), t.hero(2))
    assert (t.row(), len(t.game.deck[1])) == (["CS2_168"], 2)
    assert whelp.get(TAG_1254) == 0, "U378:5518"
