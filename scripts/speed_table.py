"""Print docs/tables/SPEED.md: what verifying, playing and starting cost, and what they may cost.

    python scripts/speed_table.py                    # measures all, rewrites the page
    python scripts/speed_table.py --only verify      # measures a part; the others stay
    python scripts/speed_table.py --check            # exit code 1 if a budget is exceeded, or a
                                                     # result is not the one of the page
    python scripts/speed_table.py --raise "FIGURE"   # takes the cost of a figure as it is today

A budget is 20 % above what was measured when it was set. It follows a figure that fell, and rises
by `--raise` alone, which a commit explains. All of it takes some ten minutes; parts are `verify`,
`engine`, `processes` and `memory`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from printing import TABLES, table

if TYPE_CHECKING:
    from benchmarks.figures import Figure, Measured

ROOT = Path(__file__).resolve().parents[1]
PAGE = TABLES / "SPEED.md"
HEAD = """\
# What it costs, and what it may cost

Printed by `scripts/speed_table.py`; a change of a hot path prints it anew. A figure is a cost, so
less is better: CPU time, as a ratio to something that is timed in turns with it. "× hslog" is the
time of hslog's own parser for the same file, a step is one of a loop of plain Python
(`benchmarks/figures.py`). Every result is checked before it is timed. `--check` fails where a
figure is over its budget, or a result is another one than here.
"""
PARTS = {
    "verify": ("bench_verify", "Verifying a log"),
    "engine": ("bench_engine", "An action of the engine"),
    "processes": ("bench_processes", "A process that begins"),
    "memory": ("bench_memory", "Files that hold much"),
}
"""Part → its module and title."""
COLUMNS = ("figure", "measured", "budget", "unit", "here")
RESULTS = ("timed", "result")
ALLOWANCE = 1.2
"""A budget above what was measured."""
FALLS_BY = 0.9
"""A budget follows if it falls by a tenth: one lucky run is none."""
_ROW = re.compile(r"\|(?: .*?)? ?\|")


class Row(NamedTuple):
    """One row of the page, its cells as they are printed."""

    name: str
    measured: str
    budget: str
    unit: str
    here: str


@dataclass(slots=True)
class Section:
    """A part of the page."""

    rows: dict[str, Row] = field(default_factory=dict)
    results: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


def read(text: str) -> dict[str, Section]:
    """The parts of a page by title."""
    found: dict[str, Section] = {}
    for line in text.splitlines():
        if line.startswith("## "):
            section = found[line[3:]] = Section()
        elif not found or not line:
            continue
        elif not line.startswith("|"):
            section.notes.append(line)
        else:
            cells = [each.strip() for each in line.strip("|").split("|")]
            if len(cells) == len(COLUMNS) and cells[0] != COLUMNS[0] and cells[0] != "---":
                section.rows[cells[0]] = Row(*cells)
            elif len(cells) == len(RESULTS) and cells[0] != RESULTS[0] and cells[0] != "---":
                section.results[cells[0]] = cells[1]
    return found


def printed(sections: dict[str, Section]) -> str:
    """The page."""
    return "".join([HEAD, *_lines(sections)])


def _lines(sections: dict[str, Section]) -> Iterator[str]:
    for _, title in PARTS.values():
        if title not in sections:
            continue
        section = sections[title]
        yield f"\n## {title}\n\n"
        yield from table(COLUMNS, section.rows.values())
        yield "\n"
        yield from table(RESULTS, section.results.items())
        if section.notes:
            yield "\n" + "".join(f"{note}\n" for note in section.notes)


def entered(figure: Figure, old: Row | None, *, anew: bool) -> Row:
    """The row of a figure, with the budget that it has or gets."""
    budget = figure.value * ALLOWANCE
    if old is not None and not anew and budget > float(old.budget) * FALLS_BY:
        budget = float(old.budget)
    return Row(figure.name, _number(figure.value), _number(budget), figure.unit, figure.beside)


def _number(value: float) -> str:
    return f"{value:.2f}" if value < 100 else f"{value:.0f}"


def exceeded(measured: Measured, section: Section) -> Iterator[str]:
    """The figures that are over the budget of a part, or have none."""
    for figure in measured.figures:
        row = section.rows.get(figure.name)
        if row is None:
            yield f"{figure.name}: has no budget yet"
        elif float(_number(figure.value)) > float(row.budget):
            yield f"{figure.name}: {_number(figure.value)} {figure.unit}, of {row.budget}"


def changed(measured: Measured, section: Section) -> Iterator[str]:
    """The results that are not those of a part."""
    for name, result in measured.results.items():
        if section.results.get(name) != result:
            yield f"{name}: {result}, not {section.results.get(name)}"


def main(arguments: Sequence[str]) -> int:
    """Measure; rewrite the page, or hold it against what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--only", choices=PARTS, action="append")
    parser.add_argument("--raise", dest="anew", metavar="FIGURE", action="append", default=[])
    asked = parser.parse_args(arguments)
    page = read(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
    wrong: list[str] = []
    for part in asked.only or PARTS:
        module, title = PARTS[part]
        measured = _measure(module)
        section = page.get(title, Section())
        for figure in measured.figures:
            budget = section.rows[figure.name].budget if figure.name in section.rows else "none"
            told_of = f"{figure.name:48} {_number(figure.value):>8} {figure.unit:16} of {budget:>8}"
            print(told_of, flush=True)
        told = [each for each in exceeded(measured, section) if "no budget" not in each]
        if asked.check:
            wrong += [*exceeded(measured, section), *changed(measured, section)]
            continue
        raised = tuple(f"{name}: " for name in asked.anew)
        wrong += [each for each in told if not each.startswith(raised)]
        page[title] = Section(
            {f.name: entered(f, section.rows.get(f.name), anew=f.name in asked.anew)
             for f in measured.figures}, measured.results, measured.notes,
        )  # fmt: skip
        PAGE.write_text(printed(page), encoding="utf-8", newline="\n")  # part by part: it is long
    for each in wrong:
        print(f"OVER {each}", file=sys.stderr)
    return int(bool(wrong))


def _measure(module: str) -> Measured:
    for folder in (ROOT, ROOT / "cli"):
        if str(folder) not in sys.path:
            sys.path.append(str(folder))
    measure: Callable[[], Measured] = import_module(f"benchmarks.{module}").measure
    return measure()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
