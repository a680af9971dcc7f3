"""A step is a value: nobody changes it, and whoever reads one asks no engine."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, ZONE
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.replay.packets import CreateGame, FullEntity, PlayerDef, TagChange
from hsreplay_sim.report.words import Reason
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Adopted, Asked, Fault, Simulated, Step, Unmodelled
from steps import step_of
from table import table

MINION, ENCHANTMENT = 20, 21


@pytest.mark.parametrize("part", [Step, Simulated, Asked, Adopted])
def test_a_step_and_its_parts_are_frozen(part: type) -> None:
    step = step_of(Observed())
    whole = {Step: step, Simulated: step.simulated, Asked: step.asked, Adopted: step.adopted}[part]
    for each in fields(part):
        with pytest.raises(FrozenInstanceError):
            setattr(whole, each.name, None)


def test_a_step_holds_nothing_of_the_engine() -> None:
    t = table()
    t.minion()
    step = step_of(Observed(), game=t.game)
    for part in (step, step.simulated, step.asked, step.adopted):
        for each in fields(part):
            assert not isinstance(getattr(part, each.name), (Game, Entity))


def test_a_step_failed_if_the_engine_refused_it_or_did_not_finish_it() -> None:
    step = step_of(Observed())
    assert not step.failed
    for simulated in (
        Simulated(refused=Reason.UNSUPPORTED_ACTION),
        Simulated(fault=Fault("X901", "KeyError")),
    ):
        assert replace(step, simulated=simulated).failed


def test_what_the_engine_does_not_have_is_0() -> None:
    step = step_of(Observed(), tags={MINION: {ATK: 3}})
    values = [step.simulated.get(*key) for key in ((MINION, ATK), (MINION, ZONE), (99, ATK))]
    assert values == [3, 0, 0]


def test_a_text_without_a_class_makes_its_entity_and_its_host_incomplete() -> None:
    worn = Unmodelled(ENCHANTMENT, "CS2_092e", Zone.PLAY, MINION)
    step = step_of(Observed(), unmodelled=(worn,))
    assert {ENCHANTMENT, MINION} <= {*step.incomplete}
    assert 99 not in step.incomplete


def test_the_zone_before_is_the_logged_one() -> None:
    seen = Observed()
    seen.apply(FullEntity(MINION, "", ((ZONE, Zone.HAND),)))
    step = step_of(seen, [TagChange(MINION, ZONE, Zone.PLAY)])
    assert (step.zone_before(MINION), step.observed.state.get(MINION, ZONE)) == (
        Zone.HAND,
        Zone.PLAY,
    )


def test_the_roots_are_the_game_and_its_players() -> None:
    seen = Observed()
    seen.apply(CreateGame(1, (), (PlayerDef(2, 1, ()), PlayerDef(3, 2, ()))))
    assert step_of(seen).roots == (1, 2, 3)
