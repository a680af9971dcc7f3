"""What a worker is given and what it is held to."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from hsreplay_sim.app.options import VerifyOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hsreplay_sim.app.results.rows import Result

SECONDS = 60.0
MEMORY_MB = 300
TRIES = 3
"""How many workers may die on a file before it is given up: one may be killed for no fault of its
own, by a person or by a system that ran out of memory."""


@dataclass(frozen=True, slots=True)
class Task:
    """A file to verify."""

    path: str
    """Where it lies, from any folder."""
    content: str
    """The key of its result."""
    sha256: str
    """What it must hold; a worker that finds something else there does not verify it."""
    bytes: int
    """How much that is, unpacked."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How files are verified, and the bounds of a worker."""

    options: VerifyOptions = field(default_factory=VerifyOptions)
    seconds: float = SECONDS
    """How long a game may take; a worker in which none is done for so long is ended."""
    memory_mb: int = MEMORY_MB
    """How much memory a worker may hold."""

    def data(self) -> dict[str, Any]:
        """For another process."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Terms:
        """Out of such data."""
        return cls(**{**data, "options": VerifyOptions(**data["options"])})


class Done(NamedTuple):
    """A task and what came of it: None where the file is not what the task says it is."""

    task: Task
    result: Result | None


class Workers(Protocol):
    """Whoever verifies files: processes of this machine, or a cluster."""

    @property
    def room(self) -> int:
        """How many tasks it holds at most, so that none of its workers waits."""

    def give(self, task: Task) -> None:
        """Hand over a file."""

    def take(self, seconds: float) -> Done | None:
        """What is done, waiting so long for it; None if nothing is."""

    def close(self) -> None:
        """End all work, whatever it is at."""
