"""What the GAME entity does in a run."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import HEALTH, RESOURCES
from hsreplay_sim.cards.registry import scenario_of
from hsreplay_sim.engine.load import set_scenario
from hsreplay_sim.engine.rules import events
from table import Table, table


def begun() -> Table:
    t = table(build=28855)
    scenario = scenario_of(["TRLA_201h"])
    assert scenario is not None
    set_scenario(t.game, scenario)
    return t


def test_a_run_sets_both_sides_up() -> None:
    t = begun()
    t.answers(45, 2, 60)
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    assert [t.hero(side).get(HEALTH) for side in (1, 2)] == [45, 60]
    assert t.game.owner(2).get(RESOURCES) == 2


def test_what_was_won_in_a_run_is_cast_behind_the_mulligan() -> None:
    t = begun()
    t.game.owner(1).tags[RESOURCES] = 0
    t.answers(2, "LOOTA_801", "LOOTA_801")
    events.let_scenario_speak(t.game, events.MULLIGAN_DONE)
    assert t.game.owner(1).get(RESOURCES) == 2
    cast = [e for e in t.game.entities.values() if e.card_id == "LOOTA_801"]
    assert [(e.zone, e.controller) for e in cast] == [(Zone.GRAVEYARD, 1)] * 2


def test_nobody_gets_a_coin() -> None:
    """U330:786: its bosses are called otherwise than others."""
    scenario = scenario_of(["TRLA_201h"])
    assert scenario is not None
    assert scenario.coinless
