"""A board drawn with characters."""

from __future__ import annotations

import pytest

from hsreplay_sim.report.model import Board, BoardEntity, Side
from hsreplay_sim.report.terminal.board import board_lines


def drawn(*names: str, width: int = 98, keywords: tuple[str, ...] = ()) -> list[str]:
    minions = tuple(BoardEntity(n, name, 1, 1, keywords) for n, name in enumerate(names, 1))
    board = Board(Side("Adys"), Side("Eve", minions=minions))
    return board_lines(board, narrow=False, ascii_only=False, width=width)[2:-1]


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        pytest.param("Wisp", ["Wisp"], id="one-word"),
        pytest.param("River Crocolisk", ["River", "Crocolisk"], id="two-words"),
        pytest.param("Elise the Navigator", ["Elise the", "Navigator"], id="as-many-as-fit"),
        pytest.param("High Inquisitor Whitemane", ["High", "Inquisitor", "Whitemane"], id="three"),
        pytest.param("Donaudampfschiff", ["Donaudampfsc", "hiff"], id="a-long-word-is-broken"),
        pytest.param("魔女魔女魔女魔女", ["魔女魔女魔女", "魔女"], id="wide-letters-count-twice"),
    ],
)
def test_a_box_holds_the_whole_name(name: str, rows: list[str]) -> None:
    inside = [line.strip("│ ") for line in drawn(name)[1:-1]]
    assert inside == [*rows, "1/1", "#1"]


def test_boxes_side_by_side_are_equally_high() -> None:
    assert drawn("Wisp", "River Crocolisk")[1:-1] == [
        "│    Wisp    ││   River    │",
        "│            ││ Crocolisk  │",
        "│    1/1     ││    1/1     │",
        "│     #1     ││     #2     │",
    ]


def test_keywords_have_rows_of_their_own() -> None:
    lines = drawn("Wisp", keywords=("taunt", "shield", "stealth", "frozen"))
    assert [line.strip("│ ") for line in lines[-3:-1]] == ["tau shi ste", "fro"]


def test_boxes_that_do_not_fit_become_a_list() -> None:
    assert drawn("Wisp", "River Crocolisk", width=27) == [
        "  Wisp 1/1 #1",
        "  River Crocolisk 1/1 #2",
    ]
