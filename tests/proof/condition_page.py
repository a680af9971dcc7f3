"""The page of the conditions that decide nothing in any recording: what the tests say of each.

`scripts/prove.py conditions --tests … --page` writes docs/tables/CONDITIONS.md out of its counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from proof.undecided import UNDECIDED

HEAD = """\
# Conditions that decide in no recording

Written by `scripts/prove.py conditions --packages hsreplay_sim.verifier --tests … --page`. Each of
these conditions of the verifier gives the same answer in all 489 recordings, or is never asked. It
stays if a test makes it give both answers: a game of our own, a damaged or a planted recording.
Else `tests/proof/undecided.py` says what it waits for. Guards of types are left out.

"""
BOTH = "both answers in the tests"


class Undecided(NamedTuple):
    """A condition that decides in no recording."""

    place: str
    """File below the package, and function."""
    source: str
    tested: str
    """"TF" if the tests make it give both answers."""

    @property
    def reason(self) -> str:
        """Why it stays; "" if nobody says."""
        return BOTH if set(self.tested) == set("TF") else UNDECIDED.get(self.place, "")


def undecided(rows: Iterable[Mapping[str, str]]) -> Iterator[Undecided]:
    """The rows of the table of counts that decide nothing, in their order."""
    for row in rows:
        if row["type_guard"] == "0" and "0" in (row["true_in"], row["false_in"]):
            file = row["file"].partition("/")[2]
            yield Undecided(f"{file}:{row['function']}", row["condition"], row["tested"])


def page(found: Iterable[Undecided]) -> str:
    """The page, a line for each condition."""
    rows = [f"| `{e.place}` | `{_cell(e.source)}` | {e.reason or '?'} |" for e in found]
    return "\n".join([HEAD + "| where | condition | why it stays |", "|---|---|---|", *rows, ""])


def _cell(source: str) -> str:
    return source.replace("|", "\\|")
