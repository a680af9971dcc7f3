"""Ashes of Outland with the first Demon Hunter cards: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_marshspawn_remembers_a_spell() -> None:
    t = table()
    t.play("BT_115")
    t.play("GAME_005")
    t.round()
    t.answers("CS2_024", "CS2_025", "CS2_029", 2)
    t.play("BT_115")
    assert "CS2_029" in t.cards()
