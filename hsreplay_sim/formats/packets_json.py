"""Recordings as JSON: the packets of a game, one game a line, with everything that was read of it.

``hsreplay-sim/packets/1``; the schema stands in docs/packets-1.schema.json. What is written and
read again is the same recording: also the lines it came from, and what was lost in reading it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import Struct, field

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.formats.damage.values import drop_impossible
from hsreplay_sim.replay.packets import CONTAINERS, Block, Packet
from hsreplay_sim.replay.recording import Recording

SCHEMA = "hsreplay-sim/packets/1"

_ENTITIES = frozenset({"entity", "target", "source", "player"})
"""Fields that name an entity; those below name several."""
_LISTS = frozenset({"entities", "info", "targets"})


class GameDocument(Struct, omit_defaults=True):
    """A game: the fields of a recording."""

    schema: str
    game: int
    format: str
    """The format that it was recorded in."""
    packets: list[Packet]
    build: int | None = None
    game_type: str = ""
    format_type: str = ""
    scenario: int = 0
    stream: str = "GameState"
    first_line: int = 0
    last_line: int = 0
    spectator: bool = False
    reconnected: bool = False
    implicit_create: bool = False
    truncated: bool = False
    syntax: list[str] = field(default_factory=list)
    meta: list[tuple[str, str]] = field(default_factory=list)
    batches: list[int] = field(default_factory=list)
    card_names: dict[str, str] = field(default_factory=dict)
    only_named: dict[int, str] = field(default_factory=dict)
    called: dict[int, str] = field(default_factory=dict)
    nameless: int = 0
    problems: list[Problem] = field(default_factory=list)


_PLAIN = tuple(
    name
    for name in GameDocument.__struct_fields__
    if name not in {"schema", "game", "syntax", "meta", "problems"}
)
"""What document and recording have in common, by name and type."""
_DECODER = msgspec.json.Decoder(GameDocument)


def schema() -> dict[str, Any]:
    """The JSON schema of a line."""
    return {"$id": SCHEMA, **dedented(msgspec.json.schema(GameDocument))}


def dedented(node: Any) -> Any:
    """A schema whose descriptions are the docstrings as Python 3.13 keeps them."""
    if isinstance(node, list):
        return [dedented(each) for each in node]
    if not isinstance(node, dict):
        return node
    told = node.get("description")
    described = {"description": cleandoc(told)} if isinstance(told, str) else {}
    return {key: described.get(key, dedented(value)) for key, value in node.items()}


# --- writing ---------------------------------------------------------------------------------


def write(games: Iterable[Recording]) -> str:
    """Return the text of a file with these games."""
    return "".join(line for game in games for line in write_lines(game))


def write_lines(game: Recording) -> Iterator[str]:
    """The line of a game."""
    document = GameDocument(
        schema=SCHEMA,
        game=game.index,
        syntax=sorted(game.syntax),
        meta=list(game.meta),
        problems=game.problems,
        **{name: getattr(game, name) for name in _PLAIN},
    )
    yield msgspec.json.encode(document).decode() + "\n"


# --- reading ---------------------------------------------------------------------------------


def read_games(reader: ByteReader) -> Iterator[Recording]:
    """The games of a reader, a line each.

    Raises:
        FormatError: a line is no game.
        LimitError: past a bound.
    """
    count = 0
    for number, line in _lines(reader):
        if line.strip():
            count += 1
            if count > limits.GAMES_MAX:
                raise LimitError("too many games", SourceRef(reader.path))
            yield _game(line, SourceRef(reader.path, number))
    if not count:
        raise FormatError("no line, so no game", SourceRef(reader.path))


def _lines(reader: ByteReader) -> Iterator[tuple[int, bytes]]:
    """Whole lines: one is as long as its game."""
    held = bytearray()
    number = 1
    for chunk in reader.chunks():
        first, *more = chunk.split(b"\n")
        held += first
        for rest in more:
            yield number, bytes(held)
            held = bytearray(rest)
            number += 1
        if len(held) > limits.PACKETS_LINE_BYTES_MAX:
            message = f"a game of more than {limits.PACKETS_LINE_BYTES_MAX} bytes"
            raise LimitError(message, SourceRef(reader.path, number))
    yield number, bytes(held)


def _game(line: bytes, at: SourceRef) -> Recording:
    try:
        document = _DECODER.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise FormatError(f"is no game in {SCHEMA}: {error}", at) from error
    if document.schema != SCHEMA:
        raise FormatError(f"is {document.schema!r}, which is not known", at)
    _check(document.packets, at)
    game = Recording(
        at.path,
        document.game,
        syntax=frozenset(document.syntax),
        meta=tuple(document.meta),
        problems=document.problems,
        **{name: getattr(document, name) for name in _PLAIN},
    )
    drop_impossible(game)
    return game


def _check(packets: list[Packet], at: SourceRef) -> None:
    """Hold the packets of a game to the bounds that those of a log are held to."""
    blocks = 0
    entities: set[int] = set()
    todo = [(packets, 1)]
    while todo:
        level, depth = todo.pop()
        if depth > limits.BLOCK_DEPTH_MAX:
            raise LimitError("blocks nested too deep", at)
        for packet in level:
            _check_numbers(packet, at, entities)
            if isinstance(packet, CONTAINERS):
                blocks += isinstance(packet, Block)
                todo.append((packet.packets, depth + 1))
    if blocks > limits.BLOCKS_MAX or len(entities) > limits.ENTITIES_MAX:
        raise LimitError("too many blocks or entities", at)


def _check_numbers(packet: Struct, at: SourceRef, entities: set[int]) -> None:
    """Refuse numbers that no game can hold; collect the entities that are named."""
    for name in packet.__struct_fields__:
        value = getattr(packet, name)
        values, naming = (value, _LISTS) if isinstance(value, tuple) else ((value,), _ENTITIES)
        if any(abs(each) >= limits.NUMBER_MAX for each in _numbers(values)):
            raise LimitError(f"{name} is beyond all bounds", at)
        if name in naming:
            entities.update(_ids(values, at))
        for each in values:
            if isinstance(each, Struct):
                _check_numbers(each, at, entities)


def _numbers(values: Iterable[object]) -> Iterator[int]:
    """The numbers of a field, those of its pairs included."""
    for each in values:
        if isinstance(each, int):
            yield each
        elif type(each) is tuple:
            yield from _numbers(each)


def _ids(values: Iterable[object], at: SourceRef) -> Iterator[int]:
    for each in values:
        if isinstance(each, int):
            if not 0 <= each <= limits.ENTITY_ID_MAX:
                raise LimitError(f"there is no entity {each}", at)
            yield each
