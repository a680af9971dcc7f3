"""What changed between two files of results: in the contents that both have, and no others."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from hsreplay_sim.app.results.store import read, rows_of
from hsreplay_sim.app.runs.changes import Changes
from hsreplay_sim.app.runs.run import GameRun, Key, Run
from hsreplay_sim.base.address import Address
from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    import sqlite3

_LISTS = (
    "SELECT * FROM differences ORDER BY content, game, number",
    "SELECT * FROM contradictions ORDER BY content, game, number",
    "SELECT * FROM counts WHERE counter = 'unimplemented'",
)
"""What a game has several of."""


def compared(old: str, new: str) -> Changes:
    """What changed from one file of results to another; a content is the same by its key.

    Raises:
        InputError: one is no file of results.
    """
    return Changes(_run(old), _run(new))


def _run(path: str) -> Run:
    """A file of results as a run whose files are called by their contents."""
    with closing(read(path)) as db:
        found = [_of_games(db, asked) for asked in _LISTS]
        games = {
            key: _game(row, *(each.get(key, []) for each in found))
            for key, (row,) in _of_games(db, "SELECT * FROM played ORDER BY content, game").items()
        }
    return Run(path, tuple(sorted({content for content, _ in games})), games)


def _of_games(db: sqlite3.Connection, asked: str) -> dict[tuple[str, int], list[sqlite3.Row]]:
    """The rows that are found, by (content, game), in their order."""
    found: dict[tuple[str, int], list[sqlite3.Row]] = {}
    for row in rows_of(db, asked):
        found.setdefault((row["content"], row["game"]), []).append(row)
    return found


def _game(
    row: sqlite3.Row, differences: list[sqlite3.Row], contradictions: list[sqlite3.Row],
    texts: list[sqlite3.Row],
) -> GameRun:  # fmt: skip
    address = str(Address(row["file"] or row["content"], row["game"]))
    kept: dict[str, dict[Key, str]] = {"diverged": {}, "unexplained": {}}
    for each in differences:
        kept[each["outcome"]][_key(each)] = _words(address, each)
    return GameRun(
        address,
        row["verdict"],
        row["actions_total"],
        row["actions_verified"],
        **kept,
        contradictions=frozenset(
            Key(each["step"], each["code"], each["entity"], each["tag"], each["law"])
            for each in contradictions
        ),
        unimplemented=frozenset(each["key"] for each in texts),
        whole=len(differences) >= row["divergences"] + row["unexplained"],
    )


def _key(row: sqlite3.Row) -> Key:
    entity = row["entity"] or 0
    return Key(row["step"], row["code"], entity, row["tag"], "" if entity else row["note"])


def _words(game: str, row: sqlite3.Row) -> str:
    """A difference, in a line."""
    of = f"{row['card']} #{row['entity']}".strip() if row["entity"] is not None else row["note"]
    values = f"{row['tag']} logged {row['logged']} simulated {row['simulated']}"
    parts = (f"{game}@{row['step']}", row["code"], row["action"], of, values if row["tag"] else "")
    return clean(" ".join(filter(None, parts)))
