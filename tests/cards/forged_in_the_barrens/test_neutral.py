"""Forged in the Barrens with the Wailing Caverns: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
)
from table import YETI, table


def test_far_watch_post_makes_drawn_cards_dear() -> None:
    t = table(build=179020)
    post = t.minion("BAR_074")
    assert t.refuses(post, t.hero(2))
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 5


def test_far_watch_post_stops_at_ten() -> None:
    t = table(build=179020)
    t.minion("BAR_074")
    t.deck("NEW1_030", side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 10


def test_a_burning_blade_acolyte_calls_a_demon() -> None:
    t = table(build=195635)
    t.kill(t.minion("BAR_072"))
    assert t.row() == ["BAR_072t"]


def test_blademaster_samuro_strikes_all_enemies_once() -> None:
    t = table(build=90336)
    samuro, foe = t.minion("BAR_078"), t.minion(side=2)
    t.play("CS2_087", samuro)
    t.attack(samuro, t.minion(side=2))
    assert foe.get(DAMAGE) == 4


def test_a_venomous_scorpid_discovers_a_spell() -> None:
    t = table("HERO_08", build=223542)
    t.answers("CS2_029", "CS2_032", "CS2_022", 0)
    t.play("BAR_065")
    assert t.cards() == ["CS2_029"]
