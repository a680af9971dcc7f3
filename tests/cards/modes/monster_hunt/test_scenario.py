"""What the GAME entity does in a Monster Hunt: what it does in every run."""

from __future__ import annotations

from hsreplay_sim.cards.registry import scenarios_of
from scenarios import scenario


def test_a_boss_of_gilneas_is_the_sign_of_a_hunt_with_a_coin() -> None:
    """U063:267."""
    found = scenario("GILA_BOSS_36h")
    assert found in scenarios_of("hsreplay_sim.cards.modes.monster_hunt")
    assert not found.coinless
