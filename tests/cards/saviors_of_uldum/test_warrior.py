"""Saviors of Uldum: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    TAUNT,
)
from table import table


def test_a_frightened_flunky_finds_a_taunt_minion() -> None:
    t = table(build=223542, hero="HERO_01")
    t.play("ULD_195")
    (found,) = t.game.hand[1]
    assert found.get(TAUNT) == 1
