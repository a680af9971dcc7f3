"""A user's list of differences that are expected: what it matches is no failure, and still shown.

The list has the form of the reviewed one (`verifier/known.toml`); evidence and builds may be left
out. It is strict: an entry that matches nothing in a run is reported, and the run fails.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import InputError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.verifier.judge.known import Known, known_as, read_known

if TYPE_CHECKING:
    from hsreplay_sim.base.address import StrPath
    from hsreplay_sim.report.model import GameReport, Report


def ignored_in(path: StrPath) -> tuple[Known, ...]:
    """The entries of a list; none without a path.

    Raises:
        InputError: the file cannot be read.
        FormatError: it is no such list; the error names the line.
    """
    name = os.fspath(path)
    if not name:
        return ()
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise InputError(f"cannot open: {why}", SourceRef(name)) from error
    return read_known(text, name, reviewed=False)


def mark(report: GameReport, entries: Sequence[Known]) -> None:
    """Name the entry beside each divergence that one matches, and count it."""
    build = report.build or report.card_build or 0
    for at, each in enumerate(report.divergences):
        if name := known_as(each, build, entries):
            report.divergences[at] = replace(each, ignored=name)
            report.tally.count("ignored", name)


def unmet(report: Report, entries: Iterable[Known]) -> list[str]:
    """The ids of the entries that match nothing of a run."""
    met = report.totals().ignored
    return [entry.id for entry in entries if entry.id not in met]
