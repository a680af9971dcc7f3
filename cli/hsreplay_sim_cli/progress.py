"""One line of progress on standard error, only when a person is watching and it takes a while."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hsreplay_sim.report.model import FileReport, GameReport

DELAY_S = 0.5
ERASE = "\r\x1b[K"


class Progress:
    """``12/387 files: 3 diverged, 9 verified``, redrawn in place."""

    def __init__(self, files: int, enabled: bool = True) -> None:
        self._files = files
        self._done = 0
        self._verdicts: Counter[str] = Counter()
        self._games = 0
        """Those of the present file."""
        self._enabled = enabled and sys.stderr.isatty()
        self._start = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self._write(ERASE)

    def game(self, game: GameReport) -> None:
        """Count a game of a file that is not finished yet."""
        self._games += 1
        self._verdicts[str(game.verdict)] += 1
        self._draw()

    def advance(self, file: FileReport) -> None:
        """Count a finished file."""
        self._done += 1
        self._verdicts.update(str(game.verdict) for game in file.games[self._games :])
        self._verdicts.update(["unreadable"] if file.error else [])
        self._games = 0
        self._draw()

    def _draw(self) -> None:
        if time.monotonic() - self._start >= DELAY_S:
            counts = ", ".join(f"{n} {word}" for word, n in sorted(self._verdicts.items()))
            self._write(f"{ERASE}{self._done}/{self._files} files: {counts}")

    @contextmanager
    def hidden(self) -> Iterator[None]:
        """Clear the line while a report is printed to the same terminal."""
        self._write(ERASE)
        yield

    def _write(self, text: str) -> None:
        if self._enabled:
            sys.stderr.write(text)
            sys.stderr.flush()
