"""Saviors of Uldum: Rogue; each card played."""

from __future__ import annotations

from table import table


def test_pharaoh_cat_digs_up_a_reborn_minion() -> None:
    t = table()
    t.answers("ULD_208")
    t.play("ULD_186")
    assert t.cards() == ["ULD_208"]
