"""TITANS: Mage; each card played."""

from __future__ import annotations

from table import YETI, table


def test_an_unchained_gladiator_draws_for_elementals_of_the_last_turn() -> None:
    t = table("HERO_08", build=217964)
    t.deck(*[YETI] * 9)
    t.play("TTN_475")
    assert len(t.cards()) == 1
    t.play("UNG_809")
    t.play(YETI)
    t.round()
    before = len(t.cards())
    t.play("TTN_475")
    assert len(t.cards()) == before + 3
