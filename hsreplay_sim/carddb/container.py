"""The file that holds the cards: a header, small compressed blocks, and named sections.

Layout: magic, length of the header (u32, little endian), header (zlib, JSON), the preset
dictionary, blocks of rows (zlib with that dictionary, JSON), sections (zlib, JSON). A block holds
the rows of a few cards in order of id, so one card costs one small block to look up.
"""

from __future__ import annotations

import json
import zlib
from bisect import bisect_right
from itertools import accumulate
from mmap import mmap
from typing import Any

from msgspec.json import decode as json_decode

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.carddb.history import Row

MAGIC = b"HSCARDS1"
CARDS_PER_BLOCK = 16
DICTIONARY_BYTES = 32 * 1024
"""The window of deflate: a longer preset dictionary would be of no use."""


def pack(rows: list[Row], head: dict[str, Any], sections: dict[str, Any]) -> bytes:
    """The bytes of a store. Rows are in order of id; same input and zlib, same bytes."""
    texts = [_dump(rows[i : i + CARDS_PER_BLOCK]) for i in range(0, len(rows), CARDS_PER_BLOCK)]
    dictionary = _dictionary(texts)
    blocks = [_deflate(text, dictionary) for text in texts]
    packed = {name: _deflate(_dump(value)) for name, value in sections.items()}
    header = {
        **head,
        "first": [row[0] for row in rows[::CARDS_PER_BLOCK]],
        "dictionary": len(dictionary),
        "blocks": [len(block) for block in blocks],
        "sections": {name: len(data) for name, data in packed.items()},
    }
    top = _deflate(_dump(header))
    return b"".join(
        (MAGIC, len(top).to_bytes(4, "little"), top, dictionary, *blocks, *packed.values())
    )


class Container:
    """Reads what :func:`pack` wrote: the header at once, everything else on demand."""

    def __init__(self, data: bytes | mmap, path: str = "cards") -> None:
        if data[:8] != MAGIC:
            raise FormatError(
                "this is not a card store, or one of another version", SourceRef(path)
            )
        self._data = data
        start = 12 + int.from_bytes(data[8:12], "little")
        if len(data) < start:
            raise FormatError("the card store is cut short", SourceRef(path))
        self.head: dict[str, Any] = json_decode(zlib.decompress(data[12:start]))
        self._first: list[str] = self.head["first"]
        end = start + self.head["dictionary"]
        self._dictionary = data[start:end]
        self._offsets = list(accumulate(self.head["blocks"], initial=end))
        names = list(self.head["sections"])
        ends = list(accumulate(self.head["sections"].values(), initial=self._offsets[-1]))
        self._sections = {name: (ends[i], ends[i + 1]) for i, name in enumerate(names)}
        if ends[-1] != len(data):
            raise FormatError("the card store is cut short", SourceRef(path))

    def block_of(self, card_id: str) -> int:
        """The number of the only block that may hold a card; -1 when none can."""
        return bisect_right(self._first, card_id) - 1

    def block(self, number: int) -> list[Row]:
        """The rows of a block."""
        start, end = self._offsets[number : number + 2]
        inflate = zlib.decompressobj(zdict=self._dictionary)
        rows: list[Row] = json_decode(inflate.decompress(self._data[start:end]))
        return rows

    def section(self, name: str, kind: Any = Any) -> Any:
        """A named section, decoded as this type."""
        start, end = self._sections[name]
        return json_decode(zlib.decompress(self._data[start:end]), type=kind)


def _dump(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def _deflate(data: bytes, dictionary: bytes = b"") -> bytes:
    deflate = zlib.compressobj(9, zdict=dictionary) if dictionary else zlib.compressobj(9)
    return deflate.compress(data) + deflate.flush()


def _dictionary(texts: list[bytes]) -> bytes:
    """A sample of all blocks, evenly spread: most rows of a card game resemble another one."""
    share = DICTIONARY_BYTES // max(1, min(len(texts), 64))
    step = max(1, len(texts) // 64)
    return b"".join(text[:share] for text in texts[::step])[:DICTIONARY_BYTES]
