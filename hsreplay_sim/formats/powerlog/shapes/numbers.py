"""The numbers of what a client prints by name: tags, their values, and kinds of packets.

A client prints the names of its own enums, and the number of what they do not name; old names are
aliases of the public enums.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from hearthstone import enums

from hsreplay_sim.base import limits
from hsreplay_sim.formats.powerlog.shapes import patterns


class UnnamedError(ValueError):
    """A name that no public enum has, or a number that is out of range."""


class Printed(NamedTuple):
    """A tag and its value."""

    tag: int
    value: int
    def_change: bool
    by_name: bool
    """The value was printed by its name."""


@lru_cache(maxsize=2048)
def tag_value(text: str) -> Printed:
    """Read `ZONE value=PLAY`, with or without `DEF CHANGE` behind it.

    Raises UnnamedError if the text has another form or a name that nobody knows.
    """
    found = patterns.TAG_TAIL.fullmatch(text)
    if found is None:
        raise UnnamedError(text)
    tag = number("GameTag", found[1])
    names = _values_of(tag)
    value = number(names, found[2]) if names else _decimal(found[2])
    if tag >= limits.NUMBER_MAX or value >= limits.NUMBER_MAX:
        raise UnnamedError(text)
    return Printed(tag, value, text.endswith("DEF CHANGE"), not found[2].isdecimal())


def number(enum: str, text: str) -> int:
    """The number of a member of a public enum, printed by name or as a number itself.

    Raises UnnamedError if there is no such name.
    """
    known = _members(enum).get(text)
    return _decimal(text) if known is None else known


def _decimal(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise UnnamedError(text)
    return int(text)


@cache
def _members(enum: str) -> dict[str, int]:
    """Name → number, aliases included."""
    return {name: int(each) for name, each in getattr(enums, enum).__members__.items()}


@cache
def _tags() -> dict[int, str]:
    """Tag → the enum of its values, of those whose values have names."""
    named = enums.TAG_TYPES.items()
    return {int(tag): kind.__name__ for tag, kind in named if hasattr(kind, "__members__")}


def _values_of(tag: int) -> str:
    return _tags().get(tag, "")
