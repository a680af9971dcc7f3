"""Ashes of Outland: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_incanters_flow_makes_the_deck_cheaper() -> None:
    t = table()
    spell, minion = t.deck("CS2_029", YETI)
    t.play("BT_002")
    assert (len(spell.attached), len(minion.attached)) == (1, 0)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert spell.get(COST) == 3
