"""What the GAME entity does in every run of bosses."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import HEALTH, RESOURCES
from hsreplay_sim.engine.rules import events
from scenarios import staged

BOSSES = ("LOOTA_BOSS_18h", "GILA_BOSS_36h", "TRLA_201h")


@pytest.mark.parametrize("boss", BOSSES)
def test_a_run_sets_both_sides_up(boss: str) -> None:
    t = staged(boss)
    t.answers(45, 2, 60)
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    assert [t.hero(side).get(HEALTH) for side in (1, 2)] == [45, 60]
    assert t.game.owner(2).get(RESOURCES) == 2


@pytest.mark.parametrize("boss", BOSSES)
def test_what_was_won_in_a_run_is_cast_behind_the_mulligan(boss: str) -> None:
    t = staged(boss)
    t.game.owner(1).tags[RESOURCES] = 0
    t.answers(2, "LOOTA_801", "LOOTA_801")
    events.let_scenario_speak(t.game, events.MULLIGAN_DONE)
    assert t.game.owner(1).get(RESOURCES) == 2
    cast = [e for e in t.game.entities.values() if e.card_id == "LOOTA_801"]
    assert [(e.zone, e.controller) for e in cast] == [(Zone.GRAVEYARD, 1)] * 2
