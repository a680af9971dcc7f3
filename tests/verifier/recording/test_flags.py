"""What the report of a game says of its recording beforehand."""

from __future__ import annotations

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.inputs.info import info_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Verdict
from hsreplay_sim.verifier.run import verify_game
from places import ROOT

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"


def game_with(choice_type: str) -> Recording:
    text = CLEAN.read_bytes().replace(b"ChoiceType=MULLIGAN", f"ChoiceType={choice_type}".encode())
    game = hs.load(text)[0]
    assert isinstance(game, Recording)
    return game


@pytest.mark.parametrize("choice_type", ["77", "-1", "INVALID"])
def test_choices_of_a_type_that_nobody_knows_are_said(choice_type: str) -> None:
    game = game_with(choice_type)
    said = "2 choices of a type that nobody knows"
    report = verify_game(game)
    assert said in report.flags
    assert report.verdict is Verdict.VERIFIED
    assert said in info_of(game, 1).flags
    assert any("is offered" in each.text for each in game.actions[0].told)


def test_of_choices_that_are_known_nothing_is_said() -> None:
    assert not any("choice" in flag for flag in verify_game(game_with("MULLIGAN")).flags)


def test_a_type_without_a_number_loses_its_lines_and_that_is_said() -> None:
    game = game_with("SOMETHING")
    assert game.lines_lost == 15
    assert "SOMETHING" in game.problems[0].message
