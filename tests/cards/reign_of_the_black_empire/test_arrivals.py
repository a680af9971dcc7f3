"""Reign of the Black Empire: what the Arrivals bar until the turn ends."""

from __future__ import annotations

from table import YETI, table


def test_what_is_drawn_after_an_arrival_is_barred_too() -> None:
    t = table("HERO_08", build=255790)
    t.play("BE_EVENT_101")
    draws = t.hand("CS2_023")
    t.deck(YETI, "CS2_029")
    t.play(draws)
    found = {each.card_id: each for each in t.game.hand[1]}
    assert t.refuses(found[YETI])
    t.play(found["CS2_029"], t.hero(2))
