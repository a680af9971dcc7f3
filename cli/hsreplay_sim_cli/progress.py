"""One line of progress on standard error, only when a person is watching and it takes a while."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import PurePath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hsreplay_sim.report.model import FileReport

DELAY_S = 0.5
GUESS_S = 2.0
"""How much must have passed before the time left is guessed."""
ERASE = "\r\x1b[K"


class Progress:
    """``12/387 · 3 diverged, 9 verified · Power.log · 41 % · 0:40 left``, redrawn in place."""

    def __init__(self, sizes: Sequence[int], enabled: bool = True) -> None:
        self._sizes = [size or 1 for size in sizes]
        self._done = 0
        self._verdicts: Counter[str] = Counter()
        self._games = 0
        """Those of the present file."""
        self._name = ""
        self._share = 0.0
        self._enabled = enabled and sys.stderr.isatty()
        self._start = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self._write(ERASE)

    def reading(self, file: FileReport, share: float) -> None:
        """A file begins, or a game of it is done; `share` is how much of it was read."""
        self._name, self._share = PurePath(file.path).name, share
        self._count(file)
        self._draw()

    def advance(self, file: FileReport) -> None:
        """Count a finished file."""
        self._count(file)
        self._verdicts.update(["unreadable"] if file.error else [])
        self._done += 1
        self._games, self._share = 0, 0.0
        self._draw()

    @contextmanager
    def hidden(self) -> Iterator[None]:
        """Clear the line while a report is printed to the same terminal."""
        self._write(ERASE)
        yield

    def _count(self, file: FileReport) -> None:
        self._verdicts.update(str(game.verdict) for game in file.games[self._games :])
        self._games = len(file.games)

    def _draw(self) -> None:
        taken = time.monotonic() - self._start
        if taken < DELAY_S:
            return
        sizes, done = self._sizes, self._done
        share = (sum(sizes[:done]) + sum(sizes[done : done + 1]) * self._share) / sum(sizes)
        parts = [f"{done}/{len(sizes)}"]
        parts.append(", ".join(f"{n} {word}" for word, n in sorted(self._verdicts.items())))
        parts.append(self._name if done < len(sizes) else "")
        parts.append(f"{share:.0%}".replace("%", " %"))
        if taken >= GUESS_S and 0 < share < 1:
            left = round(taken / share - taken)
            parts.append(f"{left // 60}:{left % 60:02} left")
        self._write(ERASE + " · ".join(filter(None, parts)))

    def _write(self, text: str) -> None:
        if self._enabled:
            sys.stderr.write(text)
            sys.stderr.flush()
