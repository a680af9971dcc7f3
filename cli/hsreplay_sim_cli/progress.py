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
    from hsreplay_sim.app.signs import Sign
    from hsreplay_sim.report.model import FileReport

DELAY_S = 0.5
GUESS_S = 2.0
"""How much must have passed before the time left is guessed."""
ERASE = "\r\x1b[K"


class Progress:
    """``12/387 · 3 diverged, 9 verified · Power.log · 41 % · 0:40 left``, redrawn in place."""

    def __init__(self, names: Sequence[str], sizes: Sequence[int], enabled: bool = True) -> None:
        self._names = names
        self._sizes = [size or 1 for size in sizes]
        self._done = 0
        self._verdicts: Counter[str] = Counter()
        self._counted: Counter[int] = Counter()
        """Place of a file → how many of its games are counted."""
        self._shares: dict[int, float] = {}
        """Place of a file that is being read → how much of it was."""
        self._enabled = enabled and sys.stderr.isatty()
        self._start = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self._write(ERASE)

    def reading(self, file: FileReport, share: float) -> None:
        """The present file begins, or a game of it is done; `share` is how much of it was read."""
        self._note(self._done, share, [str(game.verdict) for game in file.games])

    def heed(self, sign: Sign) -> None:
        """The same of one of several files that are read at once."""
        if sign.place >= self._done:
            self._note(*sign)

    def advance(self, file: FileReport) -> None:
        """Count a finished file."""
        self._verdicts.update(["unreadable"] if file.error else [])
        place, self._done = self._done, self._done + 1
        self._note(place, 1.0, [str(game.verdict) for game in file.games])

    @contextmanager
    def hidden(self) -> Iterator[None]:
        """Clear the line while a report is printed to the same terminal."""
        self._write(ERASE)
        yield

    def _note(self, place: int, share: float, verdicts: Sequence[str]) -> None:
        self._verdicts.update(verdicts[self._counted[place] :])
        self._counted[place] = max(len(verdicts), self._counted[place])
        self._shares[place] = share
        self._draw(place)

    def _draw(self, place: int) -> None:
        taken = time.monotonic() - self._start
        if taken < DELAY_S:
            return
        done = sum(self._sizes[each] * share for each, share in self._shares.items())
        share = done / sum(self._sizes)
        parts = [f"{self._done}/{len(self._sizes)}"]
        parts.append(", ".join(f"{n} {word}" for word, n in sorted(self._verdicts.items())))
        present = place if self._shares[place] < 1 else self._done
        parts.append(PurePath(self._names[present]).name if present < len(self._names) else "")
        parts.append(f"{share:.0%}".replace("%", " %"))
        if taken >= GUESS_S and 0 < share < 1:
            left = round(taken / share - taken)
            parts.append(f"{left // 60}:{left % 60:02} left")
        self._write(ERASE + " · ".join(filter(None, parts)))

    def _write(self, text: str) -> None:
        if self._enabled:
            sys.stderr.write(text)
            sys.stderr.flush()
