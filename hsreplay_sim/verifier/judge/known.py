"""The reviewed list of known differences, `known.toml`: what diverges, where, and why.

An entry silences nothing. A divergence that it matches is counted and reported like any other and
carries the entry's id besides. docs/VERIFYING.md says when an entry may be added.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.report.words import CODES

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence

FILE = Path(__file__).parents[1] / "known.toml"

PATTERNS = ("code", "block", "card", "tag", "sign", "action")
"""What an entry may ask of a divergence; the first five are its signature."""

_BUILDS = ("first_build", "last_build")
UNREVIEWED: dict[str, object] = {"evidence": [], "first_build": 1, "last_build": 10**9}
"""What an entry has that may leave these out, and does."""
_KEYS = frozenset(("id", *PATTERNS, *_BUILDS, "evidence", "reason"))
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_EVIDENCE = re.compile(r"[^:\s]+:[1-9][0-9]*")
_TABLE = re.compile(r"\s*\[\[\s*known\s*\]\]")
_AT_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")


@dataclass(frozen=True, slots=True)
class Known:
    """One entry: shell patterns by field of a divergence, builds, and what it rests on."""

    id: str
    patterns: tuple[tuple[str, str], ...]
    first_build: int
    last_build: int
    evidence: tuple[str, ...]
    """`recording:line` of divergences that the entry matches; a recording is named by a prefix."""
    reason: str

    def matches(self, divergence: Divergence, build: int) -> bool:
        """Whether this divergence of a game of that build is the known one."""
        if not self.first_build <= build <= self.last_build:
            return False
        code, block, card, tag, sign = divergence.signature()
        fields = {
            "code": code, "block": block, "card": card, "tag": tag, "sign": sign,
            "action": divergence.action,
        }  # fmt: skip
        return all(fnmatchcase(fields[name], pattern) for name, pattern in self.patterns)


def known_as(divergence: Divergence, build: int, entries: Sequence[Known]) -> str:
    """The id of the first entry that matches, "" when it is not known."""
    return next((entry.id for entry in entries if entry.matches(divergence, build)), "")


@cache
def known_differences() -> tuple[Known, ...]:
    """The entries of the packaged list."""
    return read_known(FILE.read_text(encoding="utf-8"), FILE.name)


def read_known(text: str, path: str, *, reviewed: bool = True) -> tuple[Known, ...]:
    """The entries of a list, in its order.

    Those of a list that is not reviewed may leave out evidence and builds.

    Raises:
        FormatError: not TOML, or not such a list; it names the line.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FormatError(*_place_of(str(error), path)) from error
    return _Reader(text, path, reviewed).entries(data)


def _place_of(message: str, path: str) -> tuple[str, SourceRef]:
    found = _AT_LINE.search(message)
    line, column = (int(found[1]), int(found[2])) if found else (0, 0)
    return _AT_LINE.sub("", message).strip(), SourceRef(path, line, column)


class _Reader:
    """Checks the tables of a list; knows the lines of the text that they came from."""

    def __init__(self, text: str, path: str, reviewed: bool) -> None:
        self._path = path
        self._defaults: dict[str, object] = {} if reviewed else UNREVIEWED
        self._lines = text.splitlines()
        self._tables = [n for n, line in enumerate(self._lines, 1) if _TABLE.match(line)]

    def entries(self, data: dict[str, object]) -> tuple[Known, ...]:
        """All entries, their ids distinct."""
        for name in data:
            if name != "known":
                raise FormatError(f"unknown table {name!r}", SourceRef(self._path, 1))
        tables = data.get("known", [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise FormatError("write each entry as [[known]]", SourceRef(self._path, 1))
        found: dict[str, Known] = {}
        for number, table in enumerate(tables):
            entry = self._entry(number, table)
            if entry.id in found:
                raise self._error(number, "id", f"the id {entry.id!r} is there already")
            found[entry.id] = entry
        return tuple(found.values())

    def _entry(self, number: int, table: dict[str, object]) -> Known:
        for key in table:
            if key not in _KEYS:
                raise self._error(number, key, f"unknown key {key!r}")
        table = self._defaults | table
        return Known(
            self._text(number, table, "id", _ID),
            self._patterns(number, table),
            *self._builds(number, table),
            self._evidence(number, table),
            self._text(number, table, "reason").strip(),
        )

    def _patterns(self, number: int, table: dict[str, object]) -> tuple[tuple[str, str], ...]:
        found = tuple((name, self._text(number, table, name)) for name in PATTERNS if name in table)
        names = dict(found)
        if names.get("code", "") not in CODES:
            raise self._error(number, "code", "code must be one of those of docs/VERIFYING.md")
        if not any(name in names for name in ("tag", "card", "block", "action")):
            raise self._error(number, "", "an entry names a tag, a card, a block or an action")
        return found

    def _builds(self, number: int, table: dict[str, object]) -> tuple[int, int]:
        builds = [table.get(name) for name in _BUILDS]
        for name, build in zip(_BUILDS, builds, strict=True):
            if type(build) is not int or build <= 0:
                raise self._error(number, name, f"{name} must be a build, got {build!r}")
        first, last = (int(str(build)) for build in builds)
        if first > last:
            raise self._error(number, "first_build", f"build {first} is after build {last}")
        return first, last

    def _evidence(self, number: int, table: dict[str, object]) -> tuple[str, ...]:
        places = table.get("evidence")
        if not isinstance(places, list) or not (places or "evidence" in self._defaults):
            raise self._error(number, "evidence", 'evidence must be a list of "recording:line"')
        for place in places:
            if not isinstance(place, str) or not _EVIDENCE.fullmatch(place):
                raise self._error(number, "evidence", f'{place!r} is not "recording:line"')
        return tuple(places)

    def _text(
        self, number: int, table: dict[str, object], key: str, form: re.Pattern[str] | None = None
    ) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self._error(number, key, f"{key} must be a text, got {value!r}")
        if form is not None and not form.fullmatch(value):
            raise self._error(number, key, f"{key} must be in small letters, got {value!r}")
        return value

    def _error(self, number: int, key: str, message: str) -> FormatError:
        """At the line of the key, or at the head of its entry where it has none."""
        head = self._tables[number] if number < len(self._tables) else 1
        end = self._tables[number + 1] if number + 1 < len(self._tables) else len(self._lines) + 1
        assigned = re.compile(rf'\s*"?{re.escape(key)}"?\s*=')
        lines = (n for n in range(head, end) if key and assigned.match(self._lines[n - 1]))
        return FormatError(message, SourceRef(self._path, next(lines, head)))
