"""Engines that know nothing must not score: nothing adopted counts, nothing undone agrees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.actions import Action
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import Verdict
from hsreplay_sim.report.tally import Tally
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate import simulation
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading
from places import ROOT
from recordings import recordings

DEMO = ROOT / "fixtures" / "demo" / "clean.log"


def adopt_everything(game: Engine, action: Action, reading: Reading = NOTHING) -> None:
    """An engine that takes every packet from the log."""
    oracle = game.oracle
    assert isinstance(oracle, LogOracle)
    for at in oracle.tape.content(0, len(oracle.tape)):
        oracle.adopter.adopt(game, at)


def do_nothing(game: Engine, action: Action, reading: Reading = NOTHING) -> None:
    """An engine that never changes its state."""


def demo() -> Iterator[Recording]:
    return read_powerlog(DEMO)


def total(games: Iterator[Recording]) -> Tally:
    tally = Tally()
    for game in games:
        report = verify_game(game)
        assert report.verdict is not Verdict.VERIFIED
        tally.merge(report.tally)
    assert tally.actions.total
    return tally


def test_adopting_everything_verifies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "run_action", adopt_everything)
    tally = total(demo())
    assert tally.tag_changes.predicted == 0
    assert tally.actions.verified == 0
    assert tally.actions.with_adoption == tally.actions.total


def test_doing_nothing_diverges_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "run_action", do_nothing)
    tally = total(demo())
    assert tally.tag_changes.predicted == 0
    assert tally.actions.diverged == tally.actions.total


@pytest.mark.corpus
@pytest.mark.parametrize("engine", [adopt_everything, do_nothing])
def test_no_recording_is_verified_by_knowing_nothing(
    engine: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "run_action", engine)
    tally = total(observed_games(recordings()[::16]))
    assert tally.tag_changes.predicted == 0
    assert tally.actions.verified == 0
    if engine is do_nothing:
        noticed = tally.actions.diverged + tally.actions.unexplained
        assert noticed >= 0.98 * tally.actions.total
