"""Voyage to the Sunken City: Priest; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_what_was_held_while_a_naga_was_played_gives_more() -> None:
    t = table(build=174258)
    t.deck(*[YETI] * 5)
    yeti = t.minion()
    t.play("TSC_215", yeti)
    assert (stats(yeti), t.cards()) == ((5, 7), [])
    wig, gifts = t.hand("TSC_215"), t.hand("TSC_948")
    t.play("TSC_823")
    t.play(wig, yeti)
    assert t.cards().count("TSC_215") == 1
    held = len(t.cards())
    t.play(gifts)
    assert len(t.cards()) == held + 1
