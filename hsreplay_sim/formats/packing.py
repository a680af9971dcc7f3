"""Packed streams: gzip, xz and bzip2, taken off piece by piece within the bounds.

A damaged stream yields what could be unpacked before the damage is told.
"""

from __future__ import annotations

import bz2
import lzma
import zlib
from collections.abc import Callable, Iterator
from typing import Protocol

from msgspec import Struct

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.source import SourceRef

CHUNK = 1 << 16


class DamagedError(Exception):
    """The packed bytes are damaged or end early, after what was unpacked."""


class _Unpacker(Protocol):
    """The methods that zlib, bz2 and lzma share."""

    @property
    def eof(self) -> bool: ...
    @property
    def unused_data(self) -> bytes: ...
    def decompress(self, data: bytes, max_length: int, /) -> bytes: ...


class Packing(Struct, frozen=True):
    """A way to pack one stream, recognised by its first bytes."""

    name: str
    magic: bytes
    unpacker: Callable[[], _Unpacker]


def _xz() -> _Unpacker:
    return lzma.LZMADecompressor(lzma.FORMAT_XZ, limits.XZ_MEMORY_MAX)


PACKINGS = (
    Packing("gzip", b"\x1f\x8b", lambda: zlib.decompressobj(wbits=31)),
    Packing("xz", b"\xfd7zXZ\0", _xz),
    Packing("bzip2", b"BZh", bz2.BZ2Decompressor),
)
MAGIC_BYTES = max(len(packing.magic) for packing in PACKINGS)


def packing_of(head: bytes) -> Packing | None:
    """Return the packing of a stream with these first bytes; None when it is not packed."""
    return next((packing for packing in PACKINGS if head.startswith(packing.magic)), None)


def unpacked(packing: Packing, chunks: Iterator[bytes], at: SourceRef) -> Iterator[bytes]:
    """Unpack one or several members; zero bytes between them are padding.

    Raises:
        DamagedError: behind what could be unpacked.
        LimitError: the content is too many times larger than what is packed.
    """
    member = packing.unpacker()
    taken = given = 0
    for packed in chunks:
        taken += len(packed)
        data, pending = packed, False
        while data or pending:
            if member.eof:
                data = data.lstrip(b"\0")
                if not data:
                    break
                member = packing.unpacker()
            try:
                piece = member.decompress(data, CHUNK)
            except (zlib.error, lzma.LZMAError, OSError, ValueError) as error:
                raise DamagedError(str(error)) from error
            given += len(piece)
            check_ratio(packing.name, taken, given, at)
            data = _rest(member)
            pending = len(piece) == CHUNK and not member.eof
            if piece:
                yield piece
    if not member.eof:
        raise DamagedError("ends early")


def _rest(member: _Unpacker) -> bytes:
    """Return the bytes handed over but not taken; of the three only zlib does not keep them."""
    return member.unused_data if member.eof else getattr(member, "unconsumed_tail", b"")


def check_ratio(name: str, taken: int, given: int, at: SourceRef) -> None:
    """Refuse what expands too much. Raises LimitError."""
    if given > max(limits.UNPACKED_FREE_BYTES, limits.UNPACKED_RATIO_MAX * taken):
        raise LimitError(f"{name} expands {given // max(taken, 1)} times", at)
