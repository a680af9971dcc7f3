"""Descent of Dragons with Galakrond's Awakening: Rogue; each card played."""

from __future__ import annotations

from table import YETI, table


def test_skyvateer_leaves_a_card() -> None:
    t = table()
    t.deck(YETI)
    t.kill(t.minion("YOD_016"))
    assert t.cards() == [YETI]
