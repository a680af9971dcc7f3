"""The numbers of what a client prints by name: tags, their values, and kinds of packets.

A client prints the names of its own enums, and the number of what they do not name; old names are
aliases of the public enums.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hsreplay_sim.base import limits
from hsreplay_sim.base.enums import enums_of_tags, members
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
    enum = enums_of_tags().get(tag)
    value = number(enum, found[2]) if enum else _decimal(found[2])
    if tag >= limits.NUMBER_MAX or value >= limits.NUMBER_MAX:
        raise UnnamedError(text)
    return Printed(tag, value, text.endswith("DEF CHANGE"), not found[2].isdecimal())


def number(enum: str, text: str) -> int:
    """The number of a member of a public enum, printed by name or as a number itself.

    Raises UnnamedError if there is no such name.
    """
    known = members(enum).get(text)
    return _decimal(text) if known is None else known


def _decimal(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise UnnamedError(text)
    return int(text)
