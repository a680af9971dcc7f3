"""TITANS: enchantments of abilities; `test_osk` plays the cards that give them."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_ancient_knowledge_counts_what_it_was_told() -> None:
    t = table("HERO_08", build=255790)
    theirs = t.hand(YETI, side=2)
    t.play("TLC_452t15")
    t.play("TLC_452t15")
    t.deck(YETI, side=2)
    t.end_turn()
    assert theirs.get(COST) == 6
