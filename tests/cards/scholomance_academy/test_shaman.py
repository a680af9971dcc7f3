"""Scholomance Academy (2020): Shaman; each card played."""

from __future__ import annotations

from table import table


def test_diligent_notetaker_gives_a_spell_back_once() -> None:
    t = table()
    t.minion("SCH_236")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["CS2_029"]
    t.play(t.game.hand[1][0], t.hero(2))
    assert t.cards() == []
