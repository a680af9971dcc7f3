"""What is skipped because nothing differs there: both ways give the same report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from hsreplay_sim.app.batch import verify_file
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.verifier import verification
from hsreplay_sim.verifier.compare import action
from places import ROOT
from recordings import recordings

FIXTURES = sorted((ROOT / "fixtures").rglob("*.log"))


def reports(files: Sequence[Path]) -> list[str]:
    """The reports on files, with what is no part of the JSON."""
    found = [verify_file(str(each), VerifyOptions()) for each in files]
    untold = [[(game.outcomes, game.predicted) for game in file.games] for file in found]
    return [file.to_json() + repr(rest) for file, rest in zip(found, untold, strict=True)]


def both_ways(files: Sequence[Path], patch: pytest.MonkeyPatch) -> None:
    """Hold reports beside those of a verifier that compares everything in every action."""
    quick = reports(files)
    patch.setattr(action, "in_order", lambda step, made: None)
    patch.setattr(verification, "CHECK_ALL", 1)
    assert reports(files) == quick


def test_what_is_skipped_changes_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(FIXTURES) > 2
    both_ways(FIXTURES, monkeypatch)


@pytest.mark.corpus
def test_what_is_skipped_changes_no_report_on_recordings(monkeypatch: pytest.MonkeyPatch) -> None:
    both_ways(recordings()[3::10], monkeypatch)


@pytest.mark.corpus
@pytest.mark.slow
def test_what_is_skipped_changes_no_report_on_any_recording(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both_ways(recordings(), monkeypatch)
