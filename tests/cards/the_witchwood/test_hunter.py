"""The Witchwood: Hunter; each card played."""

from __future__ import annotations

from table import stats, table


def test_dire_frenzy_strengthens_a_beast_and_three_copies() -> None:
    t = table()
    raptor = t.minion("CS2_172")
    assert t.refuses("GIL_828", t.minion())
    t.play("GIL_828", raptor)
    assert stats(raptor) == (6, 5)
    deck = t.game.deck[1]
    assert [e.card_id for e in deck] == ["CS2_172"] * 3
    assert [stats(e) for e in deck] == [(6, 5)] * 3
    assert [e.card_id for e in raptor.attached] == ["GIL_828e"]
