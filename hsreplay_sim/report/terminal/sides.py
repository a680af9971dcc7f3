"""One step for people, as both sides have it: the log on the left, the engine on the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from hsreplay_sim.report.moment.sides import Match, Row, Sides
from hsreplay_sim.report.terminal.board import board_lines
from hsreplay_sim.report.text import (
    beside_text,
    clean,
    contradiction_text,
    entity_text,
    tag_text,
    title,
    value_text,
)

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Board, Divergence
    from hsreplay_sim.report.terminal.screen import Screen

CONTEXT = 8
"""Rows above and below the one that is shown first."""
DEPTH_MAX = 6
NUMBER = 7
"""Columns of a line number."""
NOTED = 3
"""Differences that stand in words above the rows."""


def print_sides(
    screen: Screen, sides: Sides, *, context: int = CONTEXT, focus: int = 0, quoted: str = ""
) -> None:
    """A step, centred on its first difference, or on the line `focus`, which reads `quoted`."""
    _print_head(screen, sides)
    marks = _marks(sides, focus)
    line = focus or (sides.differences[0].line if sides.differences else 0)
    at = _row_of_line(sides, focus) if focus else (sides.marks or (0,))[0]
    first, last = max(0, at - context), at + context + 1
    columns = _Columns(screen)
    columns.head()
    if first:
        columns.say(f"{first} rows before (--lines)")
    for place in range(first, min(last, len(sides.rows))):
        row = sides.rows[place]
        columns.row(row, marked=place in marks)
        if place == at and quoted and line not in (0, row.line):
            columns.quote(line, quoted, marked=True)
    if last < len(sides.rows):
        columns.say(f"and {len(sides.rows) - last} more (--lines)")
    if quoted:
        said = clean(quoted)
        screen.print(_cut(f"log {line}: {said.partition(' - ')[2].strip() or said}", screen.width))
    _print_boards(screen, sides)


def print_differences(screen: Screen, sides: Sides) -> None:
    """Print the rows that are not the same on both sides, in their blocks."""
    _print_head(screen, sides)
    columns = _Columns(screen)
    columns.head()
    open_blocks: list[Row] = []
    for place, row in enumerate(sides.rows):
        del open_blocks[row.depth :]
        if row.odd or place in sides.marks:
            for block in open_blocks:
                columns.row(block, marked=False)
            open_blocks.clear()
            columns.row(row, marked=place in sides.marks)
        elif not row.tag:
            open_blocks.append(row)
    before, logged, simulated = (
        board_lines(board, narrow=True, ascii_only=screen.ascii_only)
        for board in (sides.before, sides.after_logged, sides.after_simulated)
    )
    screen.print()
    for name, lines, others in (("log", logged, simulated), ("engine", simulated, logged)):
        for line in lines:
            if line not in others:
                was = "  (as before)" if line in before else ""
                screen.print(f"{name:<7} {line.strip()}{was}")


def _print_head(screen: Screen, sides: Sides) -> None:
    place = f"{sides.address} of {sides.steps} · turn {sides.turn}"
    outcome = sides.outcome.upper() if sides.differences else sides.outcome
    words = " · ".join(filter(None, (place, sides.player, outcome)))
    screen.print(Text(clean(words), style="bold"))
    screen.print(clean(sides.title))
    if sides.card_text:
        screen.print(_cut(f"“{clean(sides.card_text)}”", screen.width))
    for each in sides.differences[:NOTED]:
        screen.print(Text(_cut(_said(each), screen.width), style="bold"))
    if (rest := len(sides.differences) - NOTED) > 0:
        screen.print(f"and {rest} more in this action")
    for found in sides.contradictions[:NOTED]:
        screen.print(Text(contradiction_text(found, sides.names), style="bold"))
    for words in _why(sides):
        screen.print(_cut(words, screen.width))


def _why(sides: Sides) -> Iterator[str]:
    """The first probable cause, and what is beside a difference that is unexplained."""
    causes = (each.cause.text for each in sides.differences if each.cause is not None)
    beside = (beside_text(each.beside, sides.names) for each in sides.differences if each.beside)
    for name, words in (("probable cause", next(causes, "")), ("unexplained", next(beside, ""))):
        if words:
            yield f"{name}: {clean(words)}"


def _said(divergence: Divergence) -> str:
    """``E301 Murloc Raider #14 DAMAGE (44): logged 3, simulated 2``."""
    d = divergence
    if d.entity is None and d.tag is None:
        return f"{d.code} {clean(d.note) or title(d.code)}"
    values = f"logged {value_text(d.tag, d.logged)}, simulated {value_text(d.tag, d.simulated)}"
    note = f" ({clean(d.note)})" if d.note else ""
    return f"{d.code} {entity_text(d.entity)} {tag_text(d.tag)}: {values}{note}"


# --- rows ----------------------------------------------------------------------------------------


def _marks(sides: Sides, focus: int) -> set[int]:
    """The rows to point at: those of the differences, or the line that was asked for."""
    if not focus:
        return set(sides.marks)
    return {at for at, row in enumerate(sides.rows) if row.line == focus}


def _row_of_line(sides: Sides, line: int) -> int:
    """Return the row of a line of the log: some lines are a part of the packet above them."""
    before = (at for at, row in enumerate(sides.rows) if 0 < row.line <= line)
    return max(before, key=lambda at: sides.rows[at].line, default=0)


class _Columns:
    """Rows in two columns beside the number of the line."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._width = (min(screen.width, 160) - NUMBER - 5) // 2
        self._missing = "- missing -" if screen.ascii_only else "— missing —"

    def head(self) -> None:
        """Print the titles of the columns."""
        self._screen.print()
        self._screen.print(Text(self._line(" ", "line", "the log says", "the engine"), style="dim"))

    def say(self, words: str) -> None:
        """Print a note about rows that are left out."""
        self._screen.print(" " * (NUMBER + 2) + words)

    def quote(self, line: int, text: str, *, marked: bool) -> None:
        """A line of the file that is no row of its own."""
        mark = ">" if marked else " "
        words = f"{mark}{line:>{NUMBER - 1}}  {clean(text)}"
        self._screen.print(Text(_cut(words, self._screen.width), style="bold" if marked else ""))

    def row(self, row: Row, *, marked: bool) -> None:
        """A packet of each side."""
        indent = "  " * min(row.depth, DEPTH_MAX)
        left = indent + clean(row.logged) if row.logged else indent + self._missing
        number = str(row.line) if row.line else ""
        text = self._line(">" if marked else " ", number, left, self._right(row, indent))
        self._screen.print(Text(text, style="bold" if marked else ""))

    def _right(self, row: Row, indent: str) -> str:
        if row.match in (Match.DIFFERS, Match.SIMULATED):
            return indent + clean(row.simulated)
        if row.match is Match.LOGGED:
            return indent + self._missing
        return indent + ("=" if row.match is Match.SAME else f"({row.match})")

    def _line(self, mark: str, number: str, left: str, right: str) -> str:
        told = set_cell_size(_squeezed(left, self._width), self._width)
        return f"{mark}{number:>{NUMBER - 1}}  {told}  {_squeezed(right, self._width)}".rstrip()


def _cut(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def _squeezed(text: str, width: int) -> str:
    """Return a text cut in the middle: the tag and its value are at the end."""
    if cell_len(text) <= width:
        return text
    tail = text[-(width * 2 // 3) :]
    return set_cell_size(text, width - 1 - cell_len(tail)) + "…" + tail


# --- boards --------------------------------------------------------------------------------------


def _print_boards(screen: Screen, sides: Sides) -> None:
    same = str(sides.after_logged) == str(sides.after_simulated)
    boards = [("before", sides.before)]
    if same:
        boards.append(("after, on both sides", sides.after_logged))
    else:
        boards.append(("after, as the log says", sides.after_logged))
        boards.append(("after, as the engine has it", sides.after_simulated))
    for name, board in boards:
        screen.print()
        screen.print(Text(name, style="bold"))
        screen.indented(_drawn(screen, board))


def _drawn(screen: Screen, board: Board) -> Iterator[Text]:
    return map(Text, board_lines(board, screen.narrow, screen.ascii_only))
