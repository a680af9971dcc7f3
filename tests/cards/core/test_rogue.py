"""The Core set: Rogue; each card played."""

from __future__ import annotations

from table import table


def test_vanessa_copies_the_last_card_of_the_opponent() -> None:
    t = table(build=174258)
    t.end_turn()
    t.play("CS2_231")
    t.end_turn()
    t.play("CS3_005")
    assert t.cards() == []
    t.play("CS3_005")
    assert t.cards() == ["CS2_231"]
