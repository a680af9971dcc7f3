"""Many files: one at a time, in order, and none of them able to end the run."""

from __future__ import annotations

import os
from functools import cache

import pytest

from hsreplay_sim.app.batch import _alone, verify_files
from hsreplay_sim.app.look.quotes import Quotes
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.report import json as report_json
from hsreplay_sim.report.model import FileReport, Report
from places import ROOT
from report.samples import divergence, unexplained_game

FILES = [
    str(path.relative_to(ROOT))
    for folder in ("powerlog/good", "powerlog/bad", "hsreplay_xml/good", "hsreplay_xml/bad")
    for path in sorted((ROOT / "fixtures" / folder).iterdir())
]


@cache
def reports(jobs: int) -> list[FileReport]:
    return list(verify_files(FILES, jobs=jobs))


@pytest.fixture(autouse=True)
def checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_the_number_of_workers_never_shows() -> None:
    one, three = (report_json.render(Report("x", reports(jobs))) for jobs in (1, 3))
    assert one == three


def test_reports_come_in_the_order_of_the_files() -> None:
    assert [file.path for file in reports(3)] == FILES


def test_the_line_of_an_unexplained_difference_is_quoted_as_well() -> None:
    game = unexplained_game(divergence(34, line=2365, log=""))
    with Quotes(str(ROOT / "fixtures" / "demo" / "planted.log")) as quotes:
        quotes.add(game)
    assert "tag=DAMAGE value=3" in game.unexplained[0].log


class KillerPath(str):
    """A path that ends the process which unpacks it, as a crash of an extension module would."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (9,)


def test_a_worker_that_dies_costs_its_file_only() -> None:
    paths = [FILES[0], KillerPath("killer.log"), FILES[1], FILES[2]]
    found = list(verify_files(paths, jobs=2))
    assert [report.path for report in found] == paths
    assert [bool(report.error) for report in found] == [False, True, False, False]
    assert found[1].error is not None
    assert found[1].error.message == "the worker process died on this file"


def test_a_sound_file_that_was_with_a_dying_worker_is_done_again() -> None:
    assert _alone(FILES[0], VerifyOptions()).error is None


def test_boards_are_for_people_and_change_no_count() -> None:
    detailed = list(verify_files(FILES, VerifyOptions(boards="every")))
    for one, other in zip(reports(1), detailed, strict=True):
        assert [game.tally for game in one.games] == [game.tally for game in other.games]
