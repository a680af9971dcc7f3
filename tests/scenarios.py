"""A table on which the GAME entity has the text of an adventure or a brawl."""

from __future__ import annotations

from hsreplay_sim.cards.registry import scenario_of
from hsreplay_sim.engine.load import set_scenario
from hsreplay_sim.engine.text import Script
from table import Table, table

BUILD = 28855


def scenario(sign: str) -> Script:
    """The scenario that this card is a sign of."""
    found = scenario_of([sign])
    assert found is not None
    return found


def staged(sign: str, build: int = BUILD) -> Table:
    """A table at which that scenario is played."""
    t = table(build=build)
    set_scenario(t.game, scenario(sign))
    return t
