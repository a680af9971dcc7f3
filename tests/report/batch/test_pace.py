"""The figures of a batch: rates, the time that is left, a line of all of them."""

from __future__ import annotations

import pytest

from hsreplay_sim.report.batch.pace import Pace, clock


def test_the_line_has_every_figure() -> None:
    pace = Pace(
        2000, 4000, 100.0, seen=500, seen_bytes=1000, done_bytes=1000, games=510, actions=8000,
        diverged=4, failed=1, memory_mb=95.4, now=110.0,
    )  # fmt: skip
    assert pace.line() == (
        "500 of 2000 files, 0:30 left, 510 games, 800 actions a second, 4 actions diverged, 1 file"
        " without a result, 95 MB a worker"
    )


def test_what_was_known_before_makes_nothing_faster() -> None:
    pace = Pace(10, 100, 0.0, seen_bytes=60, done_bytes=10, now=10.0)
    assert pace.left == 40.0


def test_no_time_is_guessed_too_early() -> None:
    assert Pace(10, 100, 0.0, seen_bytes=60, done_bytes=60, now=1.0).left is None
    assert Pace(10, 100, 0.0, seen_bytes=60, now=60.0).left is None


@pytest.mark.parametrize(("seconds", "text"), [(7, "0:07"), (760, "12:40"), (10931, "3:02:11")])
def test_a_clock(seconds: int, text: str) -> None:
    assert clock(seconds) == text
