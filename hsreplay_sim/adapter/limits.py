"""What is taken from an engine: the protocol's own values, and no more of them than the limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hsreplay_sim.adapter.protocol import Changes, EntityState
from hsreplay_sim.base.stream import CHANGE, CLOSE, FULL, OPEN, SHOW, TAG

MOST_QUESTIONS = 10_000
"""The questions of one move, at most."""
MOST_TAGS = 200_000
MOST_CREATED = 10_000
"""What one move may change and make, at most."""

_OF_A_TAG = 3
_OF_AN_UNKNOWN = 2
_OF_A_PACKET = 5
_DESCRIPTIONS = (FULL, SHOW, CHANGE)


class EngineError(Exception):
    """The engine failed: a code (X9nn) and one line of words."""

    def __init__(self, code: str, words: str) -> None:
        self.code, self.words = code, " ".join(words.split())[:300]
        super().__init__(f"{code} {self.words}")


def checked(changes: Changes) -> Changes:
    """The changes, if they are an answer of the protocol, and not too long.

    Raises:
        EngineError: they are not.
    """
    if not isinstance(changes, Changes):
        raise EngineError("X913", f"apply gave {type(changes).__name__}, not Changes")
    _check_sizes(changes)
    _check_rows(changes.tags, _OF_A_TAG, "a changed tag is three numbers")
    _check_rows(changes.unknown, _OF_AN_UNKNOWN, "an unknown tag is two numbers")
    for made in changes.created:
        if not isinstance(made, EntityState) or not _is_entity(made.id, made.card, made.tags):
            raise _nonsense(f"a new entity has an id, a card and tags, not {made!r}")
    for entity, card in changes.cards.items():
        if not _is_entity(entity, card, {}):
            raise _nonsense(f"an entity became a card, not {entity!r} {card!r}")
    _check_packets(changes.packets or ())
    return changes


def _check_sizes(changes: Changes) -> None:
    """Refuse more of anything than is read."""
    for found, most, what in (
        (len(changes.tags), MOST_TAGS, "changed tags"),
        (len(changes.created), MOST_CREATED, "new entities"),
        (len(changes.cards), MOST_CREATED, "changed cards"),
        (len(changes.packets or ()), MOST_TAGS, "packets"),
        (len(changes.unknown), MOST_TAGS, "unknown tags"),
    ):
        if found > most:
            raise EngineError("X914", f"{found:,} {what}, and at most {most:,} are read")


def _check_rows(rows: Iterable[Any], size: int, what: str) -> None:
    """Refuse rows that are not so many numbers."""
    for each in rows:
        if len(each) != size or not _are_numbers(each):
            raise _nonsense(f"{what}, not {each!r}")


def _check_packets(packets: Iterable[Any]) -> None:
    """Refuse packets that are none, and blocks that are not closed where they were opened."""
    depth = 0
    for each in packets:
        if type(each) is not tuple or len(each) != _OF_A_PACKET or not _are_numbers(each[:2]):
            raise _nonsense(f"a packet has five parts, not {each!r}")
        kind, entity, what, value, _ = each
        good = kind != TAG or _are_numbers(each)
        if kind in _DESCRIPTIONS:
            good = type(value) is dict and _is_entity(entity, what, value)
        if not good:
            raise _nonsense(f"no packet of kind {kind}: {each!r}")
        depth += (kind == OPEN) - (kind == CLOSE)
        if depth < 0:
            raise _nonsense("a block is closed that was not opened")
    if depth:
        raise _nonsense(f"{depth} blocks are not closed")


def _is_entity(entity: object, card: object, tags: dict[int, int]) -> bool:
    return type(entity) is int and type(card) is str and _are_numbers((*tags, *tags.values()))


def _are_numbers(values: Iterable[object]) -> bool:
    return all(type(each) is int for each in values)


def _nonsense(words: str) -> EngineError:
    return EngineError("X913", words)
