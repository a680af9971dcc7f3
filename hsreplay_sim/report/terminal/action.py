"""A diverging action for people: what was done, the board, what differs, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from hsreplay_sim.report.board_text import board_lines
from hsreplay_sim.report.text import clean, entity_text, tag_text, title, value_text

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence
    from hsreplay_sim.report.terminal.screen import Screen

ROWS_MAX = 8


def print_action(screen: Screen, group: list[Divergence]) -> None:
    """All that diverged in one action; the first of it in detail."""
    root = min(group, key=lambda d: (d.code > "E203", d.line))
    lines = [*_action(root), *_board(screen, root), *_table(screen, root, group), *_cause(root)]
    screen.box(f"{root.code} {title(root.code)}", lines)


def _action(root: Divergence) -> list[Text]:
    file, _, _ = root.address.rpartition(":")
    rows = [("action", clean(root.action)), ("block", clean(root.block))]
    if root.line:
        rows.append(("log", f"{clean(file)}:{root.line}  {clean(root.log)}".rstrip()))
    rows.append(("text", f"“{clean(root.card_text)}”" if root.card_text else ""))
    rows.append(("note", clean(root.note)))
    rows.append(("known", clean(root.known)))
    return [Text(f"{name:<8}{value}") for name, value in rows if value]


def _board(screen: Screen, root: Divergence) -> list[Text]:
    if root.board is None:
        return []
    lines = board_lines(root.board, screen.narrow, screen.ascii_only)
    return [Text(""), *map(Text, lines), Text("")]


def _table(screen: Screen, root: Divergence, group: list[Divergence]) -> list[Text]:
    ordered = [root, *(d for d in group if d is not root)]
    told = [d for d in ordered if d.entity is not None or d.tag is not None]
    rest = _notes([d for d in ordered[1:] if d.note and d not in told]) + _more(told)
    if not told:
        return rest
    rows = [_row(d) for d in told[:ROWS_MAX]]
    if screen.narrow:
        return [line for row in rows for line in _stacked(row)] + rest
    header = ("entity", "tag", "before", "logged", "simulated", "log line")
    widths = [max(cell_len(cells[i]) for cells in (header, *rows)) for i in range(len(header))]
    lines = [Text(_aligned(header, widths), style="dim")]
    lines += [Text(_aligned(row, widths)) for row in rows]
    lines[1].stylize("bold")
    return lines + rest


def _row(d: Divergence) -> tuple[str, ...]:
    return (
        entity_text(d.entity) or "(game)",
        tag_text(d.tag),
        value_text(d.tag, d.before),
        value_text(d.tag, d.logged),
        value_text(d.tag, d.simulated),
        str(d.line or "—"),
    )


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
