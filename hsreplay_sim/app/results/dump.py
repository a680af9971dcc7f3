"""All results as JSON Lines: the same results, the same bytes.

What differs from run to run is left out: times, memory, who verified. The contents are sorted by
their keys, so that the order in which they were done never shows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from typing import TYPE_CHECKING, Any

from hsreplay_sim.app.results.store import read, rows_of

if TYPE_CHECKING:
    import sqlite3

SCHEMA = "hsreplay-sim/batch/1"
OF_A_RUN = ("tries", "seconds", "memory_mb", "worker")
"""Columns that another run of the same batch fills otherwise."""


def dump(path: str) -> Iterator[str]:
    """Lines of JSON: what the file says of itself, files that cannot be read, then each content.

    Raises:
        InputError: it is no file of results.
    """
    with closing(read(path)) as db:
        head = {row["key"]: row["value"] for row in rows_of(db, "SELECT * FROM about")}
        yield _line({"schema": SCHEMA, **dict(sorted(head.items()))})
        unread = "SELECT name, code, error FROM files WHERE content IS NULL ORDER BY name"
        yield from (_line({"file": row["name"], **_without(row, "name")})
                    for row in rows_of(db, unread))  # fmt: skip
        for row in rows_of(db, "SELECT * FROM contents ORDER BY content"):
            yield _line(_content(db, row))


def _content(db: sqlite3.Connection, row: sqlite3.Row) -> dict[str, Any]:
    content = row["content"]

    def found(table: str, order: str) -> list[sqlite3.Row]:
        asked = f"SELECT * FROM {table} WHERE content = ? ORDER BY {order}"  # noqa: S608
        return rows_of(db, asked, (content,))

    games = {each["game"]: _without(each, "content") for each in found("games", "game")}
    for game in games.values():
        game |= {"counters": {}, "differences": [], "contradicted": []}
    for each in found("counts", "game, counter, key"):
        counter = games[each["game"]]["counters"].setdefault(each["counter"], {})
        counter[each["key"]] = each["count"]
    for table, key in ("differences", "differences"), ("contradictions", "contradicted"):
        for each in found(table, "game, number"):
            games[each["game"]][key].append(_without(each, "content", "game", "number"))
    for each in found("beside", "game, number, what"):
        difference = games[each["game"]]["differences"][each["number"] - 1]
        difference.setdefault("beside", []).append(each["what"])
    names = "SELECT name FROM files WHERE content = ? ORDER BY name"
    return {
        "files": [each["name"] for each in rows_of(db, names, (content,))],
        **_without(row, *OF_A_RUN),
        "games": list(games.values()),
    }


def _without(row: sqlite3.Row, *left_out: str) -> dict[str, Any]:
    return {key: row[key] for key in row.keys() if key not in left_out}  # noqa: SIM118


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data) + "\n"
