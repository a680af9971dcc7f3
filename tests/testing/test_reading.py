"""A recording is read game by game: what is asked for again is at hand, and nothing is raised."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim.report.model import Verdict
from hsreplay_sim.testing.reading import Reading
from testing.runs import BROKEN, DEMO


@pytest.fixture
def reading() -> Iterator[Reading]:
    reading = Reading(VerifyOptions(), None)
    yield reading
    reading.close()


@pytest.fixture
def both(tmp_path: Path) -> str:
    """A file with both games of the demonstration."""
    path = tmp_path / "both.log"
    texts = [(DEMO / f"{each}.log").read_text(encoding="utf-8") for each in ("clean", "planted")]
    path.write_text("".join(texts), encoding="utf-8")
    return str(path)


def test_the_games_are_counted(reading: Reading, both: str) -> None:
    assert reading.count(both) == (2, None)


def test_an_error_of_the_file_is_told_with_the_games_before_it(reading: Reading) -> None:
    count, error = reading.count(str(BROKEN))
    assert count == 0
    assert error is not None
    assert (error.code, error.exit_code) == ("I102", ExitCode.UNREADABLE)


def test_games_may_be_asked_for_in_any_order(reading: Reading, both: str) -> None:
    verdicts = [reading.report(both, number).verdict for number in (2, 1, 2)]
    assert verdicts == [Verdict.DIVERGED, Verdict.VERIFIED, Verdict.DIVERGED]


def test_a_report_has_the_line_of_the_log_and_the_board(reading: Reading, both: str) -> None:
    first = reading.report(both, 2).first
    assert first is not None
    assert "tag=DAMAGE value=3" in first.log
    assert first.board is not None


def test_the_last_report_is_kept(reading: Reading, both: str) -> None:
    report = reading.report(both, 2)
    assert reading.report(both, 2) is report
    assert reading.report(both, 2, every=True) is not report


@pytest.mark.parametrize("path", [str(BROKEN), "absent.log"])
def test_what_cannot_be_read_is_an_error_of_the_game(path: str, reading: Reading) -> None:
    report = reading.report(path, 1)
    assert report.verdict is Verdict.ERROR
    assert report.error is not None
    assert report.error.exit_code is ExitCode.UNREADABLE


def test_a_game_that_is_not_there_is_an_error(reading: Reading, both: str) -> None:
    assert reading.report(both, 3).verdict is Verdict.ERROR
