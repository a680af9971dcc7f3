"""Many files: one at a time, in order, and none of them able to end the run."""

from __future__ import annotations

import os

import pytest

from hsreplay_sim.app.batch import _alone, verify_files
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.report import json as report_json
from hsreplay_sim.report.model import Report
from places import ROOT

FILES = [
    str(path.relative_to(ROOT))
    for folder in ("powerlog/good", "powerlog/bad", "hsreplay_xml/good", "hsreplay_xml/bad")
    for path in sorted((ROOT / "fixtures" / folder).iterdir())
]


def rendered(jobs: int) -> str:
    return report_json.render(Report("x", list(verify_files(FILES, jobs=jobs))))


def test_the_number_of_workers_never_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert rendered(1) == rendered(3)


def test_reports_come_in_the_order_of_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert [file.path for file in verify_files(FILES, jobs=2)] == FILES


class KillerPath(str):
    """A path that ends the process which unpacks it, as a crash of an extension module would."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (9,)


def test_a_worker_that_dies_costs_its_file_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    paths = [FILES[0], KillerPath("killer.log"), FILES[1], FILES[2]]
    reports = list(verify_files(paths, jobs=2))
    assert [report.path for report in reports] == paths
    assert [bool(report.error) for report in reports] == [False, True, False, False]
    assert reports[1].error is not None
    assert reports[1].error.message == "the worker process died on this file"


def test_a_sound_file_that_was_with_a_dying_worker_is_done_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    assert _alone(FILES[0], VerifyOptions()).error is None


def test_boards_are_for_people_and_change_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    plain = list(verify_files(FILES))
    detailed = list(verify_files(FILES, VerifyOptions(boards="every")))
    for one, other in zip(plain, detailed, strict=True):
        assert [game.tally for game in one.games] == [game.tally for game in other.games]
