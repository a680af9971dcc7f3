"""The history of one card: its first state and what changed in which build, as plain JSON.

A row is `[id, first build, base, deltas]` where

- base is `[dbf, name, text, [tag, value, …], referenced tags, entourage,
  [requirement, parameter, …], hero power id]`, empty values cut off at the end;
- a delta is `[build, [tag, value (0 = gone), …], {field: new value}]`; `[build]` alone says that
  the card is absent from that build on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, field

Row = list[Any]
"""Decoded JSON in the form above; only this module looks inside."""

NEVER = 1 << 60
"""A build that never comes."""

_FIELDS = ("dbf", "name", "text", "referenced", "entourage", "requirements", "hero_power")
_LETTERS = dict(zip("dnxreqh", _FIELDS, strict=True))


class State(Struct):
    """A card between two changes; lists and dicts are the owner's."""

    dbf: int = 0
    name: str = ""
    text: str = ""
    tags: dict[int, int] = field(default_factory=dict)
    referenced: list[int] = field(default_factory=list)
    entourage: list[str] = field(default_factory=list)
    requirements: dict[int, int] = field(default_factory=dict)
    hero_power: str = ""

    def copy(self) -> State:
        """An equal state with its own tags; nothing else is changed in place."""
        return State(
            self.dbf,
            self.name,
            self.text,
            dict(self.tags),
            self.referenced,
            self.entourage,
            self.requirements,
            self.hero_power,
        )


Span = tuple[int, State | None]
"""The first build and the state since then, None while the card is absent."""


class History(Struct, frozen=True):
    """All cards of all sampled builds."""

    builds: list[int]
    sources: dict[str, str]
    """Build, as text, to the release it came from."""
    cards: dict[str, list[Span]]


def state_at(row: Row, build: int, *, lost: bool = False) -> Span:
    """Return (since, state) of a card at a build; `(0, None)` when it did not exist yet.

    If it is `lost`, a card that is gone by then is as the data last had it.
    """
    since: int = row[1]
    if build < since:
        return 0, None
    state = _base(row[2])
    gone = False
    for delta in row[3] if len(row) > 3 else ():
        if delta[0] > build:
            break
        since = delta[0]
        gone = len(delta) == 1
        if not gone:
            _apply(state, delta)
    return since, None if gone and not lost else state


def changing(row: Row) -> frozenset[int]:
    """Return the tags that a card does not have alike in all builds."""
    deltas = row[3] if len(row) > 3 else ()
    return frozenset(tag for delta in deltas if len(delta) > 1 for tag in delta[1][::2])


def next_change(row: Row, build: int) -> int:
    """Return the first build after this one that has the card otherwise."""
    return next((delta[0] for delta in (row[3] if len(row) > 3 else ()) if delta[0] > build), NEVER)


def decode(row: Row) -> list[Span]:
    """All spans of a card, oldest first."""
    state = _base(row[2])
    spans: list[Span] = [(row[1], state)]
    for delta in row[3] if len(row) > 3 else ():
        if len(delta) == 1:
            spans.append((delta[0], None))
            continue
        state = state.copy()
        _apply(state, delta)
        spans.append((delta[0], state))
    return spans


def encode(card_id: str, spans: Sequence[Span]) -> Row:
    """The row for a history. Spans equal to the one before are dropped."""
    first, state = spans[0]
    assert state is not None, card_id
    base = [state.dbf, state.name, state.text, _pairs(state.tags), state.referenced]
    base += [state.entourage, _pairs(state.requirements), state.hero_power]
    while len(base) > 4 and not base[-1]:
        base.pop()
    deltas: list[Row] = []
    gone = False
    for build, new in spans[1:]:
        if new is None:
            if not gone:
                deltas.append([build])
        elif gone or new != state:
            deltas.append(_delta(build, state, new))
            state = new
        gone = new is None
    return [card_id, first, base, deltas] if deltas else [card_id, first, base]


def _base(base: Row) -> State:
    state = State(base[0], base[1], base[2], unpaired(base[3]))
    if len(base) > 4:
        state.referenced = base[4]
    if len(base) > 5:
        state.entourage = base[5]
    if len(base) > 6:
        state.requirements = unpaired(base[6])
    if len(base) > 7:
        state.hero_power = base[7]
    return state


def _apply(state: State, delta: Row) -> None:
    tags = state.tags
    changed = delta[1]
    for tag, value in zip(changed[::2], changed[1::2], strict=True):
        if value:
            tags[tag] = value
        else:
            tags.pop(tag, None)
    if len(delta) > 2:
        for letter, value in delta[2].items():
            setattr(state, _LETTERS[letter], unpaired(value) if letter == "q" else value)


def _delta(build: int, old: State, new: State) -> Row:
    tags: list[int] = []
    for tag in sorted(old.tags.keys() | new.tags.keys()):
        value = new.tags.get(tag, 0)
        if value != old.tags.get(tag, 0):
            tags += (tag, value)
    fields = {}
    for letter, name in _LETTERS.items():
        value = getattr(new, name)
        if value != getattr(old, name):
            fields[letter] = _pairs(value) if letter == "q" else value
    return [build, tags, fields] if fields else [build, tags]


def unpaired(flat: Sequence[int]) -> dict[int, int]:
    """The mapping that a row writes as `[key, value, …]`."""
    return dict(zip(flat[::2], flat[1::2], strict=True))


def _pairs(values: dict[int, int]) -> list[int]:
    return [number for pair in _sorted(values.items()) for number in pair]


def _sorted(items: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return sorted(items)
