"""The Grand Tournament: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import OVERLOAD_OWED
from table import YETI, table


def test_ancestral_knowledge_draws_two_and_overloads() -> None:
    t = table("HERO_02")
    t.deck(YETI, YETI)
    t.play("AT_053")
    assert (t.cards(), t.tag(OVERLOAD_OWED)) == ([YETI, YETI], 2)
