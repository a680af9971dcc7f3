"""The Witchwood: Mage; each card played."""

from __future__ import annotations

from table import table


def test_vex_crow_calls_a_minion_for_a_spell() -> None:
    t = table()
    t.minion("GIL_664")
    t.answers("EX1_506")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["GIL_664", "EX1_506"]


def test_bonfire_elemental_draws_behind_an_elemental() -> None:
    t = table()
    t.play("GIL_645")
    assert t.cards() == []
    t.round()
    t.deck("CS2_231")
    t.play("GIL_645")
    assert "CS2_231" in t.cards()
