"""One file per game out of a log that holds several."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from hsreplay_sim.app.api import load
from hsreplay_sim.base.address import STREAM, StrPath, path_text
from hsreplay_sim.base.errors import OutputError, UnsupportedError
from hsreplay_sim.base.output import make_folder, write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.formats.bounded import Source

LOG = "power.log"


def split(source: StrPath, folder: StrPath) -> Iterator[str]:
    """Write every game of a Power.log to ``folder/<name>-<n>.log``; yields the paths.

    The lines stay as they are (as UTF-8, ended by LF), those between two games go with the
    earlier one. The folder is made when it is missing, unless the file cannot be read; existing
    files are not replaced.
    """
    path_of_source = path_text(source)
    piped = path_of_source == STREAM
    data: Source = sys.stdin.buffer.read() if piped else path_of_source
    name = "stdin" if piped else path_of_source
    starts = _starts(data, name)
    target = Path(folder)
    stem = PurePath(name).name.removesuffix(".gz").removesuffix(".log")
    paths = [target / f"{stem}-{number}.log" for number in range(1, len(starts) + 1)]
    for path in paths:
        if path.exists():
            raise OutputError("exists already", SourceRef(str(path)))
    make_folder(folder)
    for path, lines in zip(paths, _parts(data, name, starts), strict=True):
        write_file(str(path), lines)
        yield str(path)


def _starts(data: Source, name: str) -> list[int]:
    """The first line of each game; the lines before the first one go with it."""
    starts = []
    for game in load(data, path=name):
        if not isinstance(game, Recording) or game.format != LOG:
            raise UnsupportedError("only a Power.log can be split", SourceRef(name))
        starts.append(game.first_line)
    return starts


def _parts(data: Source, name: str, starts: list[int]) -> Iterator[Iterator[bytes]]:
    with ByteReader(data, name) as reader:
        lines = reader.lines()
        waiting: list[bytes] = []
        for number in count(1):
            if number > len(starts):
                return
            end = starts[number] if number < len(starts) else sys.maxsize
            yield _until(lines, end, waiting)


def _until(lines: Iterator[tuple[int, bytes]], end: int, waiting: list[bytes]) -> Iterator[bytes]:
    """Lines before the line `end`; that line waits for the next part."""
    yield from waiting
    waiting.clear()
    for number, line in lines:
        if number >= end:
            waiting.append(line + b"\n")
            return
        yield line + b"\n"
