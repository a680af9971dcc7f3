"""The packets of a step side by side: which of the log and which of the engine belong together."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, Meta, enum_name
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    ShowEntity,
    ShuffleDeck,
    TagChange,
)
from hsreplay_sim.report.model import TagRef
from hsreplay_sim.report.moment.sides import Match, Row
from hsreplay_sim.report.text import value_text
from hsreplay_sim.verifier.compare.changes import disclosed, written

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.step import Step

Key = tuple[object, ...]
"""What makes two packets one: kind, entity, and what it says."""

Namer = Callable[[int], str]
"""Entity id → what a person calls it."""

_METAS = frozenset((Meta.TARGET, Meta.DAMAGE, Meta.HEALING))
"""What META_DATA says that the engine says as well."""


class _Told(NamedTuple):
    """A packet of a side."""

    key: Key
    depth: int
    text: str
    entity: int = 0
    tag: int = 0
    value: int | None = None
    line: int = 0
    match: Match | None = None
    """How it stands if the other side has nothing like it; None: it is one side's own."""


def rows_of(step: Step, comparison: Comparison, name: Namer) -> tuple[Row, ...]:
    """Return all packets of a step in the order of the log, those of only the engine in between."""
    differ = comparison.tags
    blamed = frozenset(each.entity for each in differ)
    logged = list(_of_log(step, name, blamed))
    if not step.failed and not any(each[0] == made.OPEN for each in step.simulated.out):
        logged = list(_of_ends(logged, {(each.entity, each.tag) for each in differ}))
    simulated = list(_of_engine(step, name, blamed))
    extra = {(made.TAG, d.entity, d.tag, d.simulated) for d in differ if d.logged is None}
    return tuple(_joined(list(_aligned(logged, simulated, extra))))


# --- the two sides -------------------------------------------------------------------------------


def _of_log(step: Step, name: Namer, blamed: Collection[int]) -> Iterator[_Told]:
    tape, logged = step.logged.tape, step.logged
    depths: list[int] = []
    for at, packet in enumerate(tape.packets):
        parent = tape.parent[at]
        depths.append(depths[parent] + 1 if parent >= 0 else 0)
        told = _logged(packet, depths[at], name)
        if told is None:
            continue
        match = None
        if at in step.adopted.packets:
            match = Match.ADOPTED
        elif at in logged.repeated or _is_aside(told, step, blamed):
            match = Match.ASIDE
        yield told._replace(match=match, line=packet.line)


def _of_ends(logged: list[_Told], differ: Collection[tuple[int, int]]) -> Iterator[_Told]:
    """The same beside an engine without blocks, which lists changes: only those are compared."""
    for each in logged:
        is_one = (each.entity, each.tag) in differ or each.key[0] != made.TAG
        yield each if is_one else each._replace(match=Match.ASIDE)


def _is_aside(told: _Told, step: Step, blamed: Collection[int]) -> bool:
    """Whether nobody misses it on the other side."""
    if told.key[0] != made.TAG:
        return told.key[0] not in _WORDS or told.entity not in blamed
    return told.tag in step.logged.unscoped or told.entity in step.observed.cosmetic


def _logged(packet: Packet, depth: int, name: Namer) -> _Told | None:
    if isinstance(packet, TagChange):
        return _tag_change(packet.entity, packet.tag, packet.value, depth, name)
    if isinstance(packet, Block):
        return _block(packet.kind, packet.entity, depth, name)
    if isinstance(packet, FullEntity | ShowEntity | ChangeEntity | HideEntity):
        kind = _KINDS[type(packet)]
        words = f"{_WORDS[kind]} {name(packet.entity)}"
        return _Told((kind, packet.entity), depth, words, packet.entity)
    if isinstance(packet, MetaData):
        return _meta(packet.meta, packet.data, packet.info, depth, name)
    if isinstance(packet, ShuffleDeck):
        return _Told((made.SHUFFLE,), depth, "shuffle a deck")
    return None


def _of_engine(step: Step, name: Namer, blamed: Collection[int]) -> Iterator[_Told]:
    """Yield the engine's packets that the seat would see, marked if logged in another way."""
    out, logged = step.simulated.out, step.logged
    told = deque(each[:3] for each in written(out, logged, step.observed))
    depth = 0
    for kind, entity, tag, value, _ in out:
        if kind == made.CLOSE:
            depth -= 1
        elif kind == made.OPEN:
            yield _block(tag, entity, depth, name)
            depth += 1
        elif kind == made.TAG:
            if told and told[0] == (entity, tag, value):
                told.popleft()
                match = Match.ASIDE if disclosed((entity, tag, value), logged) else None
                yield _tag_change(entity, tag, value, depth, name)._replace(match=match)
        elif kind in _WORDS:
            match = None if entity in blamed else Match.ASIDE
            words = f"{_WORDS[kind]} {name(entity)}"
            yield _Told((kind, entity), depth, words, entity, match=match)
        elif kind == made.META and tag in _METAS:
            yield _meta(tag, value[0], tuple(value[1]), depth, name)._replace(match=Match.ASIDE)
        elif kind == made.SHUFFLE:
            yield _Told((made.SHUFFLE,), depth, "shuffle a deck", match=Match.ASIDE)


_KINDS = {
    FullEntity: made.FULL,
    ShowEntity: made.SHOW,
    ChangeEntity: made.CHANGE,
    HideEntity: made.HIDE,
}
_WORDS = {made.FULL: "new", made.SHOW: "shown", made.CHANGE: "becomes", made.HIDE: "hidden"}


def _tag_change(entity: int, tag: int, value: int, depth: int, name: Namer) -> _Told:
    ref = TagRef(tag, tag_name(tag))
    words = f"{name(entity)} {ref.name} {value_text(ref, value)}"
    return _Told((made.TAG, entity, tag, value), depth, words, entity, tag, value)


def _block(kind: int, entity: int, depth: int, name: Namer) -> _Told:
    word = "PLAY" if kind == BlockType.PLAY else enum_name("BlockType", kind)
    return _Told((made.OPEN, kind, entity), depth, f"{word} {name(entity)}", entity)


def _meta(meta: int, data: int, info: tuple[int, ...], depth: int, name: Namer) -> _Told:
    said = f" {data}" if data and meta != Meta.TARGET else ""
    whom = ", ".join(map(name, info[:3])) + (" …" if len(info) > 3 else "")
    words = f"{enum_name('MetaDataType', meta)}{said} {whom}".rstrip()
    return _Told((made.META, meta, data, info), depth, words)


# --- side by side --------------------------------------------------------------------------------


class _Pair(NamedTuple):
    logged: _Told | None
    simulated: _Told | None
    elsewhere: bool = False


def _aligned(
    logged: list[_Told], simulated: list[_Told], extra: Collection[Key]
) -> Iterator[_Pair]:
    """The longest common order; between, what one side has.

    What was adopted is no match for what the engine makes besides (U249:8186).
    """
    matcher = SequenceMatcher(
        None, [each.key for each in logged], [each.key for each in simulated], autojunk=False
    )
    for word, start, end, first, last in matcher.get_opcodes():
        if word == "equal":
            for mine, theirs in zip(logged[start:end], simulated[first:last], strict=True):
                if _is_adopted(mine) and theirs.key in extra:
                    yield from (_Pair(mine, None), _Pair(None, theirs._replace(match=None)))
                else:
                    yield _Pair(mine, theirs)
        else:
            yield from (_Pair(each, None) for each in logged[start:end])
            yield from (_Pair(None, each) for each in simulated[first:last])


def _joined(pairs: list[_Pair]) -> Iterator[Row]:
    """Yield rows with counterparts joined: the same packet elsewhere, or the same tag."""
    whole = _pair_up(pairs, lambda told: told.key, elsewhere=True)
    tags = _pair_up(whole, lambda told: (told.entity, told.tag) if told.tag else None)
    rows = [row for row in map(_row, tags) if row is not None]
    for row, following in zip_longest(rows, rows[1:]):
        if row.match is not Match.SIMULATED or row.tag or _is_inside(following, row):
            yield row


def _is_inside(row: Row | None, block: Row) -> bool:
    """Whether a row of only the engine is inside its block.

    Such a block without content is left out.
    """
    return row is not None and row.match is Match.SIMULATED and row.depth > block.depth


def _pair_up(
    pairs: list[_Pair], key: Callable[[_Told], Key | None], *, elsewhere: bool = False
) -> list[_Pair]:
    """Move each packet of only the engine to the first one of only the log with the same key."""
    waiting: dict[Key, deque[int]] = defaultdict(deque)
    for at, pair in enumerate(pairs):
        if pair.logged is not None and pair.simulated is None and not _is_adopted(pair.logged):
            found = key(pair.logged)
            if found is not None:
                waiting[found].append(at)
    joined: dict[int, _Pair] = {}
    gone: set[int] = set()
    for at, pair in enumerate(pairs):
        if pair.simulated is None or pair.logged is not None:
            continue
        found = key(pair.simulated)
        if found is not None and waiting.get(found):
            place = waiting[found].popleft()
            joined[place] = _Pair(pairs[place].logged, pair.simulated, elsewhere)
            gone.add(at)
    return [joined.get(at, pair) for at, pair in enumerate(pairs) if at not in gone]


def _is_adopted(told: _Told) -> bool:
    return told.match is Match.ADOPTED


def _row(pair: _Pair) -> Row | None:
    logged, simulated = pair.logged, pair.simulated
    if logged is None:
        assert simulated is not None
        if simulated.match is not None:
            return None
        return replace(_of(simulated, Match.SIMULATED), logged="", logged_value=None, line=0)
    if simulated is None:
        row = _of(logged, logged.match or Match.LOGGED)
        return replace(row, simulated="", simulated_value=None)
    if logged.key != simulated.key:
        match = Match.DIFFERS
    else:
        match = Match.MOVED if pair.elsewhere else Match.SAME
    row = _of(logged, logged.match if match is Match.DIFFERS and logged.match else match)
    return replace(row, simulated=simulated.text, simulated_value=simulated.value)


def _of(told: _Told, match: Match) -> Row:
    return Row(
        match, told.depth, told.line, told.text, told.text,
        told.entity, told.tag, told.value, told.value,
    )  # fmt: skip
