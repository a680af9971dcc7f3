"""Caverns of Time: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import HEALTH
from hsreplay_sim.engine.rules.enchantments import attach
from table import table


@pytest.mark.parametrize("help_", [0, 2])
def test_a_bronze_dragonknight_of_five_attack_comes_with_a_copy(help_: int) -> None:
    t = table(build=210640)
    knight = t.hand("WON_052")
    for _ in range(help_):
        attach(t.game, t.hero(1), knight, "WON_140e")
    t.play(knight)
    assert t.row() == ["WON_052"] * (1 + (help_ > 0))
    assert [e.get(HEALTH) for e in t.game.row(1)] == [5 + help_] * (1 + (help_ > 0))
