"""Both sides of a step as `show` prints them."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from hsreplay_sim.report.model import Divergence, EntityRef, TagRef
from hsreplay_sim.report.moment.sides import Match, Row, Sides
from hsreplay_sim.report.terminal.screen import Screen
from hsreplay_sim.report.terminal.sides import print_differences, print_sides
from report.samples import BOARD, TEMPORUS, contradiction

RAIDER = EntityRef(14, "CS2_168", "Murloc Raider")
FOUND = Divergence(
    "a.log:1@7", "E301", entity=RAIDER, tag=TagRef(44, "DAMAGE"), logged=3, simulated=2, line=113
)


def row(line: int, text: str, match: Match = Match.SAME, other: str | None = None) -> Row:
    return Row(match, 1, line, text, text if other is None else other, 14, 44)


ROWS = (
    Row(Match.SAME, 0, 100, "ATTACK River Crocolisk #46", "ATTACK River Crocolisk #46"),
    *(row(number, f"Murloc Raider #14 TAG_{number} 1") for number in range(101, 113)),
    row(113, "Murloc Raider #14 DAMAGE 3", Match.DIFFERS, "Murloc Raider #14 DAMAGE 2"),
    row(0, "", Match.SIMULATED, "Murloc Raider #14 FROZEN 1"),
    row(114, "Murloc Raider #14 STEALTH 1", Match.LOGGED, ""),
    row(115, "Murloc Raider #14 TAUNT 1", Match.MOVED),
    row(116, "Murloc Raider #14 CHARGE 1", Match.ADOPTED),
    *(row(number, f"Murloc Raider #14 TAG_{number} 1") for number in range(117, 130)),
)
SIDES = Sides(
    address="a.log:1@7", step=7, steps=9, turn=3, player="Anna", title="attack", card_text="",
    outcome="diverged", lines=(100, 130), rows=ROWS, marks=(13,), differences=(FOUND,),
    before=BOARD, after_logged=BOARD, after_simulated=BOARD,
)  # fmt: skip


def shown(sides: Sides = SIDES, *, focus: int = 0, quoted: str = "", context: int = 8) -> list[str]:
    out = io.StringIO()
    screen = Screen.to(out, "never", 100)
    print_sides(screen, sides, focus=focus, quoted=quoted, context=context)
    return out.getvalue().splitlines()


def test_the_head_says_what_differs() -> None:
    lines = shown()
    assert lines[0] == "a.log:1@7 of 9 · turn 3 · Anna · DIVERGED"
    assert "E301 Murloc Raider #14 DAMAGE (44): logged 3, simulated 2" in lines


def test_the_head_says_what_is_unexplained_and_what_contradicts_itself() -> None:
    found = replace(FOUND, beside=(TEMPORUS,))
    lines = shown(
        replace(SIDES, outcome="unexplained", differences=(found,), names={TEMPORUS: "Temporus"},
                contradictions=(contradiction(),))
    )  # fmt: skip
    assert lines[0].endswith(" · UNEXPLAINED")
    assert "unexplained: beside Temporus (LOOT_538), not implemented" in lines
    (law,) = [line for line in lines if line.startswith("E401 ")]
    assert "DEFENDING logged 1 (line 9001) and 0 (line 9004): mirror of the defender" in law


def test_eight_rows_stand_above_and_below_the_difference_which_is_marked() -> None:
    lines = shown()
    (at,) = [at for at, line in enumerate(lines) if line.startswith(">")]
    assert lines[at].split() == [
        ">", "113", "Murloc", "Raider", "#14", "DAMAGE", "3", "Murloc", "Raider", "#14", "DAMAGE",
        "2",
    ]  # fmt: skip
    assert lines[at - 8].split()[0] == "105"
    assert lines[at - 9].split() == ["5", "rows", "before", "(--lines)"]
    assert "and 9 more (--lines)" in lines[at + 9]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        pytest.param("TAG_112 1", "=", id="same"),
        pytest.param("STEALTH", "— missing —", id="only-in-the-log"),
        pytest.param("TAUNT", "(elsewhere)", id="elsewhere"),
        pytest.param("CHARGE", "(adopted)", id="adopted"),
        pytest.param("— missing —    ", "Murloc Raider #14 FROZEN 1", id="only-in-the-engine"),
    ],
)
def test_the_right_column_says_what_the_engine_did(text: str, right: str) -> None:
    (line,) = [line for line in shown() if text in line]
    assert line.endswith(right)


def test_a_line_that_is_no_packet_is_quoted_below_the_one_it_belongs_to() -> None:
    rows = tuple(each for each in ROWS if each.line != 105)
    lines = shown(replace(SIDES, rows=rows), focus=105, quoted="D - tag=ZONE value=PLAY")
    (at,) = [at for at, line in enumerate(lines) if line.startswith(">")]
    assert lines[at] == ">   105  D - tag=ZONE value=PLAY"
    assert lines[at - 1].split()[0] == "104"
    assert "log 105: tag=ZONE value=PLAY" in lines


def test_a_long_row_keeps_its_tag_and_value() -> None:
    long = row(113, f"{'x' * 60} #14 DAMAGE 3", Match.DIFFERS, f"{'x' * 60} #14 DAMAGE 2")
    lines = shown(replace(SIDES, rows=(long,), marks=(0,)))
    (line,) = [line for line in lines if line.startswith(">")]
    assert "…" in line
    assert "#14 DAMAGE 3" in line
    assert line.endswith("#14 DAMAGE 2")
    assert len(line) <= 100


def test_boards_that_are_equal_are_drawn_once() -> None:
    assert "after, on both sides" in shown()
    other = with_fields(BOARD, top=with_fields(BOARD.top, health=1))
    lines = shown(replace(SIDES, after_simulated=other))
    assert {"after, as the log says", "after, as the engine has it"} <= set(lines)


def test_the_differences_alone_stand_in_their_blocks() -> None:
    out = io.StringIO()
    other = with_fields(BOARD, top=with_fields(BOARD.top, health=1))
    print_differences(Screen.to(out, "never", 100), replace(SIDES, after_simulated=other))
    text = out.getvalue()
    assert "ATTACK River Crocolisk #46" in text
    assert text.count("Murloc Raider #14 TAG_") == 0
    for word in ("DAMAGE 3", "FROZEN 1", "STEALTH 1"):
        assert word in text
    assert [line.split()[0] for line in text.splitlines()[-2:]] == ["log", "engine"]
