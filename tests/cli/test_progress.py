"""Progress is for a person who watches, and goes to standard error only."""

from __future__ import annotations

import io
import sys

import pytest

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
    with Progress(files, enabled=enabled) as progress:
        progress.advance(FileReport("a.log", games=[verified_game()]))
        progress.advance(FileReport("b.log", ErrorInfo("I102", "no")))
    return stderr.getvalue()


def test_it_counts_files_and_verdicts_and_cleans_up(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, terminal=True, enabled=True, files=9)
    assert "2/9 files: 1 unreadable, 1 verified" in text
    assert text.endswith(ERASE)


@pytest.mark.parametrize(
    ("terminal", "enabled", "files"),
    [
        pytest.param(False, True, 9, id="not-when-piped"),
        pytest.param(True, False, 9, id="not-when-switched-off"),
        pytest.param(True, True, 1, id="not-for-one-file"),
    ],
)
def test_otherwise_there_is_none(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, enabled: bool, files: int
) -> None:
    assert shown(monkeypatch, terminal=terminal, enabled=enabled, files=files) == ""
