"""Scholomance Academy: Demon Hunter; each card played."""

from __future__ import annotations

from table import YETI, table


def test_double_jump_draws_an_outcast_card() -> None:
    t = table("HERO_10")
    t.deck(YETI, "BT_491")
    t.play("SCH_422")
    t.play("SCH_422")
    assert t.cards() == ["BT_491"]
