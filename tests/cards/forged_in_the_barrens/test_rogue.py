"""Forged in the Barrens: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_efficient_octo_bot_makes_the_hand_cheaper_once() -> None:
    t = table("HERO_03", build=185749)
    held = t.hand(YETI)
    bot = t.minion("BAR_320")
    t.play("CS2_008", bot)
    t.play("CS2_008", bot)
    assert held.get(COST) == 3


def test_field_contact_draws_for_battlecry_and_combo() -> None:
    t = table(build=179020)
    t.deck(YETI, YETI, YETI)
    t.play("BAR_317")
    t.play("CS2_231")
    assert t.cards() == []
    t.play("EX1_131")
    assert t.cards() == [YETI]
