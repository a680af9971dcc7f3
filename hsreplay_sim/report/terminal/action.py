"""A diverging action for people: what was done, the board, what differs, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.terminal.board import board_lines
from hsreplay_sim.report.text import (
    beside_text,
    block_text,
    clean,
    entity_text,
    tag_text,
    title,
    value_text,
)
from hsreplay_sim.report.words import Grade

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence
    from hsreplay_sim.report.terminal.screen import Screen

HEADER = ("entity", "tag", "before", "logged", "simulated", "log line")
MARGIN = 4
"""The columns that a frame, or its indentation, takes."""
ROWS_MAX = 8


def print_action(screen: Screen, group: list[Divergence], names: Mapping[str, str]) -> None:
    """Print all differences of one action; the most significant in detail, bookkeeping last.

    For an unexplained action the unimplemented texts are printed in place of a cause.
    """
    ordered = sorted(group, key=lambda each: (each.expected, weight(each)))
    root = ordered[0]
    lines = [
        *_action(root, names), *_board(screen, root), *_table(screen, ordered, names),
        *([Text(f"unexplained     {beside_text(root.beside, names)}")] if root.beside else
          _cause(root)),
    ]  # fmt: skip
    screen.box(f"{root.code} {title(root.code)}", lines)


def _action(root: Divergence, names: Mapping[str, str]) -> list[Text]:
    file, _, _ = root.address.rpartition(":")
    rows = [("action", clean(root.action)), ("block", block_text(root.block, names))]
    if root.line:
        rows.append(("log", f"{clean(file)}:{root.line}  {clean(root.log)}".rstrip()))
    rows.append(("text", f"“{clean(root.card_text)}”" if root.card_text else ""))
    rows.append(("note", clean(root.note)))
    rows.append(("ignored", clean(root.ignored)))
    rows.append(("known", "in the baseline" if root.known else ""))
    return [Text(f"{name:<8}{value}") for name, value in rows if value]


def _board(screen: Screen, root: Divergence) -> list[Text]:
    if root.board is None:
        return []
    lines = board_lines(root.board, screen.narrow, screen.ascii_only, screen.width - MARGIN)
    return [Text(""), *map(Text, lines), Text("")]


def _table(screen: Screen, ordered: list[Divergence], names: Mapping[str, str]) -> list[Text]:
    told = [d for d in ordered if d.entity is not None or d.tag is not None]
    rest = _notes([d for d in ordered[1:] if d.note and d not in told]) + _more(told)
    shown = told[:ROWS_MAX]
    if not told:
        return rest
    rows = [_row(d, names) for d in shown]
    blocks = [_stacked(row) for row in rows] if screen.narrow else _columns(rows)
    seen = sum(d.grade is not Grade.BOOKKEEPING for d in shown)
    if 0 < seen < len(shown):
        blocks.insert(seen, [Text("bookkeeping:", style="dim")])
    return [line for block in blocks for line in block] + rest


def _row(d: Divergence, names: Mapping[str, str]) -> tuple[str, ...]:
    return (
        entity_text(d.entity) or "(game)",
        tag_text(d.tag),
        value_text(d.tag, d.before),
        value_text(d.tag, d.logged, names),
        value_text(d.tag, d.simulated, names),
        str(d.line or "—"),
    )


def _columns(rows: list[tuple[str, ...]]) -> list[list[Text]]:
    """The rows in columns below a header, the first one bold."""
    widths = [max(cell_len(cells[i]) for cells in (HEADER, *rows)) for i in range(len(HEADER))]
    blocks = [[Text(_aligned(row, widths))] for row in rows]
    blocks[0][0].stylize("bold")
    blocks[0].insert(0, Text(_aligned(HEADER, widths), style="dim"))
    return blocks


def _aligned(cells: tuple[str, ...], widths: list[int]) -> str:
    padded = (cell + " " * (w - cell_len(cell)) for cell, w in zip(cells, widths, strict=True))
    return "  ".join(padded).rstrip()


def _stacked(row: tuple[str, ...]) -> list[Text]:
    entity, tag, before, logged, simulated, line = row
    return [
        Text(f"{entity} {tag}", style="bold"),
        Text(f"  before {before}, logged {logged} (line {line}), simulated {simulated}"),
    ]


def _notes(group: list[Divergence]) -> list[Text]:
    """The divergences of no single tag, each by its note."""
    lines = [Text(f"{d.code} {title(d.code)}: {clean(d.note)}") for d in group]
    return lines[:ROWS_MAX] + _more(group)


def _more(group: list[Divergence]) -> list[Text]:
    hidden = len(group) - ROWS_MAX
    return [Text(f"+{hidden} more in this action")] if hidden > 0 else []


def _cause(root: Divergence) -> list[Text]:
    if root.cause is None:
        return [Text("no cause found")]
    return [
        Text(f"probable cause  {clean(root.cause.text)}"),
        Text(f"evidence        {clean(root.cause.evidence)}"),
    ]
