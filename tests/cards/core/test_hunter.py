"""The Core set: Hunter; each card played."""

from __future__ import annotations

from table import YETI, table


def test_a_selective_breeder_copies_a_beast_of_the_deck() -> None:
    t = table("HERO_05", build=255790)
    raptor, _, wolf, _ = t.deck("CS2_172", YETI, "DS1_175", "CS2_029")
    t.answers(raptor, wolf, 1)
    t.play("CS3_015")
    assert t.cards() == ["DS1_175"]
    assert len(t.game.deck[1]) == 4
