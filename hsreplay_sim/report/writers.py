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
from hsreplay_sim.report.clusters import clusters, table
from hsreplay_sim.report.model import ENGINE, FileReport, Report

if TYPE_CHECKING:
    from hsreplay_sim.report.terminal.screen import Colour


class Writer(Protocol):
    """Writes file reports in one form."""

    def file(self, file: FileReport) -> None:
        """Write one file."""

    def end(self, report: Report, ranked: bool) -> None:
        """Write what comes after the last file; `ranked`: with the clusters."""


class Output:
    """Collects the report and passes each file on to a writer."""

    def __init__(self, writer: Writer, draft: io.StringIO | None, ranked: bool) -> None:
        self.report = Report(ENGINE)
        self._writer = writer
        self._draft = draft
        self._ranked = ranked

    def file(self, file: FileReport) -> None:
        """Take the report of the next file."""
        self.report.files.append(file)
        self._writer.file(file)

    def end(self, target: str, inputs: Sequence[str]) -> None:
        """Finish; what was drafted goes to the file `target`."""
        self._writer.end(self.report, self._ranked)
        if self._draft is not None:
            write_file(target, [self._draft.getvalue()], inputs)


class _Json:
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def file(self, file: FileReport) -> None:
        """Nothing yet: the totals come first."""

    def end(self, report: Report, ranked: bool) -> None:
        self._out.write(report_json.render(report, clusters(report) if ranked else None))


class _Lines:
    def __init__(self, out: TextIO, machine: bool) -> None:
        self._out = out
        self._machine = machine

    def file(self, file: FileReport) -> None:
        lines = report_json.lines(file, ENGINE) if self._machine else concise.lines(file)
        self._out.writelines(lines)
        self._out.flush()

    def end(self, report: Report, ranked: bool) -> None:
        if ranked and not self._machine:
            self._out.write("\n" + table(clusters(report)))


class _Human:
    def __init__(self, out: TextIO, colour: Colour, every: bool, program: str) -> None:
        from hsreplay_sim.report.terminal.human import Human

        self._out = out
        self._human = Human.to(out, colour, every=every, program=program)

    def file(self, file: FileReport) -> None:
        self._human.file(file)

    def end(self, report: Report, ranked: bool) -> None:
        if len(report.files) > 1:
            self._human.totals(report)
        if ranked:
            self._out.write("\n" + table(clusters(report)))


def make_output(
    form: str,
    stream: TextIO | None,
    colour: str = "auto",
    every: bool = False,
    clusters: bool = False,
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
    elif form == "human":
        writer = _Human(out, cast("Colour", colour), every, program)
    else:
        writer = _Lines(out, machine=form == "jsonl")
    return Output(writer, draft, clusters)
