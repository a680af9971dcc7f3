"""Streams of states dumped by hearthbreaker: one JSON object a line, `{"n", "move", "state"}`.

Line 0 is the state after the mulligan, line k the one after `moves[k - 1]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.bounded import ByteReader, Source
from hsreplay_sim.formats.json_ import JsonObject, parse_json

STATES_BYTES_MAX = 64 << 20
"""The limit after unpacking; the largest file seen has 1.6 MB."""


@dataclass(frozen=True, slots=True)
class DumpedState:
    """The state after `n` moves; `move` is the name of the last one, "" for the first line."""

    n: int
    move: str
    state: dict[str, Any]
    line: int = 0


def read_states(source: Source, path: str = "") -> Iterator[DumpedState]:
    """The states of a stream, plain or gzip.

    Raises:
        FormatError: a line is no such object, or its numbers do not ascend.
        LimitError: too large.
    """
    with ByteReader(source, path, STATES_BYTES_MAX) as reader:
        last = -1
        for number, line in enumerate(reader.read().split(b"\n"), 1):
            if line.strip():
                dumped = _dumped(line, reader.path, number)
                if dumped.n <= last:
                    raise FormatError("`n` must ascend", SourceRef(reader.path, number))
                last = dumped.n
                yield dumped


def _dumped(line: bytes, path: str, number: int) -> DumpedState:
    at = SourceRef(path, number)
    try:
        row = parse_json(line, path)
    except FormatError as error:
        raise FormatError(error.message, at) from error
    if not isinstance(row, JsonObject) or not isinstance(row.get("state"), JsonObject):
        raise FormatError("an object with `n`, `move` and `state` is wanted", at)
    n, move = row.get("n"), row.get("move") or ""
    if type(n) is not int or not isinstance(move, str):
        raise FormatError("`n` must be a number and `move` a name", at)
    return DumpedState(n, move, row["state"], number)
