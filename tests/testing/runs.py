"""Runs of pytest in a folder with recordings, by the plugin that a user has."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import hsreplay_sim as hs
from places import ROOT

DEMO = ROOT / "fixtures" / "demo"
BROKEN = ROOT / "fixtures" / "powerlog" / "bad" / "no_create_game.log"
PLUGIN = "hsreplay_sim.testing.plugin"

ROW = re.compile(r"(\S+::\S+) ([A-Z]+) +(?:\(.*\) +)?\[ *\d+%\]")
"""A line of ``pytest -v``: node id, result, progress."""

Run = Callable[..., pytest.RunResult]


@pytest.fixture(scope="session")
def loaded() -> None:
    """Everything that verifying loads is loaded, so that a run within this process adds nothing."""
    import hsreplay_sim.testing.recordings  # noqa: F401

    assert [str(report) for report in hs.verify(str(DEMO / "planted.log"))]


@pytest.fixture
def games(pytester: pytest.Pytester, loaded: None) -> Path:
    """A folder with both games of the demonstration, beside a test of the user's own."""
    folder = pytester.path / "games"
    folder.mkdir()
    for name in ("clean.log", "planted.log"):
        shutil.copy(DEMO / name, folder)
    pytester.makepyfile("def test_of_his_own(): pass")
    return folder


@pytest.fixture
def run(pytester: pytest.Pytester, games: Path) -> Run:
    """``run("--hsreplay", "games")``: pytest in the folder above the games."""

    def call(*arguments: str) -> pytest.RunResult:
        quiet = ("-p", "no:cacheprovider", "-p", "no:randomly")
        return pytester.runpytest_inprocess("-p", PLUGIN, *quiet, "-v", *arguments)

    return call


def ended(result: pytest.RunResult) -> dict[str, str]:
    """Node id → how the test ended, in the order of the run."""
    return dict(match.groups() for line in result.outlines if (match := ROW.match(line)))
