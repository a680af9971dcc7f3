"""Reign of the Black Empire: what the Arrivals bar until the turn ends."""

from __future__ import annotations

from hsreplay_sim.engine.oracle import Sequential
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


def test_what_returns_or_is_discovered_after_an_arrival_is_barred_too() -> None:
    t = table("HERO_08", build=255790)
    yeti = t.minion()
    t.play("BE_EVENT_101")
    t.play("EX1_144", yeti)  # Shadowstep
    t.answers("EX1_096", "EX1_029", "EX1_012", 0)
    t.play("OG_072")  # Journey Below
    returned, discovered = t.game.in_row(t.game.hand[1])
    assert t.refuses(returned)
    assert t.refuses(discovered)
    t.game.oracle = Sequential()
    t.round()
    t.play(returned)
    t.play(discovered)
