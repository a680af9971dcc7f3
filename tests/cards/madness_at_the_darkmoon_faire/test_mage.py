"""Madness at the Darkmoon Faire: Mage; each card played."""

from __future__ import annotations

from table import table


def test_a_mana_biscuit_refreshes_two() -> None:
    t = table(build=190416)
    t.play("YOP_019")
    (biscuit,) = t.game.hand[1]
    assert biscuit.card_id == "YOP_019t"
    t.play("CS2_029", t.hero(2))
    spent = t.spent()
    t.play(biscuit)
    assert t.spent() == spent - 2
