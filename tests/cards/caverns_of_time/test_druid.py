"""Caverns of Time: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DORMANT
from table import YETI, stats, table

BOAR = "CS2_171"


@pytest.mark.parametrize("build", [184968, 255790])
def test_malorne_sleeps_until_two_friendly_beasts_have_died(build: int) -> None:
    """Under Malorne's Slumber (WON_011e), which the data of 184968 do not have yet."""
    t = table(build=build)
    t.minion()
    malorne = t.minion("GVG_035")
    t.minion()
    t.kill(malorne)
    assert t.row() == [YETI, "GVG_035", YETI]
    sleeper = t.at(1, 1)
    assert (sleeper.get(DORMANT), t.game.deck[1]) == (1, [])
    t.kill(t.minion(BOAR), t.minion(BOAR, side=2), t.minion())
    assert sleeper.get(DORMANT) == 1
    t.kill(t.minion(BOAR))
    assert (sleeper.get(DORMANT), stats(sleeper)) == (0, (9, 7))
