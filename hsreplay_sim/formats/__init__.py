"""File formats: the one table of them, recognising one by its content, opening and writing.

    replay = open_replay("Power.log")
    for game in replay: ...

A format is imported when it is used, and lxml with it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from msgspec import Struct, field

from hsreplay_sim.base import limits
from hsreplay_sim.base.address import StrPath, path_text
from hsreplay_sim.base.errors import FormatError, InputError, UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.archives import UNREAD, Member, held_in_memory
from hsreplay_sim.formats.bounded import (
    ByteReader,
    Inner,
    Source,
    can_be_read_again,
    source_name,
)
from hsreplay_sim.formats.reading_by import MODULES, OWN, chosen
from hsreplay_sim.formats.replay import Replay

if TYPE_CHECKING:
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
    from hsreplay_sim.replay.board import Snapshot
    from hsreplay_sim.replay.recording import Recording

    Item = Recording | ScriptedGame | Snapshot

POWER_LOG = "power.log"
HSREPLAY_XML = "hsreplay-xml"
HEARTHBREAKER_COMPLETE = "hearthbreaker-complete"
HEARTHBREAKER_COMPACT = "hearthbreaker-compact"
SNAPSHOT = "snapshot"
PACKETS = "packets"

HEAD_BYTES = 1 << 18
"""How much of a file is searched for its kind: client logs begin with other things."""

_CALL = re.compile(rb"(?:GameState|PowerTaskList|PowerProcessor)\.\w+\(\) - |^\[Power\] ", re.M)
_CLIENT_LOG = re.compile(
    rb"^(?:Initialize engine version|Mono path\[0\]|[DWE] \d\d:\d\d:\d\d)", re.M
)
_OTHER_LOG = re.compile(rb"^[A-Z] \d\d:\d\d:\d\d\.\d+ ", re.M)
_ENGINE = re.compile(rb"^(?:Initialize engine version|Mono path\[0\])", re.M)
_DIRECTIVE = re.compile(rb"^\s*(?:deck|random|keep|start)\s*(?:\(|$)", re.M)
_PACKETS = re.compile(rb'\s*\{\s*"schema"\s*:\s*"hsreplay-sim/packets/')
_FIRST_KEY = re.compile(rb'"(header|moves|players|active_player)"\s*:')


class Format(Struct, frozen=True):
    """A file format: how it is recognised, read and written.

    `reader` yields the items of an open file one by one; `writer` returns the text of a file with
    the given items, raising UnsupportedError for what the format cannot express.
    """

    name: str
    suffixes: tuple[str, ...]
    sniff: Callable[[bytes], bool]
    reader: Callable[[ByteReader], Iterator[Item]]
    writer: Callable[[Iterable[Any]], str]


def open_replay(
    source: Source | Inner,
    path: str | None = None,
    fmt: str | None = None,
    *,
    strict: bool = False,
    by: str = "",
) -> Replay:
    """Open a recording of any format; `path` is how messages call it, `fmt` overrules sniffing.

    Of an archive that holds one recording, this one is opened. `by` is the reader of logs, by
    default the one of :mod:`~hsreplay_sim.formats.reading_by`. Raises InputError when it cannot be
    opened, FormatError when its content is of no known kind; reading on may raise the errors of
    the format, with `strict` also for what was lost.
    """
    kind, log_reader = format_named(fmt) if fmt else None, chosen(by)
    reader = ByteReader(source, path or "")
    try:
        if reader.archive:
            return _open_only(reader, source, fmt, strict=strict, by=log_reader)
        kind = kind or format_named(sniff(reader.head(HEAD_BYTES), reader.path))
    except BaseException:
        reader.close()
        raise
    found, name, again = kind, reader.path, can_be_read_again(source)
    if again:
        reader.close()
    opened = [reader]

    def read() -> Iterator[Item]:
        if again:
            opened[0] = ByteReader(source, name)
        games = _closing(opened[0], found, log_reader)
        return map(_lossless, games) if strict else games

    return Replay(name, found.name, read, once=not again, share_read=lambda: opened[0].share_read)


def _open_only(
    reader: ByteReader, source: Source | Inner, fmt: str | None, *, strict: bool, by: str
) -> Replay:
    """Open the only recording of an archive. Raises FormatError if there is none, or several."""
    with reader:
        packed: Source | Inner = source
        if not can_be_read_again(source):
            packed = held_in_memory(reader.chunks(), reader.path)
        held = recordings_within(ByteReader(packed, reader.path))
    if len(held.names) != 1:
        can_be_named = held.names and packed is source and not isinstance(source, bytes)
        first = f"; name one, as {reader.path}/{held.names[0]}" if can_be_named else ""
        count = f"{len(held.names)} recordings" if held.names else "no recording"
        raise FormatError(f"is an archive that holds {count}{first}", SourceRef(reader.path))
    inner = _inner(packed, reader.path, held.names[0])
    return open_replay(inner, source_name(inner), fmt, strict=strict, by=by)


def _inner(archive: Source | Inner, path: str, name: str) -> Inner:
    if isinstance(archive, Inner):
        return Inner(archive.archive, archive.path, f"{archive.name}/{name}")
    assert isinstance(archive, str | os.PathLike | bytes)
    return Inner(archive, path, name)


class Content(Enum):
    """The kind of a file, by its beginning."""

    RECORDING = "recording"
    OTHER_LOG = "other log"
    """The client writes a dozen logs; the games are in one of them."""
    UNKNOWN = "unknown"


def content_of(reader: ByteReader) -> Content:
    """Return the kind of a reader's content; nothing of it is consumed."""
    if _CALL.search(reader.head(4096)):
        return Content.RECORDING
    head = reader.head(HEAD_BYTES)
    if _OTHER_LOG.search(head) and not (_CALL.search(head) or _ENGINE.search(head)):
        return Content.OTHER_LOG
    try:
        sniff(head)
    except FormatError:
        return Content.UNKNOWN
    return Content.RECORDING


class Held(Struct):
    """The content of an archive: names that lead to its recordings; the number of other files."""

    names: list[str] = field(default_factory=list)
    others: int = 0
    damage: str = ""
    """Why what follows could not be looked at."""


def recordings_within(reader: ByteReader, depth: int = 1) -> Held:
    """The recordings of an archive, also of the archives in it; the reader is closed."""
    held = Held()
    with reader:
        try:
            for member in reader.members():
                _look_at(member, reader.path, depth, held)
        except InputError as error:
            held.damage = error.message
    if held.damage and not held.names:
        raise FormatError(held.damage, SourceRef(reader.path))
    return held


def _look_at(member: Member, path: str, depth: int, held: Held) -> None:
    """Add the recordings in a file of an archive to `held`, or count it as another file."""
    try:
        inner = ByteReader(cast("BinaryIO", member.file), f"{path}/{member.name}")
        if inner.archive and depth < limits.ARCHIVE_DEPTH_MAX:
            deeper = recordings_within(inner, depth + 1)
            held.names += [f"{member.name}/{name}" for name in deeper.names]
            held.others += deeper.others
        elif content_of(inner) is Content.RECORDING:
            held.names.append(member.name)
        else:
            held.others += 1
    except InputError:
        held.others += 1


def _lossless(item: Item) -> Item:
    """The item, unless anything of it was lost in reading: that raises FormatError."""
    for problem in getattr(item, "problems", ()):
        if problem.lost:
            at = SourceRef(getattr(item, "path", ""), problem.line)
            raise FormatError(f"{problem.code} {problem.message}", at)
    return item


def sniff(head: bytes, path: str = "") -> str:
    """The name of the format by its first bytes. Raises FormatError when none fits."""
    for archive, magic in UNREAD.items():
        if head.startswith(magic):
            what = f"is a {archive} archive; unpack it, and give its files"
            raise FormatError(what, SourceRef(path) if path else None)
    for kind in FORMATS:
        if kind.sniff(head):
            return kind.name
    what = "is empty" if not head.strip() else f"is no recording of a known format: {_names()}"
    raise FormatError(what, SourceRef(path) if path else None)


def write_replay(items: Iterable[Any], fmt: str) -> str:
    """The text of a file of format `fmt` with these items."""
    return format_named(fmt).writer(items)


def format_named(name: str) -> Format:
    """The entry of a format. Raises UsageError for a name that is not in the table."""
    for kind in FORMATS:
        if kind.name == name:
            return kind
    raise UsageError(f"unknown format {name!r}; known: {_names()}")


def format_by_suffix(path: StrPath) -> Format:
    """Return the format by the suffix of a file name, the longest suffix first.

    Raises UsageError when no suffix fits.
    """
    name = path_text(path)
    suffixes = [(len(suffix), suffix, kind) for kind in FORMATS for suffix in kind.suffixes]
    for _, suffix, kind in sorted(suffixes, key=lambda row: -row[0]):
        if name.lower().endswith(suffix):
            return kind
    raise UsageError(f"the name {name!r} does not tell the format; say one of {_names()}")


def _names() -> str:
    return ", ".join(kind.name for kind in FORMATS)


def _closing(reader: ByteReader, kind: Format, log_reader: str) -> Iterator[Item]:
    read = _streaming(MODULES[log_reader]) if kind.name == POWER_LOG else kind.reader
    with reader:
        yield from read(reader)


def _streaming(module: str) -> Callable[[ByteReader], Iterator[Item]]:
    def read(reader: ByteReader) -> Iterator[Item]:
        games: Iterator[Item] = import_module(module).read_games(reader)
        return games

    return read


def _whole(module: str) -> Callable[[ByteReader], Iterator[Item]]:
    """A small format: its module takes all bytes at once and gives one item."""

    def read(reader: ByteReader) -> Iterator[Item]:
        reader.bound(limits.JSON_BYTES_MAX)
        data = reader.read()
        if reader.truncated:
            raise FormatError(reader.problems[-1].message, SourceRef(reader.path))
        yield import_module(module).read(data, reader.path)

    return read


def _many(module: str) -> Callable[[Iterable[Any]], str]:
    def write(items: Iterable[Any]) -> str:
        text: str = import_module(module).write(items)
        return text

    return write


def _single(module: str) -> Callable[[Iterable[Any]], str]:
    def write(items: Iterable[Any]) -> str:
        found = list(items)
        if len(found) != 1:
            raise UnsupportedError(f"one file holds one item here, not {len(found)}")
        text: str = import_module(module).write(found[0])
        return text

    return write


def _is_xml(head: bytes) -> bool:
    return b"<HSReplay" in head or head.lstrip().startswith(b"<?xml")


def _json_with(*keys: bytes) -> Callable[[bytes], bool]:
    def matches(head: bytes) -> bool:
        if not head.lstrip().startswith(b"{"):
            return False
        key = _FIRST_KEY.search(head)
        return key is not None and key[1] in keys

    return matches


def _is_packets(head: bytes) -> bool:
    return _PACKETS.match(head) is not None


def _is_compact(head: bytes) -> bool:
    return _DIRECTIVE.search(head) is not None


def _is_log(head: bytes) -> bool:
    return _CALL.search(head) is not None or _CLIENT_LOG.search(head) is not None


FORMATS = (
    Format(
        HSREPLAY_XML,
        (".hsreplay.xml", ".xml"),
        _is_xml,
        _streaming("hsreplay_sim.formats.hsreplay_xml.read"),
        _many("hsreplay_sim.formats.hsreplay_xml.write"),
    ),
    Format(
        PACKETS,
        (".packets.json", ".packets.jsonl", ".jsonl"),
        _is_packets,
        _streaming("hsreplay_sim.formats.packets_json"),
        _many("hsreplay_sim.formats.packets_json"),
    ),
    Format(
        HEARTHBREAKER_COMPLETE,
        (".hsreplay", ".json"),
        _json_with(b"header", b"moves"),
        _whole("hsreplay_sim.hearthbreaker.files.complete"),
        _single("hsreplay_sim.hearthbreaker.files.complete"),
    ),
    Format(
        SNAPSHOT,
        (".snapshot.json", ".json"),
        _json_with(b"players", b"active_player"),
        _whole("hsreplay_sim.formats.snapshot"),
        _single("hsreplay_sim.formats.snapshot"),
    ),
    Format(
        POWER_LOG,
        (".log",),
        _is_log,
        _streaming(MODULES[OWN]),
        _many("hsreplay_sim.formats.powerlog.write"),
    ),
    Format(
        HEARTHBREAKER_COMPACT,
        (".rep", ".replay"),
        _is_compact,
        _whole("hsreplay_sim.hearthbreaker.files.compact"),
        _single("hsreplay_sim.hearthbreaker.files.compact"),
    ),
)
"""Every format, in the order in which sniffing asks them."""
