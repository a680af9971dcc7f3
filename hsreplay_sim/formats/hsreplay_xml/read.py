"""Reading HSReplay XML, versions 1.0 to 1.7: streamed, hardened, one game in memory at a time.

The parser never sees a document type (:mod:`~hsreplay_sim.formats.hsreplay_xml.text`) and every
option that would let it fetch, expand or swell is off, whatever the defaults of the day.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lxml import etree
from msgspec.structs import replace

from hsreplay_sim.base import limits
from hsreplay_sim.base.enums import enum_name
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.bounded import ByteReader, Source
from hsreplay_sim.formats.damage.glued import cut_at_seam
from hsreplay_sim.formats.damage.lost import leave_open, put_back_lost
from hsreplay_sim.formats.damage.nesting import close_moves
from hsreplay_sim.formats.damage.values import drop_impossible
from hsreplay_sim.formats.hsreplay_xml.notes import BLOCKS_OPEN, BUILD, LINES_LOST, SPECTATOR, noted
from hsreplay_sim.formats.hsreplay_xml.packets import ElementReader, UnreadableError
from hsreplay_sim.formats.hsreplay_xml.text import document
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.fold import is_complete, is_running
from hsreplay_sim.replay.recording import Recording

FORMAT = "hsreplay-xml"

_VERSION = re.compile(r"1\.[0-9]")
_CONTAINERS = {"Block", "Action", "action", "SubSpell"}
_PARTS = frozenset(
    [
        *("Tag", "Choice", "Option", "option", "Target", "target", "SubOption", "subOption"),
        *("Info", "MetaDataInfo", "InitialName", "Deck", "Card", "Entity", "HSReplay"),
    ]
)
"""Elements that are read with the packet around them, or say nothing of their own."""


def read_hsreplay_xml(source: Source, path: str = "") -> Iterator[Recording]:
    """The games of a file, in order; raises as :func:`read_powerlog` does."""
    with ByteReader(source, path, limits.XML_BYTES_MAX) as reader:
        yield from read_games(reader)


def read_games(reader: ByteReader) -> Iterator[Recording]:
    """The games of a reader that is already open."""
    reader.bound(limits.XML_BYTES_MAX)
    assembler = _Assembler(reader.path)
    count = 0
    for game in _games(reader, assembler):
        count += 1
        if count > limits.GAMES_MAX:
            raise LimitError("too many games", SourceRef(reader.path))
        yield game
    if not count:
        raise FormatError("no <Game> element, so no game", SourceRef(reader.path))


def _games(reader: ByteReader, assembler: _Assembler) -> Iterator[Recording]:
    parser = etree.XMLPullParser(
        events=("start", "end", "pi"),
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        dtd_validation=False,
        attribute_defaults=False,
        huge_tree=False,
        remove_comments=True,
    )
    failure = ""
    try:
        for chunk in document(reader):
            parser.feed(chunk)
            yield from assembler.take(parser.read_events())
        parser.close()
    except etree.XMLSyntaxError as error:
        failure = f"not well-formed: {error.msg}"
        line = error.lineno or 0
        yield from assembler.take(parser.read_events())
        unfinished = list(assembler.unfinished(failure, line))
        if not unfinished:
            raise FormatError(failure, SourceRef(reader.path, line)) from error
        yield from unfinished
    yield from assembler.take(parser.read_events())


class _Assembler:
    """Builds games out of parse events."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._game: Recording | None = None
        self._index = 0
        self._elements = 0
        self._blocks = 0
        self._depth = 0
        self._root: dict[str, str] = {}
        self._read = ElementReader({})
        self._open: list[ours.Block | ours.SubSpell] = []
        self._skipped: Any = None
        self._lost = ""
        self._left_open = ""
        self._noted: dict[str, str] = {}
        """The note in front of the next game."""

    def take(self, events: Any) -> Iterator[Recording]:
        """Read further events; gives each game when its element ends."""
        for event, element in events:
            if event == "pi":
                if self._game is None:
                    self._noted = noted(element)
                continue
            if event == "start":
                self._start(element)
                continue
            self._depth -= 1
            tag = element.tag
            if tag in _PARTS or self._game is None:
                continue
            if tag == "Game":
                game, self._game = self._game, None
                yield from self._whole(game)
                self._forget(element)
            else:
                self._end(self._game, element, tag)

    def unfinished(self, why: str, line: int) -> Iterator[Recording]:
        """The game that was being read when the file broke off, if it has begun."""
        game, self._game = self._game, None
        if game is None or not game.packets:
            return
        game.problems.append(Problem(codes.DOCUMENT_BROKEN, why, line, lost=True))
        for container in self._open:
            if isinstance(container, ours.Block):
                container.closed = False
        game.truncated = True
        yield from self._whole(game)

    def _whole(self, game: Recording) -> Iterator[Recording]:
        """A game that is read to its end; as two, if another one's packets follow in it."""
        self._finished(game)
        rest = cut_at_seam(game)
        yield game
        if rest is not None:
            self._index = rest.index
            yield rest

    def _finished(self, game: Recording) -> Recording:
        close_moves(game)
        drop_impossible(game)
        if self._lost:
            put_back_lost(game, self._lost.split())
        if self._left_open:
            leave_open(game, self._left_open.split())
        game.reconnected = is_running(game.create)
        game.implicit_create = game.create is None
        game.truncated = bool(self._open) or not is_complete(game)
        return game

    def _start(self, element: Any) -> None:
        self._elements += 1
        self._depth += 1
        if self._elements > limits.XML_ELEMENTS_MAX:
            raise LimitError("too many elements", SourceRef(self._path, element.sourceline or 0))
        if self._depth > limits.XML_DEPTH_MAX:
            raise LimitError("elements nest too deep", SourceRef(self._path))
        if self._depth == 1:
            self._begin_document(element)
        elif self._game is None:
            if element.tag == "Game":
                self._begin_game(element)
        elif element.tag in _CONTAINERS:
            self._begin_container(element, self._game)

    def _begin_document(self, element: Any) -> None:
        version = element.get("version", "")
        if version and not _VERSION.fullmatch(version):
            place = SourceRef(self._path, element.sourceline or 0)
            raise FormatError(f"HSReplay version {version!r} is not known", place)
        self._root = {
            f"HSReplay.{key}": value for key, value in element.attrib.items() if "}" not in key
        }

    def _begin_game(self, element: Any) -> None:
        self._index += 1
        self._blocks = 0
        self._open = []
        self._game = Recording(self._path, self._index, FORMAT)
        self._game.first_line = element.sourceline or 0
        told, self._noted = self._noted, {}
        self._read = ElementReader(told)
        self._lost = told.pop(LINES_LOST, "")
        self._left_open = told.pop(BLOCKS_OPEN, "")
        build = told.pop(BUILD, None)
        self._game.spectator = bool(told.pop(SPECTATOR, ""))
        own = {f"Game.{key}": value for key, value in {**element.attrib, **told}.items()}
        _describe(self._game, {**self._root, **own})
        if build is not None:
            self._game.build = _number(build)

    def _begin_container(self, element: Any, game: Recording) -> None:
        if len(self._open) >= limits.BLOCK_DEPTH_MAX:
            raise LimitError("blocks nest too deep", SourceRef(self._path))
        self._blocks += 1
        if self._blocks > limits.BLOCKS_MAX:
            raise LimitError("too many blocks", SourceRef(self._path))
        packet: ours.Block | ours.SubSpell
        try:
            if element.tag == "SubSpell":
                packet = self._read.sub_spell(element)
            else:
                packet = self._read.block(element)
        except UnreadableError as error:
            self._lose(game, element, str(error))
            packet = ours.Block(0, 0, line=element.sourceline or 0)
        self._packets(game).append(packet)
        self._open.append(packet)
        self._note_syntax(game, element)

    def _end(self, game: Recording, element: Any, tag: str) -> None:
        game.last_line = element.sourceline or game.last_line
        try:
            self._end_packet(game, element, tag)
        except (UnreadableError, KeyError) as error:
            self._lose(game, element, str(error))
        self._forget(element)

    def _end_packet(self, game: Recording, element: Any, tag: str) -> None:
        read = self._read.leaves.get(tag)
        if read is not None:
            self._packets(game).append(read(element))
        elif tag in _CONTAINERS:
            container = self._open.pop()
            if isinstance(container, ours.Block):
                container.end_line = element.sourceline or 0
            elif container.extra == (("targetCount", str(len(container.targets))),):
                container.extra = ()
        elif tag == "SubSpellTarget":
            target = self._read.entity(element.get("entity"))
            if self._open and isinstance(self._open[-1], ours.SubSpell):
                self._open[-1].targets = (*self._open[-1].targets, target)
        elif tag == "GameEntity":
            if game.create is not None:
                raise UnreadableError("a second GameEntity of one game")
            game.packets.append(self._read.game_entity(element))
        elif tag == "Player":
            _add_player(game, self._read.player(element))
        else:
            message = f"unknown element {str(tag)[:60]!r}"
            game.problems.append(Problem(codes.ELEMENT_UNKNOWN, message, element.sourceline or 0))

    def _packets(self, game: Recording) -> list[ours.Packet]:
        return self._open[-1].packets if self._open else game.packets

    def _note_syntax(self, game: Recording, element: Any) -> None:
        flags = {"ACTION_START" if element.tag in ("Action", "action") else "BLOCK_START"}
        if "subOption" in element.attrib:
            flags.add("SubOption")
        if "triggerKeyword" in element.attrib:
            flags.add("TriggerKeyword")
        if not flags <= game.syntax:
            game.syntax |= flags

    def _lose(self, game: Recording, element: Any, why: str) -> None:
        line = element.sourceline or 0
        message = f"{element.tag}: {why}"[:200]
        game.problems.append(Problem(codes.ATTRIBUTE_UNREADABLE, message, line, lost=True))
        if len(game.problems) > limits.BAD_LINES_MAX:
            raise LimitError("too many unreadable elements", SourceRef(self._path, line))

    def _forget(self, element: Any) -> None:
        """Free what is read: memory stays flat however long the file is."""
        element.clear()
        parent = element.getparent()
        if parent is not None:
            while element.getprevious() is not None:
                del parent[0]


def _add_player(game: Recording, player: ours.PlayerDef) -> None:
    for place, packet in enumerate(game.packets):
        if isinstance(packet, ours.CreateGame):
            game.packets[place] = replace(packet, players=(*packet.players, player))
            return
    raise UnreadableError("Player before GameEntity")


def _describe(game: Recording, meta: dict[str, str]) -> None:
    game.meta = tuple(sorted(meta.items()))
    game.build = _number(meta.get("HSReplay.build") or meta.get("Game.buildNumber"))
    game.scenario = _number(meta.get("Game.scenarioID")) or 0
    format_type = _number(meta.get("Game.formatType") or meta.get("Game.format"))
    if format_type is not None:
        game.format_type = enum_name("FormatType", format_type)
    game.game_type = _game_type(meta)


def _game_type(meta: dict[str, str]) -> str:
    """`gameType`, where an exporter keeps `type` for something else, or `type`."""
    number = _number(meta.get("Game.gameType") or meta.get("Game.type"))
    return "" if number is None else enum_name("GameType", number)


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) <= 12 else None
