"""Workers on many machines, by dask.distributed: the extra `cluster`.

A task is a file that every worker sees under the same path. A worker of the cluster verifies it in
a process of its own, held to the same bounds as on one machine, and sends its result home as text.
If a worker of the cluster is lost, the scheduler gives its files to another one.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from dataclasses import asdict
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from hsreplay_sim.app.batches.child import DIED, Child
from hsreplay_sim.app.batches.program import program
from hsreplay_sim.app.batches.tasks import Done, Task, Terms
from hsreplay_sim.app.batches.worker import failure, memory_mb
from hsreplay_sim.app.results.rows import Result
from hsreplay_sim.base.errors import UsageError

if TYPE_CHECKING:
    from distributed import Client, Future

LOCAL = "local"
"""In place of an address: a cluster of this machine."""
_LOOK_S = 2.0
"""How often it looks how many workers there are."""
_HERE = threading.local()


def verify_here(task: str, terms: str, wanted: dict[str, str]) -> str:
    """On a worker of the cluster: what came of a file, as JSON; "" if it is another file here.

    Raises:
        UsageError: this worker has another program than the batch.
    """
    if program() != wanted:
        raise UsageError("a worker of the cluster has another version or other rules installed")
    child: Child | None = getattr(_HERE, "child", None)
    if child is None or _HERE.terms != terms:
        if child is not None:
            child.close()
        child, _HERE.terms = Child(Terms.of(json.loads(terms))), terms
        _HERE.child = child
    result = child.verify(Task(**json.loads(task)))
    if result is None:
        return ""
    result.memory_mb = round(result.memory_mb + memory_mb(), 1)  # of both processes
    return json.dumps(asdict(result))


class Cluster:
    """The workers of a scheduler, or so many of this machine."""

    def __init__(self, scheduler: str, jobs: int, terms: Terms) -> None:
        """Connect to a scheduler by its address, or start a cluster of `jobs` workers here.

        Raises:
            UsageError: the extra is not installed, or nobody answers there.
        """
        try:
            import distributed
        except ModuleNotFoundError as error:
            message = "--scheduler needs dask.distributed: pip install 'hsreplay-sim[cluster]'"
            raise UsageError(message) from error
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # we say it ourselves
        self._terms = json.dumps(terms.data())
        self._done: SimpleQueue[tuple[Task, Future]] = SimpleQueue()
        self._waiting: set[Future] = set()
        self._cluster: Any = None
        address: Any = scheduler
        if scheduler == LOCAL:
            address = self._cluster = distributed.LocalCluster(
                n_workers=jobs,
                threads_per_worker=1,
                memory_limit=f"{terms.memory_mb}MiB",
                dashboard_address=None,
                silence_logs=logging.ERROR,
            )
        try:
            self.client: Client = distributed.Client(address)
        except (OSError, ValueError) as error:
            raise UsageError(f"no scheduler answers at {scheduler}: {error}") from error
        self._room, self._looked = 1, 0.0

    @property
    def room(self) -> int:
        """Another file waits for each."""
        if time.monotonic() - self._looked >= _LOOK_S:
            self._looked = time.monotonic()
            self._room = max(1, 2 * sum(self.client.nthreads().values()))
        return self._room

    def give(self, task: Task) -> None:
        """Hand over a file."""
        future = self.client.submit(
            verify_here, json.dumps(asdict(task)), self._terms, program(), pure=False
        )
        self._waiting.add(future)
        future.add_done_callback(lambda done: self._done.put((task, done)))

    def take(self, seconds: float) -> Done | None:
        """What is done, waiting so long for it; None if nothing is.

        Raises:
            UsageError: the scheduler is gone, or a worker has another program.
        """
        try:
            task, future = self._done.get(timeout=seconds) if seconds else self._done.get_nowait()
        except Empty:
            return None
        self._waiting.discard(future)
        if future.status == "finished":
            said = future.result()
            return Done(task, Result(**json.loads(said)) if said else None)
        error = future.exception() if future.status == "error" else None
        if type(error).__name__ != "KilledWorker":
            why = error or "the scheduler is gone"
            raise UsageError(f"the cluster failed: {why}; the same command goes on from here")
        lost = failure(DIED, "every worker of the cluster that had it was lost")
        return Done(task, Result(task.content, task.sha256, task.bytes, error=lost))

    def close(self) -> None:
        """End all work, whatever it is at."""
        for future in list(self._waiting):
            future.cancel()
        self.client.close()
        if self._cluster is not None:
            self._cluster.close()
