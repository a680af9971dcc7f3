"""The progress of a batch: a bar where a person watches, a line a minute where nobody does."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TextIO

from rich.progress import BarColumn, Progress, TextColumn

from hsreplay_sim.report.terminal.screen import Screen

if TYPE_CHECKING:
    from hsreplay_sim.report.batch.pace import Pace

MINUTE_S = 60.0


class PaceView:
    """Shows how far a batch is; a context that clears its bar in the end."""

    def __init__(self, out: TextIO, *, enabled: bool = True) -> None:
        self._out = out
        self._enabled = enabled
        self._said = time.monotonic()
        self._bar: Progress | None = None
        if enabled and out.isatty():
            columns = (BarColumn(20), TextColumn("{task.description}"))
            self._bar = Progress(
                *columns,
                console=Screen.watched(out, "auto").console,
                transient=True,
                refresh_per_second=4,
            )
            self._task = self._bar.add_task("", total=1)

    def __enter__(self) -> PaceView:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def show(self, pace: Pace) -> None:
        """Draw the figures, or say them if a minute has passed."""
        if self._bar is not None:
            self._bar.update(
                self._task,
                description=pace.line(),
                completed=pace.seen_bytes,
                total=max(pace.bytes, 1),
            )
        elif self._enabled and time.monotonic() - self._said >= MINUTE_S:
            self._said = time.monotonic()
            self._out.write(f"{pace.line()}\n")
            self._out.flush()
