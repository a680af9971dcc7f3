"""Which lines of a Power.log belong to the game, in one shape, whatever wrote the file.

A sound line is `D 12:34:56.7890123 GameState.DebugPrintPower() - …`. Seen as well: `[Power] …` of
2014, a full date and other marks before it, junk in front, CRLF, no time stamp.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from hsreplay_sim.base import limits
from hsreplay_sim.formats.bounded import ByteReader, decode

GAME_STATE = "GameState"
TASK_LIST = "PowerTaskList"
SPECTATOR = "Spectator"
LOST = "Lost"


class LogLine(Struct, frozen=True, gc=False):
    """A line: `stream` is GameState, PowerTaskList, Spectator or Lost.

    `message` keeps its indentation.
    """

    number: int
    ts: str
    stream: str
    method: str
    message: str


class UnreadableError(Exception):
    """The message follows no known form."""


class AnotherGameError(Exception):
    """The line is of another game, by a name or by its entities; its CREATE_GAME is missing."""


_AFTER_CALL = "() - "
_SOUND = re.compile(r"[DWE] ([\d:.]+) (GameState|PowerTaskList)\.(\w+)", re.ASCII)
"""What stands before it in a sound line."""
_CALL = re.compile(r"(GameState|PowerTaskList)\.(\w+)\(\) - ?(.*)", re.ASCII)
_CARD = b" cardId="
_NAMED = re.compile(
    r"\[(?:entityName|name)=((?:(?! id=\d).)*) id=\d+ zone=\w* zonePos=\d+ cardId=(\w+) "
)
_TIME = re.compile(r"\d\d:\d\d:\d\d(?:\.\d{1,7})?(?!\d)", re.ASCII)
_JUNK_MAX = 120
"""Further into a line the words of a call are the text of something else."""


class LineReader:
    """Lines of one file.

    Once `main_only` is set, the PowerTaskList, which repeats the GameState stream and is half of
    every file, is looked at for names of cards alone, where blocks begin and cards are shown.
    """

    def __init__(self, reader: ByteReader) -> None:
        self._reader = reader
        self.main_only = False
        self.names: dict[str, str] = {}
        """Card id → the name that the PowerTaskList prints with it first: many stand only there."""
        self._named: set[bytes] = set()
        self._head, self._called = "\n", ("", "", "")
        """The head of the last sound line, and what it says: many lines in a row share one."""

    def __iter__(self) -> Iterator[LogLine]:
        longest = limits.LINE_BYTES_MAX
        for number, raw in self._reader.lines():
            if b"GameState." in raw:
                line = self._call(number, raw, longest)
            elif b"PowerTaskList.DebugPrintPower()" in raw:
                if self.main_only:
                    if b"_START" in raw or b"_ENTITY" in raw:
                        self._find_name(raw, longest)
                    continue
                line = self._call(number, raw, longest)
            elif b"pectat" in raw and b"==========" in raw:
                line = LogLine(number, "", SPECTATOR, "", decode(raw).strip())
            else:
                continue
            if line is not None:
                yield line

    def _find_name(self, raw: bytes, longest: int) -> None:
        """Keep the names of cards in a line, if it tells a card for the first time."""
        start = raw.find(_CARD) + len(_CARD)
        card = raw[start : raw.find(b" ", start)] if start >= len(_CARD) else b""
        if card and card not in self._named and len(raw) <= longest:
            self._named.add(card)
            for name, card_id in _NAMED.findall(decode(raw)):
                self.names.setdefault(card_id, name)

    def _call(self, number: int, raw: bytes, longest: int) -> LogLine | None:
        if len(raw) > longest:
            return LogLine(number, "", LOST, "", f"line longer than {longest} bytes")
        text = decode(raw)
        head, called, message = text.partition(_AFTER_CALL)
        if not called:
            return _repaired(number, text)
        if head != self._head:
            found = _SOUND.fullmatch(head)
            if found is None:
                return _repaired(number, text)
            self._head, self._called = head, (found[1], found[2], found[3])
        return LogLine(number, *self._called, message)


def _repaired(number: int, text: str) -> LogLine | None:
    found = _CALL.search(text)
    if found is None:
        start = text.find("GameState.Debug")
        if 0 <= start <= _JUNK_MAX:
            return LogLine(number, "", LOST, "", f"broken line {text[:120]!r}")
        return None
    if found.start() > _JUNK_MAX:
        return None
    times = _TIME.findall(text, 0, found.start())
    stream, method, message = found.groups()
    return LogLine(number, times[-1] if times else "", stream, method, message.rstrip())
