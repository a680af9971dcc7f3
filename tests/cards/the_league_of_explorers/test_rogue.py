"""The League of Explorers: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from table import table


def test_tomb_pillager_leaves_a_coin() -> None:
    t = table()
    t.kill(t.minion("LOE_012"))
    assert t.cards() == ["GAME_005"]
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0
