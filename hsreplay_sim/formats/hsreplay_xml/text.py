"""Cutting the HSReplay document out of what surrounds it, before any XML parser sees a byte.

Only the bytes from `<HSReplay` to `</HSReplay>` are handed on: neither the XML declaration nor a
document type, so no entity can be declared; nor what web exports put around it (a script's
string, a JSON object).
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.bounded import ByteReader

HEAD_BYTES = 1 << 18
_ROOT = re.compile(rb"<HSReplay(?=[\s>/])")
_END = b"</HSReplay>"
_ENCODING = re.compile(rb"""<\?xml[^>]*encoding=\\?["']([\w.:-]+)""")
_ENCODINGS = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "us-ascii": "utf-8",
    "ascii": "utf-8",
    "utf-16": "utf-8",  # the byte reader has turned it into UTF-8 already
    "iso-8859-1": "latin-1",
    "latin-1": "latin-1",
    "windows-1252": "cp1252",
}
_ESCAPED = re.compile(rb'<HSReplay[^>"]*(?:\\"|>?\\n)')


def document(reader: ByteReader) -> Iterator[bytes]:
    """Yield the document in UTF-8, in pieces; newlines replace the lines left out before it."""
    head = reader.head(HEAD_BYTES)
    root = _ROOT.search(head)
    if root is None:
        raise FormatError("no <HSReplay> element", SourceRef(reader.path))
    prolog = head[: root.start()]
    if b"<!ENTITY" in prolog or b"<!ELEMENT" in prolog:
        raise FormatError("declares entities; no replay does", SourceRef(reader.path, 1))
    encoding = _encoding(prolog, reader.path)
    yield b"\n" * prolog.count(b"\n")
    if _ESCAPED.match(head, root.start()):
        yield _unescaped(reader, root.start())
        return
    yield from _recoded(_body(reader.chunks(), root.start()), encoding)


def _encoding(prolog: bytes, path: str) -> str:
    found = _ENCODING.search(prolog)
    if found is None:
        return "utf-8"
    name = found[1].decode("ascii").lower()
    if name not in _ENCODINGS:
        raise FormatError(f"encoding {name!r} is not supported", SourceRef(path, 1))
    return _ENCODINGS[name]


def _body(chunks: Iterator[bytes], skip: int) -> Iterator[bytes]:
    """From the root element to its end tag, which may lie across two chunks."""
    held = b""
    for chunk in chunks:
        data = held + chunk
        if skip:
            cut = min(skip, len(data))
            data, skip = data[cut:], skip - cut
        end = data.find(_END)
        if end >= 0:
            yield data[: end + len(_END)]
            return
        held = data[-len(_END) :]
        yield data[: -len(_END)]
    yield held


def _recoded(chunks: Iterator[bytes], encoding: str) -> Iterator[bytes]:
    if encoding == "utf-8":
        yield from chunks
        return
    decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
    for chunk in chunks:
        yield decoder.decode(chunk).encode()


def _unescaped(reader: ByteReader, start: int) -> bytes:
    """Return the document out of a JSON string."""
    data = b"".join(_body(reader.chunks(), start))
    try:
        text = json.loads(b'"' + data + b'"', strict=False)
    except ValueError as error:
        raise FormatError(f"escaped document: {error}", SourceRef(reader.path)) from error
    document_text: str = text
    return document_text.encode("utf-8", "replace")
