"""One step as a person wants to see it, of a scripted game too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hsreplay_sim
from hsreplay_sim.app.look.places import place_of
from hsreplay_sim.app.look.steps import StepView, add_boards, step_view
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import Divergence
from places import ROOT

FOLDER = ROOT / "fixtures" / "hearthbreaker"
PLANTED = ROOT / "fixtures" / "demo" / "planted.log"


@pytest.fixture
def script() -> Path:
    return FOLDER / "as-documented.rep"


def step_of(path: Path, game: int, step: int) -> StepView:
    return step_view(place_of(f"{path}:{game}@{step}"))


def game_of(path: Path) -> ScriptedGame:
    (game,) = hsreplay_sim.load(path)
    assert isinstance(game, ScriptedGame)
    return game


@pytest.mark.parametrize("suffix", ["rep", "hsreplay"])
def test_a_move_has_a_name_a_board_and_its_lines(suffix: str) -> None:
    path = FOLDER / f"coin-and-druid.{suffix}"
    game = game_of(path)
    at = next(n for n, move in enumerate(game.moves, 1) if move.name == "play")
    view = step_of(path, 1, at)
    assert view.action.startswith("play ")
    assert view.address == f"{path}:1@{at}"
    assert view.steps == len(game.moves)
    assert {view.board.top.player, view.board.bottom.player} == {"p1", "p2"}
    assert view.lines[0][0] == game.moves[at - 1].line


def test_an_attack_names_both_characters(script: Path) -> None:
    at = next(n for n, move in enumerate(game_of(script).moves, 1) if move.name == "attack")
    assert " at Garrosh Hellscream #" in step_of(script, 1, at).action


def test_a_file_of_one_line_shows_the_move_itself(tmp_path: Path) -> None:
    path = tmp_path / "short.hsreplay"
    text = (FOLDER / "coin-and-druid.hsreplay").read_text("utf-8")
    path.write_text(json.dumps(json.loads(text)), "utf-8")
    game = game_of(path)
    assert step_of(path, 1, 1).lines == ((game.moves[0].line, "start()"),)


def test_there_is_no_step_behind_the_last(script: Path) -> None:
    with pytest.raises(UsageError, match="the last one is"):
        step_of(script, 1, 99)


def test_a_step_that_cannot_be_reached_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "broken.rep"
    path.write_text(
        "deck(Jaina,Fireball)\ndeck(Thrall,Wisp)\nrandom()\nkeep(0)\nkeep(0)\n"
        "start()\nplay(9)\nend()\nstart()\n"
    )
    with pytest.raises(UnsupportedError, match="cannot be played to step 4"):
        step_of(path, 1, 4)


def test_the_first_divergence_of_a_script_has_a_board_and_quotes_its_move(script: Path) -> None:
    game = game_of(script)
    report = hsreplay_sim.verify(game)
    report.divergences[:] = [Divergence(f"{script}:1@{step}", "E301") for step in (2, 3)]
    add_boards(report, game, every=False)
    first, second = report.divergences
    assert first.board is not None
    assert second.board is None
    assert first.log == "summon(1,0)"


def test_without_a_divergence_the_first_unexplained_action_has_a_board() -> None:
    game = hsreplay_sim.load(PLANTED)[0]
    assert isinstance(game, Recording)
    report = hsreplay_sim.verify(game)
    report.unexplained[:] = [*report.divergences, Divergence(f"{PLANTED}:1@40", "E301")]
    report.divergences.clear()
    add_boards(report, game, every=False)
    first, second = report.unexplained
    assert first.board is not None
    assert second.board is None
