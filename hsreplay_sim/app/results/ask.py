"""A question to a file of results, in SQL, and its answer as text, CSV or JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from contextlib import closing

from hsreplay_sim.app.results.store import read, rows_of
from hsreplay_sim.report.batch.sections import Section, table

FORMS = ("text", "csv", "json")


def answer(path: str, question: str, form: str = "text") -> Iterator[str]:
    """The lines of an answer. A question changes nothing.

    Raises:
        InputError: it is no file of results, or no question to one.
    """
    with closing(read(path)) as db:
        rows = rows_of(db, question)
    columns = tuple(rows[0].keys()) if rows else ()
    if form == "json":
        yield json.dumps([dict(row) for row in rows], indent=1)
    elif form == "csv":
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerows([columns, *rows] if rows else [])
        yield from text.getvalue().splitlines()
    elif rows:
        yield from table(Section("", "", columns, [tuple(row) for row in rows]))
