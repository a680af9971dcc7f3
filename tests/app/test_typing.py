"""A program that uses the public names passes mypy in its strict mode."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT

PROGRAM = """
from pathlib import Path

import hsreplay_sim as hs


def first_divergence(path: Path) -> hs.Divergence | None:
    replay: hs.Replay = hs.load(path)
    game = replay[0]
    if isinstance(game, hs.Recording):
        action: hs.ActionInfo = game.actions[0]
        board: hs.Board = game.board(action.step)
        print(len(replay), action.title, board, game.state(1).get(1, 20))
    print(hs.load(path)[0].actions[0].title, [each.build for each in hs.load(path)])
    games = list(hs.load(path))
    print(games[0].actions[0].title, max(games, key=lambda each: len(each.packets)).build)
    recording = hs.load(path).recording(0)
    print(recording.build, len(recording.packets))
    report: hs.GameReport = hs.verify(game)
    return report.first


def all_of(path: str) -> list[str]:
    options = hs.VerifyOptions(max_divergences=3)
    reports: list[hs.GameReport] = hs.verify(path, options)
    reports += hs.verify(hs.load(path))
    files = list(hs.verify_files([path, Path(path)], options, jobs=2))
    print(hs.Report(files=files).to_json())
    hs.convert(path, Path("game.hsreplay.xml"), strict=True)
    hs.save(hs.load(path), "copy.log")
    return [report.to_json() for report in reports if report.verdict is hs.Verdict.DIVERGED]


def play() -> None:
    deck = hs.play.Deck("MAGE", ["Chillwind Yeti"] * 30)
    game = hs.play.Game.new(deck, deck, seed=7).start().skip_mulligan()
    yeti = game.player1.give("Chillwind Yeti")
    game.player2.summon(yeti).hit(2)
    game.player1.set_deck("Wisp", yeti)
    print(yeti.description, yeti.powered_up, game.player1.corpses, game.copy(seed=3).turn)
    game.save(Path("played.log"))


print(hs.Address.parse("Power.log:2@41").step, hs.ExitCode.CLEAN, hs.HsReplayError)
"""


@pytest.mark.proof
def test_a_users_program_is_typed(tmp_path: Path) -> None:
    """A run of mypy over all that the public names import."""
    pytest.importorskip("mypy", reason="mypy is a tool of developers")
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    command = ["-m", "mypy", "--strict", "--warn-unreachable", str(program)]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "Success: no issues found in 1 source file\n", done.stdout + done.stderr
