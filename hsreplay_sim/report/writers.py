"""The four outputs of a verification behind one interface: hand over files, then end.

To a stream every file is written as soon as it is done (JSON at the end); to a file everything
is written at the end, atomically.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TextIO, cast

from hsreplay_sim.base.output import write_file
from hsreplay_sim.report import concise
from hsreplay_sim.report import json as report_json
from hsreplay_sim.report.clusters import Ranking, clusters, table
from hsreplay_sim.report.model import ENGINE, FileReport, GameReport, Report
from hsreplay_sim.report.text import unmet_text

if TYPE_CHECKING:
    from hsreplay_sim.report.terminal.screen import Colour


class Writer(Protocol):
    """Writes reports in one form."""

    def game(self, file: FileReport, game: GameReport) -> None:
        """Write a game that is done; later games of its file are not there yet."""

    def file(self, file: FileReport) -> None:
        """Write what follows the games of a file."""

    def end(self, report: Report, ranked: Ranking | None) -> None:
        """Write what comes after the last file; `ranked` asks for the clusters."""


class Output:
    """Collects the report and passes each game and file on to a writer."""

    def __init__(self, writer: Writer, draft: io.StringIO | None, ranked: Ranking | None) -> None:
        self.report = Report(ENGINE)
        self._writer = writer
        self._draft = draft
        self._ranked = ranked
        self._written = 0
        """How many games of the present file are written."""

    def games(self, file: FileReport) -> None:
        """Take the games that are done of a file that is not."""
        for game in file.games[self._written :]:
            self._writer.game(file, game)
        self._written = len(file.games)

    def file(self, file: FileReport) -> None:
        """Take the report of the next file, or what is new in it."""
        self.games(file)
        self.report.files.append(file)
        self._writer.file(file)
        self._written = 0

    def end(self, target: str, inputs: Sequence[str]) -> None:
        """Finish; what was drafted goes to the file `target`."""
        self._writer.end(self.report, self._ranked)
        if self._draft is not None:
            write_file(target, [self._draft.getvalue()], inputs)


class _Json:
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def game(self, file: FileReport, game: GameReport) -> None:
        """Nothing yet: the totals come first."""

    def file(self, file: FileReport) -> None:
        """Nothing yet."""

    def end(self, report: Report, ranked: Ranking | None) -> None:
        self._out.write(
            report_json.render(report, clusters(report, ranked.top) if ranked else None)
        )


class _JsonLines:
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def game(self, file: FileReport, game: GameReport) -> None:
        self._out.write(report_json.game_line(file, game, ENGINE))
        self._out.flush()

    def file(self, file: FileReport) -> None:
        self._out.write(report_json.error_line(file, ENGINE))
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
            self._out.write("\n" + table(clusters(report), ranked.top, members=ranked.members))


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
            self._out.write("\n" + table(clusters(report), ranked.top, members=ranked.members))


def make_output(
    form: str,
    stream: TextIO | None,
    colour: str = "auto",
    every: bool = False,
    ranking: Ranking | None = None,
    program: str = "hsreplay-sim",
) -> Output:
    """An output of the form human, concise, json or jsonl; without a stream it is drafted.

    `program` is how the user calls this program: for the command to type next.
    """
    draft = io.StringIO() if stream is None else None
    out: TextIO = draft if draft is not None else cast("TextIO", stream)
    writer: Writer
    if form == "json":
        writer = _Json(out)
    elif form == "jsonl":
        writer = _JsonLines(out)
    elif form == "human":
        writer = _Human(out, cast("Colour", colour), every, program)
    else:
        writer = _Concise(out)
    return Output(writer, draft, ranking)
