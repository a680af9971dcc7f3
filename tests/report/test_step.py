"""One step as people see it: the lines of the log that `show` prints."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from hsreplay_sim.report.model import Board
from hsreplay_sim.report.terminal.screen import Screen
from hsreplay_sim.report.terminal.step import print_step
from report.samples import BOARD


@dataclass
class Step:
    """A step of twenty lines, the first of them line 101."""

    mark: int = 0
    address: str = "a.log:1@7"
    steps: int = 9
    turn: int = 3
    action: str = "play"
    card_text: str = ""
    board: Board = BOARD
    lines: tuple[tuple[int, str], ...] = tuple((n, f"line {n}") for n in range(101, 121))


def excerpt(step: Step, lines: int) -> list[str]:
    out = io.StringIO()
    print_step(Screen.to(out, "never"), step, lines)
    text = out.getvalue().splitlines()
    return [line.strip() for line in text[text.index("", 3) + 1 :] if "line" in line]


@pytest.mark.parametrize(
    ("mark", "lines", "shown"),
    [
        pytest.param(0, 2, ["101  line 101", "102  line 102", "and 18 more"], id="the-first"),
        pytest.param(0, 0, ["and 20 more"], id="none"),
        pytest.param(102, 3, ["101  line 101", ">   102  line 102", "103  line 103",
                              "and 17 more"], id="near-the-start"),
        pytest.param(110, 3, ["8 lines before", "109  line 109", ">   110  line 110",
                              "111  line 111", "and 9 more"], id="in-the-middle"),
        pytest.param(120, 2, ["18 lines before", "119  line 119", ">   120  line 120"],
                     id="at-the-end"),
    ],
)  # fmt: skip
def test_the_lines_shown_lie_around_the_one_that_is_marked(
    mark: int, lines: int, shown: list[str]
) -> None:
    found = excerpt(Step(mark), lines)
    assert [line.removesuffix(" (--lines)") for line in found if line != "(--lines)"] == shown


def test_a_step_that_fits_is_shown_whole() -> None:
    assert len(excerpt(Step(110), 40)) == 20
