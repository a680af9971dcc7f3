"""Voyage to the Sunken City: Warlock; each card played."""

from __future__ import annotations

from table import YETI, table


def test_an_azsharan_scavenger_leaves_a_sunken_one() -> None:
    t = table("HERO_07", build=189017)
    t.deck(YETI)
    t.play("TSC_039")
    assert [e.card_id for e in t.game.deck[1]] == [YETI, "TSC_039t"]
