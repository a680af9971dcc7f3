"""The scoreboard of a batch as one page: it loads nothing and runs no script."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.pages.head import text
from hsreplay_sim.pages.page import fill, framed

if TYPE_CHECKING:
    from hsreplay_sim.report.batch.sections import Cell, Scoreboard, Section

TITLE = "Scoreboard of a batch"


def scoreboard_page(board: Scoreboard) -> str:
    """The page."""
    facts = " · ".join(f"{key} {value}" for key, value in board.about.items())
    totals = "".join(
        f'<tr><th scope="row">{text(key)}</th>{_cell(value)}</tr>'
        for key, value in board.totals.items()
    )
    parts = [_panel("totals", "Totals", f"<tbody>{totals}</tbody>")]
    parts += [_section(section) for section in board.sections if section.rows]
    body = fill("scoreboard.html", title=TITLE, facts=text(facts), sections="\n".join(parts))
    return framed(TITLE, body)


def _section(section: Section) -> str:
    head = "".join(
        f'<th scope="col"{" class=count" if section.is_figures(at) else ""}>{text(column)}</th>'
        for at, column in enumerate(section.columns)
    )
    rows = "\n".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in section.rows)
    table = f"<thead><tr>{head}</tr></thead><tbody>\n{rows}\n</tbody>"
    rest = f'<p class="none">and {section.rest} more</p>' if section.rest else ""
    return _panel(section.key, section.title, table, rest)


def _panel(key: str, title: str, table: str, rest: str = "") -> str:
    return (
        f'<section class="panel" aria-labelledby="{key}"><h2 id="{key}">{text(title)}</h2>'
        f'<div class="wide"><table class="scoreboard">{table}</table></div>{rest}</section>'
    )


def _cell(value: Cell) -> str:
    if isinstance(value, str):
        return f"<td>{text(value)}</td>"
    shown = "—" if value is None else f"{value:.2f}" if isinstance(value, float) else str(value)
    return f'<td class="count">{shown}</td>'
