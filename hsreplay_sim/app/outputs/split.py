"""One file per game out of a log that holds several."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from hsreplay_sim.app.api import load
from hsreplay_sim.base.address import STREAM, Address, StrPath
from hsreplay_sim.base.errors import OutputError, UnsupportedError, UsageError
from hsreplay_sim.base.output import make_folder, write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.bounded import ByteReader, standard_input
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.formats.bounded import Source

LOG = "power.log"


def split(source: StrPath, folder: StrPath) -> Iterator[str]:
    """Write every game of a Power.log to ``folder/<name>-<n>.log``; yields the paths.

    The parts, one behind the other, are the content of the file as UTF-8, byte for byte: lines
    between two games go with the earlier one. An address gives the one game that it names. The
    folder is made when it is missing, unless the file cannot be read; existing files are not
    replaced, and those that hold their part already are no obstacle.
    """
    place = Address.of_games(source)
    piped = place.path == STREAM
    data: Source = standard_input().read() if piped else load(place.path).path
    name = "stdin" if piped else place.path
    starts = _starts(data, name)
    if place.game > len(starts):
        message = f"there is no game {place.game}, the file holds {len(starts)}"
        raise UsageError(message, SourceRef(name))
    stem = PurePath(name).name
    for suffix in (".gz", ".log", ".hdtreplay"):
        stem = stem.removesuffix(suffix)
    wanted = {
        number: Path(folder) / f"{stem}-{number}.log"
        for number in range(1, len(starts) + 1)
        if place.game in (0, number)
    }
    there = {number: path for number, path in wanted.items() if path.exists()}
    if there:
        _check_same(there, _parts(data, name, starts))
    make_folder(folder)
    for number, part in enumerate(_parts(data, name, starts), 1):
        if number in wanted and number not in there:
            write_file(wanted[number], part)
        else:
            deque(part, maxlen=0)
        if number in wanted:
            yield str(wanted[number])


def _check_same(there: dict[int, Path], parts: Iterator[Iterator[bytes]]) -> None:
    """Accept parts that an earlier run has written; raise OutputError for any other file."""
    for number, part in enumerate(parts, 1):
        if number not in there:
            deque(part, maxlen=0)
            continue
        if not _holds(there[number], part):
            raise OutputError("exists already", SourceRef(str(there[number])))


def _holds(path: Path, part: Iterator[bytes]) -> bool:
    """Whether a file has this part as its whole content."""
    try:
        with path.open("rb") as file:
            return all(file.read(len(piece)) == piece for piece in part) and not file.read(1)
    except OSError:
        return False


def _starts(data: Source, name: str) -> list[int]:
    """The first line of each game; the lines before the first one go with it."""
    starts = []
    replay = load(data, path=name)
    if isinstance(data, bytes) and replay.path != name:
        raise UnsupportedError("is an archive; unpack it", SourceRef(name))
    for game in replay:
        if not isinstance(game, Recording) or game.format != LOG:
            raise UnsupportedError("only a Power.log can be split", SourceRef(name))
        starts.append(game.first_line)
    return starts


def _parts(data: Source, name: str, starts: list[int]) -> Iterator[Iterator[bytes]]:
    """The bytes of each game, in pieces; each is to be read to its end before the next one."""
    with ByteReader(data, name) as reader:
        pieces = reader.pieces()
        waiting: list[bytes] = []
        for end in [*starts[1:], sys.maxsize]:
            yield _until(pieces, end, waiting)


def _until(pieces: Iterator[tuple[int, bytes]], end: int, waiting: list[bytes]) -> Iterator[bytes]:
    """Yield the pieces before the line `end`; the first one after is put into `waiting`."""
    yield from waiting
    waiting.clear()
    for number, piece in pieces:
        if number >= end:
            waiting.append(piece)
            return
        yield piece
