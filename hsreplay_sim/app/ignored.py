"""A user's list of differences that are expected: what it matches is no failure, and still shown.

The list is strict: an entry that matches nothing in a run is reported, and the run fails.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app.ignored_list import Ignored, ignored_as, read_ignored
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.base.source import SourceRef

if TYPE_CHECKING:
    from hsreplay_sim.base.address import StrPath
    from hsreplay_sim.report.model import GameReport, Report


def ignored_in(path: StrPath) -> tuple[Ignored, ...]:
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
    return read_ignored(text, name)


def mark(report: GameReport, entries: Sequence[Ignored]) -> None:
    """Name the entry beside each difference that one matches, and count it.

    Divergences and unexplained differences are counted apart.
    """
    build = report.build or report.card_build or 0
    for differences, counter in (
        (report.divergences, "ignored"),
        (report.unexplained, "ignored_unexplained"),
    ):
        for at, each in enumerate(differences):
            if name := ignored_as(each, build, entries):
                differences[at] = replace(each, ignored=name)
                report.tally.count(counter, name)


def unmet(report: Report, entries: Iterable[Ignored]) -> list[str]:
    """The ids of the entries that match nothing of a run."""
    totals = report.totals()
    met = totals.ignored.keys() | totals.ignored_unexplained.keys()
    return [entry.id for entry in entries if entry.id not in met]
