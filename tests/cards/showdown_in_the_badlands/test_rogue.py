"""Showdown in the Badlands: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table


def test_velarok_finds_a_card_of_another_class() -> None:
    t = table("HERO_03", build=217964)
    velarok, yeti = t.minion("WW_364t"), t.minion()
    t.answers("CS2_029", "CS2_084", "EX1_246", "CS2_029")
    t.attack(yeti, t.hero(2))
    assert t.cards() == []
    t.attack(velarok, t.hero(2))
    found = t.game.hand[1][0]
    assert (found.card_id, found.get(COST)) == ("CS2_029", 1)
