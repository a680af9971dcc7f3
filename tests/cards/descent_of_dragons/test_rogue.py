"""Descent of Dragons with Galakrond's Awakening: Rogue; each card played."""

from __future__ import annotations

from table import YETI, table


def test_skyvateer_leaves_a_card() -> None:
    t = table()
    t.deck(YETI)
    t.kill(t.minion("YOD_016"))
    assert t.cards() == [YETI]


def test_dragons_hoard_offers_legends_of_other_classes() -> None:
    t = table("HERO_03")
    t.answers("EX1_559", "EX1_383", "NEW1_010", "EX1_383")
    t.play("DRG_028")
    assert t.cards() == ["EX1_383"]


def test_bloodsail_flybooter_brings_two_pirates() -> None:
    t = table()
    t.play("DRG_035")
    assert t.cards() == ["DRG_035t", "DRG_035t"]
