"""Archives: zip (an .hdtreplay too) and tar, whose members are read where they lie.

A member has an address like a file in a folder, ``Logs.zip/Hearthstone_2025/Power.log``. Nothing is
unpacked to disk; members are read one after the other, in pieces.
"""

from __future__ import annotations

import io
import os
import zlib
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NamedTuple, Protocol

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, InputError, LimitError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.packing import DamagedError, check_ratio

if TYPE_CHECKING:
    import tarfile
    import zipfile

ZIP, TAR = "zip", "tar"
TAR_BLOCK = 512
UNREAD = {"7z": b"7z\xbc\xaf\x27\x1c", "rar": b"Rar!\x1a\x07", "zstd": b"\x28\xb5\x2f\xfd"}
"""Archives that can be told by their first bytes, and are not read."""

_ZIP_MAGIC = (b"PK\x03\x04", b"PK\x05\x06")
_ZIP_END = b"PK\x05\x06"
_ZIP_END_BYTES = 65_557
"""The last record of a zip with the longest comment."""


def _zip_faults() -> tuple[type[Exception], ...]:
    """What zipfile raises for damaged bytes; NotImplementedError is a RuntimeError."""
    from zipfile import BadZipFile

    return BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError, IndexError


class Readable(Protocol):
    """A source of bytes."""

    def read(self, size: int, /) -> bytes:
        """Some bytes, none at the end."""


class Member(NamedTuple):
    """A file in an archive; it is to be read before the next one is asked for."""

    name: str
    file: Readable


def archive_kind(head: bytes) -> str:
    """``zip`` or ``tar`` by the first bytes, "" for anything else."""
    if head.startswith(_ZIP_MAGIC):
        return ZIP
    return TAR if _is_tar(head[:TAR_BLOCK]) else ""


def _is_tar(block: bytes) -> bool:
    """Whether a block is the header of a tar member: before 1988 only its checksum shows it."""
    if block[257:262] == b"ustar":
        return True
    told = block[148:156].strip(b" \0")
    if len(block) < TAR_BLOCK or not told.isdigit() or b"8" in told or b"9" in told:
        return False
    return sum(block[:148]) + 8 * ord(" ") + sum(block[156:]) == int(told, 8)


def members(
    kind: str, chunks: Iterator[bytes], path: str, *, on_disk: bool = False
) -> Generator[Member, None, None]:
    """The files of an archive in the order they lie there; `chunks` are its bytes.

    With `on_disk` they are those of the file `path` itself.

    Raises:
        InputError: it is damaged, or passes a bound.
    """
    if kind == TAR:
        return _of_tar(chunks, path)
    return _of_zip(_opened(chunks, path, on_disk), path)


def _opened(chunks: Iterator[bytes], path: str, on_disk: bool) -> BinaryIO:
    """Return a zip as a file to seek in: the file on the disk, or its bytes in memory."""
    if on_disk:
        return Path(path).open("rb")
    return io.BytesIO(held_in_memory(chunks, path))


def held_in_memory(chunks: Iterator[bytes], path: str) -> bytes:
    """Return the bytes of an archive that is no file on the disk. Raises LimitError."""
    data = bytearray()
    for chunk in chunks:
        data += chunk
        if len(data) > limits.ARCHIVE_BYTES_MAX:
            message = f"an archive that is no file of its own: {limits.ARCHIVE_BYTES_MAX} bytes"
            raise LimitError(f"{message} is the most", SourceRef(path))
    return bytes(data)


# --- zip -------------------------------------------------------------------------------------


def _of_zip(file: BinaryIO, path: str) -> Generator[Member, None, None]:
    import zipfile

    at = SourceRef(path)
    with closing(file):
        size = _bounded_zip(file, at)
        try:
            held = zipfile.ZipFile(file)
        except _zip_faults() as error:
            raise FormatError(f"damaged zip: {error}", at) from error
        with held:
            infos = [info for info in held.infolist() if not info.is_dir()]
            check_ratio(ZIP, size, sum(info.file_size for info in infos), at)
            for info in infos:
                yield Member(info.filename, _ZipMember(held, info))


def _bounded_zip(file: BinaryIO, at: SourceRef) -> int:
    """The size of a zip; its list of members is bounded before it is read."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - _ZIP_END_BYTES))
    tail = file.read()
    end = tail.rfind(_ZIP_END)
    count = int.from_bytes(tail[end + 10 : end + 12], "little") if end >= 0 else 0
    if count > limits.ARCHIVE_MEMBERS_MAX:
        raise LimitError(f"a zip of more than {limits.ARCHIVE_MEMBERS_MAX} files", at)
    if end >= 0 and int.from_bytes(tail[end + 12 : end + 16], "little") > size:
        raise FormatError("damaged zip: its list of files is longer than itself", at)
    return size


class _ZipMember:
    """A file in a zip; it is opened when it is read, and raises DamagedError for damage."""

    def __init__(self, held: zipfile.ZipFile, info: zipfile.ZipInfo) -> None:
        self._held = held
        self._info = info
        self._file: Readable | None = None

    def read(self, size: int, /) -> bytes:
        """Some bytes. Raises DamagedError."""
        if self._info.flag_bits & 1:
            raise DamagedError("it is encrypted")
        try:
            if self._file is None:
                self._file = self._held.open(self._info)
            return self._file.read(size)
        except _zip_faults() as error:
            raise DamagedError(str(error)) from error


# --- tar -------------------------------------------------------------------------------------


def _of_tar(chunks: Iterator[bytes], path: str) -> Generator[Member, None, None]:
    import tarfile

    at = SourceRef(path)
    faults = (tarfile.TarError, EOFError, ValueError, OverflowError, IndexError)
    try:
        with tarfile.TarFile(fileobj=_Forward(chunks, at)) as held:
            for count, info in enumerate(held, 1):
                if count > limits.ARCHIVE_MEMBERS_MAX:
                    raise LimitError(f"a tar of more than {limits.ARCHIVE_MEMBERS_MAX} files", at)
                if info.isreg() and not info.issparse():
                    yield Member(info.name.removeprefix("./"), _TarMember(held, info))
    except faults as error:
        raise FormatError(f"damaged tar: {error}", at) from error


class _TarMember:
    """A file in a tar that raises DamagedError for damage."""

    def __init__(self, held: tarfile.TarFile, info: tarfile.TarInfo) -> None:
        self._file = held.extractfile(info)

    def read(self, size: int, /) -> bytes:
        """Some bytes. Raises DamagedError."""
        from tarfile import TarError

        try:
            return self._file.read(size) if self._file is not None else b""
        except (TarError, ValueError) as error:
            raise DamagedError(str(error)) from error


class _Forward(io.RawIOBase):
    """A file that is read forwards only, over pieces of bytes."""

    def __init__(self, chunks: Iterator[bytes], at: SourceRef) -> None:
        self._chunks = chunks
        self._at = at
        self._held = b""
        self._position = 0

    def tell(self) -> int:
        """Return the number of bytes read."""
        return self._position

    def seek(self, offset: int, whence: int = os.SEEK_SET, /) -> int:
        """Go forwards to a place."""
        if whence != os.SEEK_SET or offset < self._position:
            raise ValueError("a header points backwards")
        while self._position < offset and self.read(min(offset - self._position, TAR_BLOCK << 7)):
            pass
        return self._position

    def read(self, size: int = -1) -> bytes:
        """Some bytes; no header is as long as the most that is given at once."""
        if not 0 <= size <= limits.ARCHIVE_HEADER_MAX:
            raise LimitError(f"a header of more than {limits.ARCHIVE_HEADER_MAX} bytes", self._at)
        while len(self._held) < size and (chunk := next(self._chunks, b"")):
            self._held += chunk
        data, self._held = self._held[:size], self._held[size:]
        self._position += len(data)
        return data


# --- addresses -------------------------------------------------------------------------------


def archive_on_the_way(path: str) -> tuple[str, str] | None:
    """The file and the rest of a path that leads through a file: ``a.zip``, ``b/Power.log``."""
    for at, sign in enumerate(path):
        if at and sign in ("/", os.sep) and Path(path[:at]).is_file():
            return path[:at], path[at + 1 :]
    return None


def missing(path: str, name: str) -> InputError:
    """The error for a member that is not there."""
    return InputError(f"the archive holds no {name}", SourceRef(path))
