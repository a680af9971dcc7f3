"""The picture of a board: well-formed, and what differs is marked without colour as well."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from hsreplay_sim.pages.svg import board_svg, wrapped
from hsreplay_sim.report.model import Board, BoardEntity, Side

BOARD = Board(
    top=Side("Eve <3", "Jaina", 30, 4, 2, 5, hand=("?", "?"), deck=20, secrets=("?",)),
    bottom=Side(
        "Bob & Co",
        "Garrosh",
        12,
        hand=("Fireball",) * 10,
        weapon="Fiery War Axe 3/2",
        minions=(
            BoardEntity(7, "Sen'jin Shieldmasta", 3, 5, ("taunt",), differs=True),
            *(BoardEntity(20 + n, "Wisp", 1, 1) for n in range(7)),
        ),
    ),
)


def texts(svg: str) -> list[str]:
    root = ET.fromstring(svg)
    return [each.text or "" for each in root.iter() if each.tag.endswith("text")]


def test_it_says_who_has_what() -> None:
    words = texts(board_svg(BOARD, "Step 3"))
    assert words[0] == "Step 3"
    assert "Eve <3 · Jaina 30 +4 HP · mana 2/5 · deck 20 · hand 2 · secrets ?" in words
    assert {"Sen'jin", "Shieldmasta", "3/5", "taunt #7", "differs"} <= set(words)


def test_only_what_differs_is_flagged() -> None:
    assert texts(board_svg(BOARD)).count("differs") == 1


def test_it_holds_no_script_and_fetches_nothing() -> None:
    svg = board_svg(BOARD)
    assert "href" not in svg
    assert "<script" not in svg


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        pytest.param("", [""], id="nothing"),
        pytest.param("River Crocolisk", ["River", "Crocolisk"], id="between-words"),
        pytest.param("Abracadabracadabra", ["Abracadabr", "acadabra"], id="long-word"),
        pytest.param("炉石传说游戏", ["炉石传说游", "戏"], id="wide"),
    ],
)
def test_names_are_broken_to_fit(words: str, lines: list[str]) -> None:
    assert wrapped(words, 10) == lines
