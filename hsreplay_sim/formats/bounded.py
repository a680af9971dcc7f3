"""Bounded reading of bytes and lines from files, members of archives, pipes and memory.

Nothing here holds more than one chunk, whatever the input; the bounds are those of
:mod:`hsreplay_sim.base.limits`. A packed stream that is damaged yields what could be unpacked, and
a problem.
"""

from __future__ import annotations

import codecs
import io
import os
import stat
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import BinaryIO, NamedTuple, cast

from hsreplay_sim.base import limits
from hsreplay_sim.base.address import STREAM, kind_of
from hsreplay_sim.base.errors import FormatError, InputError, LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.archives import (
    TAR_BLOCK,
    Member,
    Readable,
    archive_kind,
    archive_on_the_way,
    members,
    missing,
)
from hsreplay_sim.formats.packing import (
    CHUNK,
    MAGIC_BYTES,
    DamagedError,
    packing_of,
    unpacked,
)

Source = str | os.PathLike[str] | bytes | BinaryIO
"""A path, "-" for standard input, the bytes themselves, or a binary file object."""

_LAYERS_MAX = 2
_HEAD = 4096


class Inner(NamedTuple):
    """A file in an archive, as a source: `name` leads to it from within."""

    archive: str | os.PathLike[str] | bytes
    path: str
    """How messages call the archive."""
    name: str


class ByteReader:
    """The bytes of one source, unpacked, transcoded to UTF-8 and counted.

    `problems` and `truncated` are complete once the reader is exhausted. Raises InputError for
    what cannot be opened, FormatError for a packed stream without content, LimitError past a bound.
    """

    def __init__(
        self, source: Source | Inner, path: str = "", bytes_max: int = limits.LOG_BYTES_MAX
    ) -> None:
        if not isinstance(source, Inner):
            check_source(source)
        self.path = path or source_name(source)
        self.problems: list[Problem] = []
        self.truncated = False
        self._bytes_max = bytes_max
        self._given = 0
        self._taken = 0
        self._closing = ExitStack()
        self._file = _open(source, self.path, self._closing)
        regular = isinstance(source, str | os.PathLike) and Path(source).is_file()
        self._size = Path(source_name(source)).stat().st_size if regular else 0
        self.packed_as: list[str] = []
        """What was taken off, from outside in."""
        self.encoding = "UTF-8"
        self._chunks = self._prepared()
        self._head = b""

    def __enter__(self) -> ByteReader:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file if the reader opened it, and let go of what was read ahead."""
        self._closing.close()
        self._chunks = iter(())  # they know the reader: it would stay until a collection of garbage

    def head(self, size: int = _HEAD) -> bytes:
        """The first bytes, without consuming them; fewer than `size` if there are no more."""
        missing = size - len(self._head)
        if missing > 0:
            self._head += _first(self._chunks, missing)
        return self._head[:size]

    def bound(self, bytes_max: int) -> None:
        """Lower the bound once the kind of the content is known; raises if it is passed."""
        self._bytes_max = min(self._bytes_max, bytes_max)
        if self._given > self._bytes_max:
            raise LimitError(f"more than {self._bytes_max} bytes", SourceRef(self.path))

    def chunks(self) -> Iterator[bytes]:
        """All bytes, in order, in pieces."""
        if self._head:
            head, self._head = self._head, b""
            yield head
        yield from self._chunks

    def read(self) -> bytes:
        """All bytes at once: for formats whose bound is small."""
        return b"".join(self.chunks())

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """(line number, bytes without line end); CR, LF and CRLF end a line.

        A line beyond `LINE_BYTES_MAX` is cut one byte behind that bound, so that the caller can
        tell.
        """
        longest = limits.LINE_BYTES_MAX
        number = 1
        rest = b""
        for chunk in _unix_newlines(self.chunks()):
            lines = (rest + chunk).split(b"\n")
            rest = lines.pop()[: longest + 1]
            for line in lines:
                yield number, line if len(line) <= longest else line[: longest + 1]
                number += 1
        if rest:
            yield number, rest

    def pieces(self) -> Iterator[tuple[int, bytes]]:
        """(line number, bytes with the line end); a line of any length, in one or several pieces.

        The lines are those of :meth:`lines`; joined, the pieces are the whole content.
        """
        number, held = 1, b""
        for chunk in self.chunks():
            data = held + chunk
            held = data[-1:] if data.endswith(b"\r") else b""  # LF may follow
            for piece in data.removesuffix(held).splitlines(keepends=True):
                yield number, piece
                number += piece.endswith((b"\n", b"\r"))
        if held:
            yield number, held

    @property
    def share_read(self) -> float:
        """The share of a file that was read, from 0 to 1; 0 where no size is known."""
        return min(1.0, self._taken / self._size) if self._size else 0.0

    @property
    def archive(self) -> str:
        """The kind of archive that the content is, "" if it is none."""
        return archive_kind(self.head(TAR_BLOCK))

    def members(self) -> Generator[Member, None, None]:
        """The files of an archive; each is to be read before the next one is asked for."""
        on_disk = bool(self._size) and not self.packed_as
        return members(self.archive, self.chunks(), self.path, on_disk=on_disk)

    def _prepared(self) -> Iterator[bytes]:
        return self._transcoded(self._unpacked(self._raw(), 0))

    def _transcoded(self, chunks: Iterator[bytes]) -> Iterator[bytes]:
        """Yield UTF-8 without byte order mark, from UTF-8 or UTF-16; other bytes as they are."""
        first = _first(chunks, TAR_BLOCK)
        encoding = "" if archive_kind(first) else _utf16(first)
        if not encoding:
            yield first.removeprefix(codecs.BOM_UTF8)
            yield from chunks
            return
        self.encoding = encoding.upper()
        decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
        for chunk in chain([first], chunks):
            yield decoder.decode(chunk).encode("utf-8", "replace")
        yield decoder.decode(b"", final=True).encode("utf-8", "replace")

    def _raw(self) -> Iterator[bytes]:
        try:
            while chunk := self._file.read(CHUNK):
                self._taken += len(chunk)
                yield chunk
        except (OSError, ValueError) as error:
            raise InputError(f"cannot read: {error}", SourceRef(self.path)) from error
        except DamagedError as error:
            self._damaged("archive", self._taken, str(error))

    def _unpacked(self, chunks: Iterator[bytes], layer: int) -> Iterator[bytes]:
        """Take off a packing, recognised by its magic; a second layer too, a third is refused."""
        first = _first(chunks, MAGIC_BYTES)
        packing = packing_of(first)
        if packing is None:
            yield from self._counted(chain([first], chunks))
        elif layer == _LAYERS_MAX:
            raise FormatError(f"{packing.name} packed more than twice", SourceRef(self.path))
        else:
            self.packed_as.append(packing.name)
            packed = chain([first], chunks)
            inner = unpacked(packing, packed, SourceRef(self.path))
            yield from self._unpacked(self._told(packing.name, inner), layer + 1)

    def _told(self, packing: str, chunks: Iterator[bytes]) -> Iterator[bytes]:
        """Yield the chunks that could be unpacked; damage after them becomes a problem."""
        given = 0
        try:
            for chunk in chunks:
                given += len(chunk)
                yield chunk
        except DamagedError as error:
            self._damaged(packing, given, str(error))

    def _counted(self, chunks: Iterator[bytes]) -> Iterator[bytes]:
        for chunk in chunks:
            self._given += len(chunk)
            self.bound(self._bytes_max)
            yield chunk

    def _damaged(self, packing: str, given: int, why: str) -> None:
        message = f"damaged {packing}: {why}"
        if not given:
            raise FormatError(message, SourceRef(self.path))
        self.truncated = True
        self.problems.append(Problem(codes.PACKING_DAMAGED, message, lost=True))


def check_source(source: Source) -> None:
    """Refuse anything that is not a source.

    Raises:
        TypeError: the message says what to pass.
    """
    if isinstance(source, io.TextIOBase):
        raise TypeError('the file is open as text; open it in binary mode: open(path, "rb")')
    if isinstance(source, type) or not (
        isinstance(source, str | os.PathLike | bytes) or callable(getattr(source, "read", None))
    ):
        wanted = 'a path, bytes, a binary file, or "-" for standard input'
        raise TypeError(f"pass {wanted}, not {kind_of(source)}")


def can_be_read_again(source: Source | Inner) -> bool:
    """Whether a source can be read again: bytes and regular files, not standard input or pipes."""
    if isinstance(source, str | os.PathLike):
        path = os.fspath(source)
        return path != STREAM and (Path(path).is_file() or archive_on_the_way(path) is not None)
    return isinstance(source, bytes | Inner)


def source_name(source: Source | Inner) -> str:
    """Return the name of a source for messages."""
    if isinstance(source, Inner):
        return f"{source.path}/{source.name}"
    if isinstance(source, bytes):
        return "<bytes>"
    if isinstance(source, str | os.PathLike):
        return "<stdin>" if os.fspath(source) == STREAM else os.fspath(source)
    name = getattr(source, "name", None)
    return name if isinstance(name, str) else "<file>"


def standard_input() -> BinaryIO:
    """Standard input as bytes. Raises InputError if it was closed before the start."""
    if sys.stdin is None:
        raise InputError("cannot read: it is closed", SourceRef("<stdin>"))
    return sys.stdin.buffer


def decode(raw: bytes) -> str:
    """The text in UTF-8, or else in Latin-1: logs hold player names of any origin."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def _open(source: Source | Inner, path: str, closing: ExitStack) -> Readable:
    """Return a file to read the source from; whatever is opened for it is put on `closing`."""
    if isinstance(source, bytes):
        return io.BytesIO(source)
    if isinstance(source, Inner):
        return _open_inner(source, closing)
    if not isinstance(source, str | os.PathLike):
        return source
    if os.fspath(source) == STREAM:
        return standard_input()
    try:
        if inner := archive_on_the_way(os.fspath(source)):
            return _open_inner(Inner(inner[0], *inner), closing)
        _refuse_special_files(source, path)
        return closing.enter_context(Path(source).open("rb"))
    except OSError as error:
        raise InputError(f"cannot open: {error.strerror or error}", SourceRef(path)) from error
    except ValueError as error:  # a NUL in the name
        raise InputError(f"cannot open: {error}", SourceRef(path)) from error


def _open_inner(inner: Inner, closing: ExitStack) -> Readable:
    """A file in an archive, or in an archive within it."""
    with ExitStack() as opened:
        reader = opened.enter_context(ByteReader(inner.archive, inner.path))
        rest = inner.name
        while True:
            if not reader.archive:
                raise InputError("is a file, not a folder or an archive", SourceRef(reader.path))
            found = _member(reader, rest, opened)
            if found.name == rest:
                closing.push(opened.pop_all())
                return found.file
            rest = rest[len(found.name) + 1 :]
            reader = ByteReader(cast("BinaryIO", found.file), f"{reader.path}/{found.name}")


def _member(reader: ByteReader, name: str, closing: ExitStack) -> Member:
    """Return the file of an archive with this name, or the inner archive on the way to it."""
    held = reader.members()
    closing.callback(held.close)
    for member in held:
        if name == member.name or name.startswith(f"{member.name}/"):
            return member
    raise missing(reader.path, name)


def _refuse_special_files(source: str | os.PathLike[str], path: str) -> None:
    """Folders, devices and named pipes would fail late, never end or never begin."""
    mode = Path(source).stat().st_mode
    if stat.S_ISDIR(mode):
        raise InputError("is a folder", SourceRef(path))
    handed_over = os.fspath(source).startswith(("/dev/fd/", "/proc/self/fd/"))
    if not (stat.S_ISREG(mode) or (stat.S_ISFIFO(mode) and handed_over)):
        raise InputError("not a regular file; use - for a pipe", SourceRef(path))


def _first(chunks: Iterator[bytes], size: int) -> bytes:
    """Enough chunks, joined, to hold `size` bytes, or all there are."""
    first = b""
    for chunk in chunks:
        first += chunk
        if len(first) >= size:
            break
    return first


def _utf16(head: bytes) -> str | None:
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if len(head) < 4 or head == bytes(4):
        return None
    if head[1] == head[3] == 0:
        return "utf-16-le"
    return "utf-16-be" if head[0] == head[2] == 0 else None


def _unix_newlines(chunks: Iterator[bytes]) -> Iterator[bytes]:
    held = b""
    for chunk in chunks:
        if b"\r" not in chunk and not held:
            yield chunk
            continue
        data = held + chunk
        held = b"\r" if data.endswith(b"\r") else b""
        data = data.removesuffix(b"\r") if held else data
        yield data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    if held:
        yield b"\n"
