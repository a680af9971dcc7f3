"""Workers on this machine: so many processes, each held by a thread that waits for it."""

from __future__ import annotations

import threading
from queue import Empty, SimpleQueue

from hsreplay_sim.app.batches.child import Child
from hsreplay_sim.app.batches.tasks import Done, Task, Terms


class Processes:
    """So many workers on this machine."""

    def __init__(self, jobs: int, terms: Terms) -> None:
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._done: SimpleQueue[Done | Exception] = SimpleQueue()
        self._children = [Child(terms) for _ in range(jobs)]
        self._threads = [
            threading.Thread(target=self._work, args=(child,), daemon=True)
            for child in self._children
        ]
        for thread in self._threads:
            thread.start()

    @property
    def room(self) -> int:
        """Another file waits for each."""
        return 2 * len(self._children)

    @property
    def pids(self) -> list[int]:
        """The processes that live."""
        return [child.pid for child in self._children if child.pid]

    def give(self, task: Task) -> None:
        """Hand over a file."""
        self._tasks.put(task)

    def take(self, seconds: float) -> Done | None:
        """What is done, waiting so long for it; None if nothing is."""
        try:
            done = self._done.get(timeout=seconds) if seconds else self._done.get_nowait()
        except Empty:
            return None
        if isinstance(done, Exception):
            raise done
        return done

    def close(self) -> None:
        """End all of them, whatever they do."""
        for child in self._children:
            child.stop()
        for _ in self._threads:
            self._tasks.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self, child: Child) -> None:
        try:
            while (task := self._tasks.get()) and not child.stopped:
                self._done.put(Done(task, child.verify(task)))
        except Exception as error:  # it is raised where the batch waits
            self._done.put(error)
        finally:
            child.close()
