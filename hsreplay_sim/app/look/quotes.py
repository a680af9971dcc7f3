"""The lines of the log that a report quotes: read once, forwards, beside the games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base import limits
from hsreplay_sim.base.address import STREAM
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.formats.bounded import ByteReader, decode

if TYPE_CHECKING:
    from types import TracebackType

    from hsreplay_sim.report.model import GameReport


class Quotes:
    """Puts the line of a file beside each difference that quotes none.

    Standard input has none to look up. A line longer than any of a log is left out as well: some
    XML recordings are one single line.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._open = ExitStack()
        self._lines: Iterator[tuple[int, bytes]] = iter(())
        self._next = 0
        """The number of the line to come; 0 before the file is open."""

    def __enter__(self) -> Quotes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self._open.close()

    def add(self, game: GameReport) -> None:
        """Quote the log lines of a game's differences; call it in the order of the games."""
        wanted = {d.line for d in game.differences if d.line}
        if not wanted or self._path == STREAM:
            return
        try:
            found = self._find(wanted)
        except InputError:  # the file vanished as it was verified; the report stands without
            return
        for differences in (game.divergences, game.unexplained):
            differences[:] = [replace(d, log=d.log or found.get(d.line, "")) for d in differences]

    def _find(self, wanted: set[int]) -> dict[int, str]:
        if not 0 < self._next <= min(wanted):
            self._open.close()
            self._lines = self._open.enter_context(ByteReader(self._path)).lines()
        found = {}
        for number, line in self._lines:
            self._next = number + 1
            if number in wanted and len(line) <= limits.LINE_BYTES_MAX:
                found[number] = decode(line)
            if number >= max(wanted):
                break
        return found
