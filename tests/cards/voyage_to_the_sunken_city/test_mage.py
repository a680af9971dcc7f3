"""Voyage to the Sunken City: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_azsharan_sweeper_lays_a_sunken_one_under_the_deck() -> None:
    t = table("HERO_08", build=137436)
    t.deck(YETI)
    t.play("TSC_776")
    assert [e.card_id for e in t.game.deck[1]] == [YETI, "TSC_776t"]


def test_sunken_sweeper_adds_cheaper_mechs() -> None:
    t = table("HERO_08", build=137436)
    t.answers(*["GVG_085"] * 3)
    t.play("TSC_776t")
    assert t.cards() == ["GVG_085"] * 3
    assert {e.get(COST) for e in t.game.hand[1]} == {1}
