"""The outputs of a verification behind one interface: hand over files, then end.

To a stream every file is written as soon as it is done (JSON at the end); to a file everything
is written at the end, atomically.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TextIO, cast

from msgspec import Struct

from hsreplay_sim.base.output import write_file
from hsreplay_sim.report import concise
from hsreplay_sim.report.model import ENGINE, FileReport, GameReport, Report
from hsreplay_sim.report.text import unmet_text

if TYPE_CHECKING:
    from hsreplay_sim.report.clusters import Ranking
    from hsreplay_sim.report.terminal.screen import Colour


class Writer(Protocol):
    """Writes reports in one form."""

    def game(self, file: FileReport, game: GameReport) -> None:
        """Write a game that is done; later games of its file are not there yet."""

    def file(self, file: FileReport) -> None:
        """Write what follows the games of a file."""

    def end(self, report: Report, ranked: Ranking | None) -> None:
        """Write what comes after the last file; `ranked` asks for the clusters."""


class Manner(Struct, frozen=True):
    """How reports are written, whatever their form is."""

    colour: str = "auto"
    every: bool = False
    """Whether a person is shown every diverging action."""
    program: str = "hsreplay-sim"
    """The way in which the user calls this program: for the command to type next."""
    strict: bool = False
    """Whether what is unsupported or unexplained is a failure, where an output knows failures."""


class Output:
    """Collects the report and passes each game and file on to writers."""

    def __init__(self, manner: Manner | None = None, ranked: Ranking | None = None) -> None:
        self.report = Report(ENGINE)
        self._manner = manner or Manner()
        self._ranked = ranked
        self._writers: list[Writer] = []
        self._drafts: list[tuple[str, io.StringIO]] = []
        """What goes to a file at the end: its name, and what is written so far."""
        self._written = 0
        """How many games of the present file are written."""

    def to_stream(self, form: str, stream: TextIO) -> None:
        """Write to a stream, in one of the forms that :data:`OUTPUTS` names."""
        self._writers.append(_writer(form, stream, self._manner))

    def to_file(self, form: str, target: str) -> None:
        """Write to a file, at the end."""
        draft = io.StringIO()
        self._drafts.append((target, draft))
        self.to_stream(form, draft)

    def games(self, file: FileReport) -> None:
        """Take the games that are done of a file that is not."""
        for game in file.games[self._written :]:
            for writer in self._writers:
                writer.game(file, game)
        self._written = len(file.games)

    def file(self, file: FileReport) -> None:
        """Take the report of the next file, or what is new in it."""
        self.games(file)
        self.report.files.append(file)
        for writer in self._writers:
            writer.file(file)
        self._written = 0

    def end(self, inputs: Sequence[str] = ()) -> None:
        """Finish; what was drafted goes to its file, and never over an input."""
        for writer in self._writers:
            writer.end(self.report, self._ranked)
        for target, draft in self._drafts:
            write_file(target, [draft.getvalue()], inputs)


class _Json:
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def game(self, file: FileReport, game: GameReport) -> None:
        """Nothing yet: the totals come first."""

    def file(self, file: FileReport) -> None:
        """Nothing yet."""

    def end(self, report: Report, ranked: Ranking | None) -> None:
        from hsreplay_sim.report.clusters import clusters
        from hsreplay_sim.report.json import render

        self._out.write(render(report, clusters(report, ranked.top) if ranked else None))


class _JsonLines:
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def game(self, file: FileReport, game: GameReport) -> None:
        from hsreplay_sim.report.json import game_line

        self._out.write(game_line(file, game, ENGINE))
        self._out.flush()

    def file(self, file: FileReport) -> None:
        from hsreplay_sim.report.json import error_line

        self._out.write(error_line(file, ENGINE))
        self._out.flush()

    def end(self, report: Report, ranked: Ranking | None) -> None:
        """There are no totals in lines."""


class _Concise:
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def game(self, file: FileReport, game: GameReport) -> None:
        self._out.writelines(concise.game_lines(file, game))
        self._out.flush()

    def file(self, file: FileReport) -> None:
        self._out.writelines(concise.end_lines(file))
        self._out.flush()

    def end(self, report: Report, ranked: Ranking | None) -> None:
        self._out.writelines(f"{unmet_text(entry)}\n" for entry in report.unmet)
        if ranked:
            _write_clusters(self._out, report, ranked)


class _Human:
    def __init__(self, out: TextIO, colour: Colour, every: bool, program: str) -> None:
        from hsreplay_sim.report.terminal.human import Human

        self._out = out
        self._human = Human.to(out, colour, every=every, program=program)

    def game(self, file: FileReport, game: GameReport) -> None:
        self._human.game(file, game)
        self._out.flush()

    def file(self, file: FileReport) -> None:
        self._human.end(file)

    def end(self, report: Report, ranked: Ranking | None) -> None:
        if len(report.files) > 1 or len(report.games) > 1:
            self._human.totals(report)
        self._out.writelines(f"{unmet_text(entry)}\n" for entry in report.unmet)
        if ranked:
            _write_clusters(self._out, report, ranked)


def _write_clusters(out: TextIO, report: Report, ranked: Ranking) -> None:
    from hsreplay_sim.report.clusters import clusters, table

    out.write("\n" + table(clusters(report), ranked.top, members=ranked.members))


def _writer(form: str, out: TextIO, manner: Manner) -> Writer:
    if form == "human":
        return _Human(out, cast("Colour", manner.colour), manner.every, manner.program)
    plain: dict[str, Callable[[TextIO], Writer]] = {
        "json": _Json, "jsonl": _JsonLines, "concise": _Concise,
    }  # fmt: skip
    return plain[form](out) if form in plain else _of_ci(form)(out, strict=manner.strict)


class _MakeWriter(Protocol):
    """Makes a writer that knows failures."""

    def __call__(self, out: TextIO, *, strict: bool) -> Writer:
        """The writer for a stream."""


def _of_ci(form: str) -> _MakeWriter:
    """What makes the writer of a form for continuous integration, imported when it is named."""
    from hsreplay_sim.report.ci import github, junit, table

    forms: dict[str, _MakeWriter] = {
        "junit": junit.Junit, "github": github.Github, "csv": table.Csv, "md": table.Markdown,
    }  # fmt: skip
    return forms[form]
