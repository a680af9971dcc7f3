"""Progress is for a person who watches, and goes to standard error only."""

from __future__ import annotations

import io
import sys

import pytest

from hsreplay_sim.app.signs import Sign
from hsreplay_sim.report.model import ErrorInfo, FileReport
from hsreplay_sim_cli import progress as module
from hsreplay_sim_cli.progress import ERASE, Progress
from report.samples import verified_game


class Stderr(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def shown(monkeypatch: pytest.MonkeyPatch, *, terminal: bool, enabled: bool, files: int) -> str:
    stderr = Stderr(terminal)
    monkeypatch.setattr(sys, "stderr", stderr)
    monkeypatch.setattr(module, "DELAY_S", 0)
    with Progress(["a.log"] * files, [1] * files, enabled=enabled) as progress:
        progress.advance(FileReport("a.log", games=[verified_game()]))
        progress.advance(FileReport("b.log", ErrorInfo("I102", "no")))
    return stderr.getvalue()


def test_it_counts_files_and_verdicts_and_cleans_up(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, terminal=True, enabled=True, files=9)
    assert "2/9 · 1 unreadable, 1 verified" in text
    assert text.endswith(ERASE)


def test_the_games_of_a_large_file_are_counted_as_they_are_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stderr = Stderr(terminal=True)
    monkeypatch.setattr(sys, "stderr", stderr)
    monkeypatch.setattr(module, "DELAY_S", 0)
    monkeypatch.setattr(module, "GUESS_S", 0)
    file = FileReport("Logs/a.log")
    with Progress(["Logs/a.log", "b.log"], [300, 100]) as progress:
        progress.reading(file, 0.0)
        assert "0/2 · a.log · 0 %" in stderr.getvalue()
        file.games.append(verified_game())
        progress.reading(file, 0.5)
        assert "0/2 · 1 verified · a.log · 38 % · 0:00 left" in stderr.getvalue()
        file.games.append(verified_game())
        progress.advance(file)
        assert "1/2 · 2 verified · b.log · 75 %" in stderr.getvalue()
        progress.advance(FileReport("b.log"))
    assert "2/2 · 2 verified · 100 %" in stderr.getvalue()


def test_files_that_are_read_at_once_are_counted_game_by_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stderr = Stderr(terminal=True)
    monkeypatch.setattr(sys, "stderr", stderr)
    monkeypatch.setattr(module, "DELAY_S", 0)
    with Progress(["a.log", "b.log"], [100, 300]) as progress:
        progress.heed(Sign(1, 0.5, ("verified",)))
        assert "0/2 · 1 verified · b.log · 38 %" in stderr.getvalue()
        progress.heed(Sign(0, 0.5, ()))
        assert "0/2 · 1 verified · a.log · 50 %" in stderr.getvalue()
        progress.advance(FileReport("a.log", games=[verified_game()]))
        progress.heed(Sign(0, 0.9, ("verified",)))
        progress.heed(Sign(1, 0.9, ("verified", "diverged")))
        assert "1/2 · 1 diverged, 2 verified · b.log · 92 %" in stderr.getvalue()
        progress.advance(FileReport("b.log", games=[verified_game()] * 2))
    assert "2/2 · 1 diverged, 2 verified · 100 %" in stderr.getvalue()


@pytest.mark.parametrize(
    ("terminal", "enabled", "files"),
    [
        pytest.param(False, True, 9, id="not-when-piped"),
        pytest.param(True, False, 9, id="not-when-switched-off"),
    ],
)
def test_otherwise_there_is_none(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, enabled: bool, files: int
) -> None:
    assert shown(monkeypatch, terminal=terminal, enabled=enabled, files=files) == ""
