"""How far a batch is, and how fast: the figures, and a line of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from hsreplay_sim.report.text import counted

GUESS_S = 5.0
"""How much must have passed before the time left is guessed."""


@dataclass(slots=True)
class Pace:
    """The figures of a batch that runs; times are in seconds of any clock."""

    files: int = 0
    """All that were found."""
    bytes: int = 0
    """All of their bytes, as they lie on the disk."""
    began: float = 0.0
    seen: int = 0
    """Files that are done, known from before, the same as another one, or unreadable."""
    seen_bytes: int = 0
    known: int = 0
    """Of those: known from before, or the same as another one."""
    done_bytes: int = 0
    """Bytes of the files that were verified in this run."""
    verified: int = 0
    """Files that were verified in this run."""
    games: int = 0
    actions: int = 0
    diverged: int = 0
    """Actions that diverged."""
    failed: int = 0
    """Files without a result: unreadable, or their worker failed."""
    memory_mb: float = 0.0
    """The most that a worker held."""
    now: float = field(default=0.0)

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return max(self.now - self.began, 1e-9)

    def rate(self, count: int) -> float:
        """So many in a second."""
        return count / self.seconds

    @property
    def left(self) -> float | None:
        """The seconds that are left, by the bytes; None while nobody can tell."""
        rest = self.bytes - self.seen_bytes
        if self.seconds < GUESS_S or not self.done_bytes:
            return None
        return self.seconds * rest / self.done_bytes

    def line(self) -> str:
        """Return ``123 of 2000 files, 0:40 left, 130 games, 812 actions a second, …``."""
        parts = [f"{self.seen} of {counted(self.files, 'file')}"]
        if (left := self.left) is not None:
            parts.append(f"{clock(left)} left")
        parts += [
            counted(self.games, "game"),
            f"{self.rate(self.actions):.0f} actions a second",
            f"{counted(self.diverged, 'action')} diverged",
        ]
        if self.failed:
            parts.append(f"{counted(self.failed, 'file')} without a result")
        return ", ".join([*parts, f"{self.memory_mb:.0f} MB a worker"])


def clock(seconds: float) -> str:
    """``0:07``, ``12:40``, ``3:02:11``."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
