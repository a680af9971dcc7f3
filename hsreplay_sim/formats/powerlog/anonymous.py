"""A Power.log without its players: the same lines, so that it is read and verified the same.

A name stands with and without the number of its BattleTag, as the value of a field or in a list.
Lines of other loggers are left out: they may hold names, decks and paths.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from hsreplay_sim.formats.bounded import ByteReader, decode
from hsreplay_sim.formats.powerlog.names import UNKNOWN_HUMAN_PLAYER

NO_TIME = "00:00:00.0000000"
NO_REGION = "144115193835963207"
"""An account of the European region, as good as any."""

_OURS = re.compile(rb"GameState\.|Power(?:TaskList|Processor)\.|^\[Power\]|pectat|==========")
_FIELDS = [
    "tag",
    "SubType",
    "BlockType",
    "EffectCardId",
    "EffectIndex",
    "Index",
    "TaskList",
    "EntitiesCount",
]
_PLAYER = re.compile(
    rf"(?:\b(?:PlayerName|Entity|Player)=|\[\d+\] ?= ?)(.+?)(?= (?:{'|'.join(_FIELDS)})=|\s*$)"
)
_NO_NAME = re.compile(rf"GameEntity|{UNKNOWN_HUMAN_PLAYER}|\[.*|.*=.*|\d*", re.ASCII)
"""What stands in the place of a name and is none: a card, a number, the next field."""
_ACCOUNT = re.compile(r"\bhi=([^\s\]]*) lo=([^\s\]]*)", re.ASCII)
_TIME = re.compile(r"\d\d:\d\d:\d\d(?:\.\d{1,7})?(?!\d)", re.ASCII)
_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_TIME_BEFORE = 40
"""A time stamp stands at the beginning of its line."""


class Aliases:
    """Player name → alias: the same for the same person, numbered in order of appearance."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}
        self._accounts: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._of)

    def add(self, name: str) -> None:
        """Find an alias for a name, with or without its number."""
        base = name.rpartition("#")[0] or name
        if not _NO_NAME.fullmatch(base):
            self._of.setdefault(base, f"Anonymous{len(self._of) + 1}")

    def name(self, name: str) -> str:
        """Return the alias of a name; a name of no player is returned as it is."""
        base, sign, number = name.rpartition("#")
        if sign and base in self._of and number.isdigit():
            return f"{self._of[base]}#1000"
        return self._of.get(name, name)

    def account(self, hi: str, lo: str) -> tuple[str, str]:
        """The numbers of an account; zeros, as a computer has, and what is redacted stay."""
        if not lo.isdigit() or not lo.strip("0"):
            return hi, lo
        number = self._accounts.setdefault(lo, str(1000 + len(self._accounts)))
        return (NO_REGION if hi.isdigit() and hi.strip("0") else hi), number

    def scrubbed(self, text: str) -> str:
        """Return a text with every player's name replaced where a name may be."""
        return self._names.sub(lambda found: self.name(found[0]), text) if self._of else text

    @cached_property
    def _names(self) -> re.Pattern[str]:
        """All names, the longest first; to be asked when all are added."""
        ordered = sorted(self._of, key=lambda name: (-len(name), name))
        names = f"(?:{'|'.join(map(re.escape, ordered))})"
        return re.compile(rf"(?:(?<==)|(?<== )){names}(?:#\d+)?(?=[ \],]|$)|{names}#\d+")


def find_names(reader: ByteReader, aliases: Aliases) -> None:
    """Give an alias to everybody that the lines of a log name."""
    for _, raw in reader.lines():
        if _OURS.search(raw):
            for found in _PLAYER.finditer(decode(raw)):
                aliases.add(found[1])


def anonymous_lines(reader: ByteReader, aliases: Aliases, *, times: bool) -> Iterator[str]:
    """The lines of a log with the aliases; without `times` its time stamps are zeros."""
    for _, raw in reader.lines():
        if not _OURS.search(raw):
            continue
        text = aliases.scrubbed(decode(raw))
        text = _ACCOUNT.sub(lambda found: _account(aliases, found), text)
        if not times:
            head = _DATE.sub("2000-01-01", _TIME.sub(NO_TIME, text[:_TIME_BEFORE]))
            text = head + text[_TIME_BEFORE:]
        yield text + "\n"


def _account(aliases: Aliases, found: re.Match[str]) -> str:
    return "hi={} lo={}".format(*aliases.account(found[1], found[2]))
