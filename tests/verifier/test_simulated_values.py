"""Every `simulated` value of a report is one that the engine gave the tag in that step."""

from __future__ import annotations

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.stream import CHANGE, FULL, SHOW, TAG
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.actions import Action
from hsreplay_sim.report.model import Divergence, GameReport
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.step import Step
from places import ROOT
from recordings import recordings

Values = set[int | str]
CARD_ID = 0
"""In place of a tag: the card of an entity."""


class Watching:
    """A witness that keeps what the engine gave each tag that differs."""

    def __init__(self) -> None:
        self.held: dict[tuple[int, int, int], Values] = {}
        """(step, entity, tag) → the values that the tag had in the step."""

    def begins(self, action: Action, simulation: Simulation) -> None:
        pass

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        number = step.action.step
        for each in comparison.tags:
            self.held[number, each.entity, each.tag] = tag_values(step, each.entity, each.tag)
        for card in comparison.cards:
            self.held[number, card.entity, CARD_ID] = card_ids(step, card.entity)


def tag_values(step: Step, entity: int, tag: int) -> Values:
    """The values of a tag after the step and on the way there."""
    found: Values = {step.simulated.get(entity, tag)}
    for kind, number, what, value, old in step.simulated.out:
        if number != entity:
            continue
        if kind == TAG and what == tag:
            found |= {value, old}
        elif kind in (FULL, SHOW, CHANGE):
            found.add(value.get(tag, 0))
    return found


def card_ids(step: Step, entity: int) -> Values:
    """The cards that an entity is after the step and on the way there."""
    out = step.simulated.out
    made = {each[2] for each in out if each[1] == entity and each[0] in (FULL, SHOW, CHANGE)}
    return {step.simulated.cards.get(entity, ""), *made}


def invented(report: GameReport, held: dict[tuple[int, int, int], Values]) -> list[str]:
    """The entries of a report whose simulated value the engine never gave."""
    return [
        each.summary()
        for each in (*report.divergences, *report.unexplained)
        if each.entity is not None and each.tag is not None and each.simulated is not None
        if each.simulated not in held.get((each.step, each.entity.id, each.tag.id), ())
    ]


def shown(report: GameReport) -> list[Divergence]:
    return [e for e in (*report.divergences, *report.unexplained) if e.simulated is not None]


def test_the_planted_difference_shows_what_the_engine_has() -> None:
    (game,) = read_powerlog(ROOT / "fixtures" / "demo" / "planted.log")
    witness = Watching()
    report = verify_game(game, witness=witness)
    assert len(shown(report)) == 1
    assert invented(report, witness.held) == []
    assert invented(report, {}) == [report.divergences[0].summary()]


@pytest.mark.corpus
@pytest.mark.parametrize(
    "every",
    [pytest.param(10, id="some"), pytest.param(1, id="all", marks=pytest.mark.slow)],
)
def test_no_report_shows_a_value_that_the_engine_did_not_have(every: int) -> None:
    entries = 0
    for game in observed_games(recordings()[::every]):
        witness = Watching()
        report = verify_game(game, witness=witness)
        entries += len(shown(report))
        assert invented(report, witness.held) == [], str(game)
    assert entries > 100 // every
