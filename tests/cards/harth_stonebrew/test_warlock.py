"""Gifts of Harth Stonebrew: Warlock; each card played."""

from __future__ import annotations

from table import table


def test_guldans_gift_is_a_temporary_warlock_spell() -> None:
    t = table("HERO_07", build=195635)
    t.play("GIFT_11")
    (card,) = t.game.hand[1]
    assert card.card_id == "CORE_EX1_302"
    assert [e.card_id for e in card.attached] == ["GIFT_99e"]
