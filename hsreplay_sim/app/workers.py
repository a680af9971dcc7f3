"""A pool of processes for functions of the package; a worker never runs the script of its caller.

A process that is spawned imports the main module of its parent again, so that objects of it can
be unpacked. A script without ``if __name__ == "__main__"`` would thereby run once more in every
worker. What is sent here is of this package alone, so that workers start with an empty main module.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Lock
from types import ModuleType
from typing import ClassVar

_STARTING = Lock()


class Worker(SpawnProcess):
    """A process that is told nothing of the main module."""

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


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of `jobs` processes."""
    return ProcessPoolExecutor(jobs, mp_context=_Context())
