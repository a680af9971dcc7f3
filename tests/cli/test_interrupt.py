"""Games are printed as they are done, so that Ctrl-C loses none that is."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim_cli.main import run
from places import ROOT
from report.samples import verified_game

MODERN = str(ROOT / "fixtures" / "powerlog" / "good" / "modern.log")

Verifier = Callable[[Recording], GameReport]


@pytest.fixture
def both(tmp_path: Path) -> str:
    """A file of two games."""
    path = tmp_path / "two.log"
    path.write_bytes(Path(MODERN).read_bytes() * 2)
    return str(path)


def in_the_second(game: Recording) -> GameReport:
    """Interrupted in the second game of a file."""
    if game.index == 2:
        raise KeyboardInterrupt
    return verified_game()


def test_ctrl_c_ends_with_130(verdicts: Callable[[Verifier], None]) -> None:
    def at_once(_: Recording) -> GameReport:
        raise KeyboardInterrupt

    verdicts(at_once)
    assert run(["verify", MODERN]) == 130


def test_ctrl_c_keeps_the_games_that_are_done(
    verdicts: Callable[[Verifier], None], both: str, capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(in_the_second)
    assert run(["verify", "--output", "concise", both, MODERN]) == 130
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert any("A602 interrupted" in line for line in said)
    assert any("game 1 verified" in line for line in said)


def test_ctrl_c_ends_with_the_totals_so_far(
    verdicts: Callable[[Verifier], None],
    both: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    verdicts(in_the_second)
    assert run(["verify", MODERN, both]) == 130
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 files, 2 games: 2 verified")
    target = tmp_path / "report.json"
    assert run(["verify", "--output", "json", "-o", str(target), both]) == 130
    assert len(json.loads(target.read_text())["files"][0]["games"]) == 1


def test_a_game_is_printed_before_the_next_one_is_read(
    verdicts: Callable[[Verifier], None], both: str, capsys: pytest.CaptureFixture[str]
) -> None:
    printed: list[str] = []

    def watching(game: Recording) -> GameReport:
        printed.append(capsys.readouterr().out)
        return verified_game(game.index)

    verdicts(watching)
    for output in ("human", "concise", "jsonl"):
        printed.clear()
        run(["verify", "--output", output, both])
        assert [bool(text) for text in printed] == [False, True], output
        capsys.readouterr()
