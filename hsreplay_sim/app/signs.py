"""Signs of workers: how far each is with its file. A process that is no worker sends none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from multiprocessing.queues import SimpleQueue


class Sign(NamedTuple):
    """The progress of a worker with one of the files."""

    place: int
    """Which one, in the order they were given."""
    share: float
    """How much of it was read, from 0 to 1."""
    verdicts: tuple[str, ...]
    """Of its games so far."""


Heed = Callable[[Sign], None]
"""Is given how far a worker is."""

_WAY: list[SimpleQueue[Sign]] = []
"""In a worker: where its signs go."""


def send_through(queue: SimpleQueue[Sign]) -> None:
    """Begin a worker: its signs go into the queue."""
    _WAY.append(queue)


def send(sign: Sign) -> None:
    """Give a sign; in a process that is no worker nobody waits for it."""
    for queue in _WAY:
        queue.put(sign)
