"""The Basic set is whole."""

from __future__ import annotations

from hsreplay_sim.carddb.store import CardStore
from table import registry

BASIC = 2
"""CARD_SET of the Basic cards before 2020, when cards of other sets joined it."""


def test_all_basic_designs_are_implemented() -> None:
    cards = CardStore.open().at(30103)
    ids = [card_id for card_id in cards.pool(sets=[BASIC]) if not card_id.startswith("HERO_")]
    missing = [i for i in ids if registry().find(cards.get(i), i) is None]
    assert len(ids) >= 133
    assert missing == []
