"""What the paths of a command line mean: folders, patterns and archives stand for what they hold.

A client writes a folder for every start, and a dozen other logs beside Power.log.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from glob import has_magic
from pathlib import Path

from msgspec import Struct, field

from hsreplay_sim.base.address import STREAM, Address, StrPath, path_text
from hsreplay_sim.base.errors import InputError, UsageError
from hsreplay_sim.formats import Content, content_of, recordings_within
from hsreplay_sim.formats.archives import archive_on_the_way
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.report.text import clean


class Found(Struct):
    """The recordings that paths mean, in order, and what was left out."""

    files: list[str] = field(default_factory=list)
    """Paths and addresses; a file in an archive is ``Logs.zip/Power.log``."""
    skipped: int = 0
    """Other files: of a folder, a pattern or an archive, and other loggers' among several paths."""
    notes: list[str] = field(default_factory=list)
    """Archives that could not be looked at to their end."""

    def sizes(self) -> list[int]:
        """The bytes of each file, for a guess of the time; members share those of their archive."""
        outer = [(archive_on_the_way(name) or (name, ""))[0] for name in self.files]
        shares = Counter(outer)
        return [_size(name) // shares[name] for name in outer]

    def report(self) -> Iterator[str]:
        """Yield notes and the number of skipped files, in words."""
        yield from map(clean, self.notes)
        if self.skipped:
            yield f"{self.skipped} other file{'s' * (self.skipped != 1)} skipped"


def files_of(paths: Iterable[StrPath]) -> list[str]:
    """The files that paths mean: see :func:`found_in`."""
    return found_in(paths).files


def found_in(paths: Iterable[StrPath]) -> Found:
    """The files that paths mean, those of a folder or of a pattern sorted by name.

    Of a folder, with the folders and archives in it, of an archive, and of a pattern that no shell
    has expanded, those files count that begin as a recording does. What is named itself stays, and
    so does what holds none; among several paths, another log of the client does not.
    """
    names = [path_text(path) for path in paths]
    found = Found()
    for name in names:
        if (inside := _within(name)) is not None or _is_archive(name):
            before = len(found.files)
            for file in sorted(set(inside)) if inside is not None else [name]:
                _take(file, found)
            found.files += [name] if len(found.files) == before else []
        elif len(names) == 1 or not _is_other_log(name):
            found.files.append(name)
        else:
            found.skipped += 1
    return found


def _size(name: str) -> int:
    try:
        path = Path(Address.parse(name).path)
    except UsageError:  # it is told when the file is read
        return 0
    return path.stat().st_size if path.is_file() else 0


def _within(name: str) -> list[str] | None:
    """The files of a folder or a pattern; None for what is neither."""
    if name == STREAM:
        return None
    if Path(name).is_dir():
        return list(_below(Path(name)))
    if not has_magic(name) or os.path.lexists(name):
        return None
    pattern = Path(name)
    matches = Path(pattern.anchor).glob(str(pattern.relative_to(pattern.anchor)))
    return [
        file for match in matches for file in (_below(match) if match.is_dir() else [str(match)])
    ]


def _below(folder: Path) -> Iterator[str]:
    return (str(file) for file in folder.rglob("*") if file.is_file())


def _is_archive(name: str) -> bool:
    if name == STREAM or not Path(name).is_file():
        return False
    try:
        with ByteReader(name) as reader:
            return bool(reader.archive)
    except InputError:
        return False


def _take(name: str, found: Found) -> None:
    """Take a file if it begins as a recording does, or the recordings of an archive."""
    try:
        with ByteReader(name) as reader:
            if reader.archive:
                held = recordings_within(reader)
                found.files += [f"{name}/{inner}" for inner in held.names]
                found.skipped += held.others
                found.notes += [f"{name}: {held.damage}"] if held.damage else []
            elif content_of(reader) is Content.RECORDING:
                found.files.append(name)
            else:
                found.skipped += 1
    except InputError:
        found.skipped += 1


def _is_other_log(name: str) -> bool:
    """Whether a file is a log of the client without games."""
    if name == STREAM or not Path(name).is_file():
        return False
    try:
        with ByteReader(name) as reader:
            return content_of(reader) is Content.OTHER_LOG
    except InputError:
        return False
