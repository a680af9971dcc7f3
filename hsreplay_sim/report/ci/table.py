"""A table of games, a row each: CSV for programs, Markdown for the summary of a run."""

from __future__ import annotations

import csv
import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TextIO

from hsreplay_sim.report.ci.case import Result, case_of, case_of_file, headline_text
from hsreplay_sim.report.clusters import clusters, table
from hsreplay_sim.report.text import clean, totals_text, unmet_text
from hsreplay_sim.report.words import Verdict

if TYPE_CHECKING:
    from hsreplay_sim.report.clusters import Ranking
    from hsreplay_sim.report.model import FileReport, GameReport, Report

COLUMNS = (
    "file", "game", "build", "mode", "players", "turns", "verdict", "actions", "verified",
    "unexplained", "diverged", "headline",
)  # fmt: skip
"""`headline` is what a report on the game begins with, or why there is no verdict."""

NO_VERDICT = "nothing"
UNMET = "unmet"
"""The verdicts of a file without games, and of an entry of --ignore that matches nothing."""

FORMULA = ("=", "+", "-", "@")
"""What a spreadsheet takes for the beginning of a formula."""

_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|~!$])")

Row = tuple[str, ...]


def game_row(file: FileReport, game: GameReport, *, strict: bool) -> Row:
    """The row of a game."""
    actions = game.tally.actions
    return (
        clean(file.path),
        str(game.game),
        str(game.build or ""),
        clean(game.mode),
        clean(" – ".join(game.players)),
        str(game.turns or ""),
        game.verdict.value,
        str(actions.total),
        str(actions.verified),
        str(actions.unexplained),
        str(actions.diverged),
        headline_text(game, case_of(game, strict=strict)),
    )


def file_row(file: FileReport) -> Row | None:
    """The row of a file that could not be read to its end, or that has no game."""
    case = case_of_file(file)
    if case.result is Result.PASSED:
        return None
    verdict = Verdict.ERROR.value if case.result is Result.BROKEN else NO_VERDICT
    return _row(clean(file.path), verdict, f"{case.code} {case.message}".lstrip())


def _row(file: str, verdict: str, headline: str) -> Row:
    known = {"file": file, "verdict": verdict, "headline": headline}
    return tuple(known.get(column, "") for column in COLUMNS)


class _Table(ABC):
    """A row for each game as it is done, and for each file that has none."""

    def __init__(self, out: TextIO, *, strict: bool) -> None:
        self._out, self._strict = out, strict

    def game(self, file: FileReport, game: GameReport) -> None:
        """Write a game."""
        self._write(game_row(file, game, strict=self._strict))

    def file(self, file: FileReport) -> None:
        """Write a file without a game or with an error."""
        if row := file_row(file):
            self._write(row)

    def _unmet(self, report: Report) -> None:
        for entry in report.unmet:
            self._write(_row("", UNMET, unmet_text(entry)))

    @abstractmethod
    def _write(self, row: Row) -> None: ...


class Csv(_Table):
    """Comma-separated values: a line for each game as it is done, no totals and no ranking."""

    def __init__(self, out: TextIO, *, strict: bool) -> None:
        super().__init__(out, strict=strict)
        self._rows = csv.writer(out, lineterminator="\n")
        self._rows.writerow(COLUMNS)

    def end(self, report: Report, ranked: Ranking | None) -> None:
        """Write the entries of the user's list that match nothing."""
        self._unmet(report)

    def _write(self, row: Row) -> None:
        names = COLUMNS.index("players")
        self._rows.writerow([*row[:names], _no_formula(row[names]), *row[names + 1 :]])
        self._out.flush()


def _no_formula(name: str) -> str:
    """A name out of a file that no spreadsheet calculates."""
    return f"'{name}" if name.startswith(FORMULA) else name


class Markdown(_Table):
    """A table of GitHub-flavoured Markdown, then the totals: for the summary of a job."""

    def __init__(self, out: TextIO, *, strict: bool) -> None:
        super().__init__(out, strict=strict)
        self._write(COLUMNS)
        self._out.write(f"|{'---|' * len(COLUMNS)}\n")

    def end(self, report: Report, ranked: Ranking | None) -> None:
        """Write the entries of the user's list that match nothing, the totals, the ranking."""
        self._unmet(report)
        self._out.write(f"\n{_escaped(totals_text(report))}\n")
        if ranked:
            found = table(clusters(report), ranked.top, members=ranked.members)
            self._out.writelines(["\n", *(f"    {line}\n" for line in found.splitlines())])

    def _write(self, row: Row) -> None:
        self._out.write(f"| {' | '.join(map(_escaped, row))} |\n")
        self._out.flush()


def _escaped(text: str) -> str:
    """Text that Markdown shows as it is."""
    return _MARKDOWN.sub(r"\\\1", text)
