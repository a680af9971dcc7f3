"""The Grand Tournament: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import EXHAUSTED
from hsreplay_sim.engine.state.entities import durability
from table import YETI, stats, table

WISP = "CS2_231"


def test_competitive_spirit_fires_at_the_start_of_its_players_turn() -> None:
    t = table("HERO_04", build=15590)
    secret, yeti = t.play("AT_073"), t.minion()
    t.end_turn()
    assert secret.zone == Zone.SECRET
    t.end_turn()
    assert (secret.zone, secret.get(EXHAUSTED), stats(yeti)) == (Zone.GRAVEYARD, 0, (5, 6))


def test_argent_lance_wins_a_joust() -> None:
    t = table("HERO_04")
    t.deck(YETI), t.deck(WISP, side=2)
    lance = t.play("AT_077")
    assert durability(lance.tags) == 3


def test_murloc_knight_calls_a_murloc_when_inspired() -> None:
    t = table("HERO_01")
    t.minion("AT_076")
    t.answers("CS2_168")
    t.play(t.power())
    assert t.row() == ["AT_076", "CS2_168"]
