"""A pool of processes for functions of the package; a worker never runs the script of its caller.

A process that is spawned imports the main module of its parent again, so that objects of it can
be unpacked. A script without ``if __name__ == "__main__"`` would thereby run once more in every
worker. What is sent here is of this package alone, so that workers start with an empty main module.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

from hsreplay_sim.app.signs import Sign, send_through
from hsreplay_sim.formats.reading_by import choose, chosen

if TYPE_CHECKING:
    from multiprocessing.queues import SimpleQueue

_STARTING = Lock()


class Worker(SpawnProcess):
    """A process that imports nothing of the main module."""

    def start(self) -> None:
        """Start it; meanwhile the main module of this process is an empty one."""
        with _STARTING:
            script = sys.modules["__main__"]
            sys.modules["__main__"] = ModuleType("__main__")
            try:
                super().start()
            finally:
                sys.modules["__main__"] = script


class _Context(SpawnContext):
    Process: ClassVar[type[SpawnProcess]] = Worker


class Signs:
    """The way of such signs from the workers to the one who waits for them."""

    def __init__(self) -> None:
        self.context = _Context()
        self._queue: SimpleQueue[Sign] = self.context.SimpleQueue()

    def pool(self, jobs: int) -> ProcessPoolExecutor:
        """A pool whose workers give signs this way."""
        return ProcessPoolExecutor(
            jobs, mp_context=self.context, initializer=_begin, initargs=(chosen(), self._queue)
        )

    def waiting(self) -> Iterator[Sign]:
        """Yield the signs that have arrived."""
        while not self._queue.empty():
            yield self._queue.get()


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of `jobs` processes."""
    return ProcessPoolExecutor(
        jobs, mp_context=_Context(), initializer=_begin, initargs=(chosen(),)
    )


def _begin(reader: str, *queues: SimpleQueue[Sign]) -> None:
    """Begin a worker: logs are read as its parent reads them, signs go into the queue."""
    choose(reader)
    for queue in queues:
        send_through(queue)
