"""A scoreboard: tables of figures, as text and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.report.json import Json

SCHEMA = "hsreplay-sim/scoreboard/1"

SHORT = {
    "verified": "ver", "diverged": "div", "partial": "part", "unsupported": "unsup", "error": "err",
    "verified%": "ver%", "diverged%": "div%", "unexplained%": "unexp%", "unverifiable%": "unver%",
    "tag changes": "changes", "predicted%": "pred%",
}  # fmt: skip
"""What heads a column of figures where there is little room."""

Cell = int | float | str | None


@dataclass(slots=True)
class Section:
    """A table; a row has a cell for each column. `rest` counts the rows that are left out."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]] = field(default_factory=list)
    rest: int = 0

    def is_figures(self, column: int) -> bool:
        """Whether a column, counted from 0, holds no words: it stands to the right."""
        return not any(isinstance(row[column], str) for row in self.rows)

    def cut(self, top: int) -> Section:
        """At most so many rows; 0 is all."""
        if top and len(self.rows) > top:
            kept = self.rows[:top]
            return Section(self.key, self.title, self.columns, kept, len(self.rows) - top)
        return self


@dataclass(slots=True)
class Scoreboard:
    """What a file of results comes to."""

    about: dict[str, str]
    totals: dict[str, Cell]
    sections: list[Section]

    def lines(self) -> Iterator[str]:
        """For people: the totals, then each table that has a row."""
        yield "  ".join(clean(f"{key} {value}") for key, value in self.about.items())
        width = max(map(len, self.totals))
        yield from (f"{key:<{width}}  {_text(value)}" for key, value in self.totals.items())
        for section in self.sections:
            if section.rows:
                yield ""
                yield section.title
                yield from table(section)

    def data(self) -> Json:
        """For programs."""
        found: Json = {"schema": SCHEMA, "about": self.about, "totals": self.totals}
        for section in self.sections:
            found[section.key] = [
                dict(zip(section.columns, row, strict=True)) for row in section.rows
            ]
        return found


def percent(part: int | None, whole: int | None) -> float | None:
    """The share in hundredths, with two places; None of nothing."""
    return round(100 * (part or 0) / whole, 2) if whole else None


def _text(cell: Cell) -> str:
    if cell is None:
        return "—"
    return f"{cell:.2f}" if isinstance(cell, float) else clean(str(cell))


def table(section: Section) -> Iterator[str]:
    """Figures stand to the right, words to the left."""
    head = tuple(SHORT.get(column, column) for column in section.columns)
    rows = [head, *(tuple(map(_text, row)) for row in section.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = [section.is_figures(at) for at in range(len(section.columns))]
    for row in rows:
        yield _joined(row, widths, right)
    if section.rest:
        yield f"  and {section.rest} more (--top)"


def _joined(row: Sequence[str], widths: Iterable[int], right: Iterable[bool]) -> str:
    cells = zip(row, widths, right, strict=True)
    return (
        "  "
        + "  ".join(
            cell.rjust(width) if is_right else cell.ljust(width) for cell, width, is_right in cells
        ).rstrip()
    )
