"""What the server sent at once: the client prints all of it before it carries anything out.

A log says where each batch begins. Elsewhere whatever stands between two offers, choices or answers
is one, cut where time has passed and no block is open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from hsreplay_sim.base.source import Problem
from hsreplay_sim.formats.damage.lost import LostLines
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.recording import Recording

_TIME = re.compile(r"(\d\d)(:(\d\d):(\d\d))(?:\.(\d{1,7}))?")
_DAY = 24
_AT_ONCE = 0.1
"""Seconds that a client takes at most to print what it gets at once."""
_BY_ITSELF = (
    ours.Choices, ours.SendChoices, ours.ChosenEntities, ours.Options, ours.SendOption,
)  # fmt: skip
"""Packets that are of no batch."""


class Entry:
    """A packet, the end of a block or sub-spell, or lines that were lost, and when."""

    __slots__ = ("depth", "lost", "opened", "packet", "ts")

    def __init__(
        self,
        ts: str,
        depth: int,
        packet: ours.Packet | None,
        opened: ours.Block | ours.SubSpell | None = None,
        lost: list[Problem] | None = None,
    ) -> None:
        self.ts = ts
        self.depth = depth
        self.packet = packet
        self.opened = opened
        """What ends here, if it is an end."""
        self.lost = lost


Batch = list[Entry]


def batches(game: Recording) -> Iterator[Batch]:
    """The batches of a game; a packet of no batch comes alone."""
    cuts = _Cuts(game)
    batch: Batch = []
    for entry, line in _entries(game):
        packet = entry.packet
        alone = packet is not None and isinstance(packet, _BY_ITSELF)
        begins = cuts.before(entry, line)
        if batch and (alone or begins):
            yield batch
            batch = []
        batch.append(entry)
        if alone:
            yield batch
            batch = []
    if batch:
        yield batch


class _Cuts:
    """Where batches begin."""

    def __init__(self, game: Recording) -> None:
        self._starts = iter(game.batches)
        self._told = bool(game.batches)
        self._next = next(self._starts, 0)
        self._ts = ""
        self._seconds = 0.0

    def before(self, entry: Entry, line: int) -> bool:
        """Whether a batch begins with an entry, which comes from a line."""
        if self._told:
            begins = False
            while 0 < self._next <= line:
                begins, self._next = True, next(self._starts, 0)
            return begins
        if entry.ts == self._ts:
            return False
        before, self._ts, self._seconds = self._seconds, entry.ts, _seconds(entry.ts)
        return entry.depth == 0 and entry.packet is not None and self._has_passed(before)

    def _has_passed(self, before: float) -> bool:
        return not 0 <= self._seconds - before < _AT_ONCE


def _entries(game: Recording) -> Iterator[tuple[Entry, int]]:
    """All packets and ends, each with its line; the lines lost in reading at their place."""
    clock, lost = _Clock(), LostLines(game)
    clock.at(dict(game.meta).get("Game.ts", ""))
    any_lost = bool(lost)
    stack: list[tuple[Iterator[ours.Packet], ours.Block | ours.SubSpell | None]] = [
        (iter(game.packets), None)
    ]
    while stack:
        packets, opened = stack[-1]
        depth = len(stack) - 1
        packet = next(packets, None)
        if packet is None:
            stack.pop()
            if opened is not None and getattr(opened, "closed", True):
                yield Entry(clock.ts, depth - 1, None, opened), getattr(opened, "end_line", 0)
            continue
        if any_lost and type(packet) is not ours.CreateGame:
            problems = lost.before(packet)
            if problems:
                yield Entry(clock.ts, depth, None, lost=problems), problems[0].line
        yield Entry(clock.at(packet.ts), depth, packet), packet.line
        if type(packet) is ours.Block or type(packet) is ours.SubSpell:
            stack.append((iter(packet.packets), packet))
    rest = lost.rest()
    if rest:
        yield Entry(clock.ts, 0, None, lost=rest), 0


class _Clock:
    """The time of day of the packets; one that tells none has that of the packet before it."""

    def __init__(self) -> None:
        self.ts = "00:00:00.0000000"
        self._told = ""

    def at(self, ts: str) -> str:
        """The time as a log writes it."""
        if ts and ts != self._told:
            self._told = ts
            found = _TIME.search(ts)
            if found is not None:
                hour = int(found[1]) % _DAY
                self.ts = f"{hour:02}{found[2]}.{(found[5] or '').ljust(7, '0')}"
        return self.ts


def _seconds(ts: str) -> float:
    return int(ts[:2]) * 3600 + int(ts[3:5]) * 60 + float(ts[6:])
