"""The form of a user's list of expected differences: which entry matches what, and how it is read.

docs/VERIFYING.md describes the list.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.report.words import CODES

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence

PATTERNS = ("code", "block", "card", "tag", "sign", "action")
"""What an entry may ask of a difference; the first five are its signature."""

TABLE = "ignored"
BUILDS = {"first_build": 1, "last_build": 10**9}
"""The keys for the builds that an entry holds for, and what they are where they are left out."""
_KEYS = frozenset(("id", *PATTERNS, *BUILDS, "reason"))
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_TABLE = re.compile(rf"\s*\[\[\s*{TABLE}\s*\]\]")
_AT_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")


@dataclass(frozen=True, slots=True)
class Ignored:
    """One entry: shell patterns by field of a difference, the builds, and why it is expected."""

    id: str
    patterns: tuple[tuple[str, str], ...]
    first_build: int
    last_build: int
    reason: str

    def matches(self, difference: Divergence, build: int) -> bool:
        """Whether this difference of a game of that build is expected."""
        if not self.first_build <= build <= self.last_build:
            return False
        code, block, card, tag, sign = difference.signature()
        fields = {
            "code": code, "block": block, "card": card, "tag": tag, "sign": sign,
            "action": difference.action,
        }  # fmt: skip
        return all(fnmatchcase(fields[name], pattern) for name, pattern in self.patterns)


def ignored_as(difference: Divergence, build: int, entries: Sequence[Ignored]) -> str:
    """The id of the first entry that matches, "" if none does."""
    return next((entry.id for entry in entries if entry.matches(difference, build)), "")


def read_ignored(text: str, path: str) -> tuple[Ignored, ...]:
    """The entries of a list, in its order.

    Raises:
        FormatError: not TOML, or not such a list; it names the line.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FormatError(*_place_of(str(error), path)) from error
    return _Reader(text, path).entries(data)


def _place_of(message: str, path: str) -> tuple[str, SourceRef]:
    found = _AT_LINE.search(message)
    line, column = (int(found[1]), int(found[2])) if found else (0, 0)
    return _AT_LINE.sub("", message).strip(), SourceRef(path, line, column)


class _Reader:
    """Checks the tables of a list; knows the lines of the text that they came from."""

    def __init__(self, text: str, path: str) -> None:
        self._path = path
        self._lines = text.splitlines()
        self._tables = [n for n, line in enumerate(self._lines, 1) if _TABLE.match(line)]

    def entries(self, data: dict[str, object]) -> tuple[Ignored, ...]:
        """All entries, their ids distinct."""
        for name in data:
            if name != TABLE:
                message = f"unknown table {name!r}: write each entry as [[{TABLE}]]"
                raise FormatError(message, SourceRef(self._path, 1))
        tables = data.get(TABLE, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise FormatError(f"write each entry as [[{TABLE}]]", SourceRef(self._path, 1))
        found: dict[str, Ignored] = {}
        for number, table in enumerate(tables):
            entry = self._entry(number, table)
            if entry.id in found:
                raise self._error(number, "id", f"the id {entry.id!r} is there already")
            found[entry.id] = entry
        return tuple(found.values())

    def _entry(self, number: int, table: dict[str, object]) -> Ignored:
        for key in table:
            if key not in _KEYS:
                raise self._error(number, key, f"unknown key {key!r}")
        return Ignored(
            self._text(number, table, "id", _ID),
            self._patterns(number, table),
            *self._builds(number, BUILDS | table),
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
        builds = [table[name] for name in BUILDS]
        for name, build in zip(BUILDS, builds, strict=True):
            if type(build) is not int or build <= 0:
                raise self._error(number, name, f"{name} must be a build, got {build!r}")
        first, last = (int(str(build)) for build in builds)
        if first > last:
            raise self._error(number, "first_build", f"build {first} is after build {last}")
        return first, last

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
