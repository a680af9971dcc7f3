"""One worker process, as the one that waits for it holds it: started, bounded, ended."""

from __future__ import annotations

import json
import os
import platform
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from hsreplay_sim.app.batches import worker
from hsreplay_sim.app.batches.program import program
from hsreplay_sim.app.batches.tasks import TRIES, Task, Terms
from hsreplay_sim.app.results.rows import Result
from hsreplay_sim.base.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

DIED = "X902"
HUNG = "X903"
LOOK_S = 0.05
"""How often a worker is looked at that says nothing."""
FULL = 1 / 2
"""Of the memory that a worker may hold: one that held more gives way to a new one, for cards that
were met in one file are kept for the next."""
MODULE = worker.__name__
ROOT = Path(worker.__file__).resolve().parents[3]
"""The folder from which the package is imported."""


class DiedError(Exception):
    """The process ended on a file; the message says how."""


class HungError(Exception):
    """No game was done in time."""


class FullError(Exception):
    """It held more memory than it may."""


class ChangedError(Exception):
    """The file is not what the task says it is."""


class Child:
    """A worker that is started when there is a file for it, and anew when it has ended."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._process: subprocess.Popen[str] | None = None
        self._said: SimpleQueue[str] = SimpleQueue()
        self._stopped = False
        self._files = 0
        """How many the present process has done."""

    def verify(self, task: Task) -> Result | None:
        """What came of a file; None if the file is not what the task says it is.

        A process that dies is replaced, and the file is tried again; one that hangs is ended.

        Raises:
            UsageError: the program was changed since this process started.
        """
        result = Result(task.content, task.sha256, task.bytes, worker=platform.node())
        while True:
            fresh = not self._files or self._process is None
            result.games.clear()
            try:
                self._take(self._ask(task), result)
            except ChangedError:
                return None
            except HungError:
                text = f"no game of it was done within {self._terms.seconds:g} seconds"
                result.error = worker.failure(HUNG, text)
            except FullError:
                result.error = worker.too_much(self._terms)
            except DiedError as error:
                if self._stopped:
                    return None
                if result.tries < TRIES:
                    result.tries += 1
                    continue
                result.error = worker.failure(DIED, f"the worker process died on it: {error}")
            if _lacked_memory(result) and not fresh:
                self.close()  # what it held was of other files
                continue
            if result.memory_mb > FULL * self._terms.memory_mb:
                self.close()
            return result

    def stop(self) -> None:
        """End the process while another thread waits for it, for good."""
        self._stopped = True
        if (process := self._process) is not None:
            process.kill()

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                assert stream is not None
                with suppress(OSError):
                    stream.close()

    @property
    def pid(self) -> int:
        """The number of the process, 0 while there is none."""
        process = self._process
        return process.pid if process is not None else 0

    @property
    def stopped(self) -> bool:
        """Whether it takes no files any more."""
        return self._stopped

    def _ask(self, task: Task) -> Iterator[dict[str, Any]]:
        """Hand over a file; what is said of it, as it is said.

        Raises:
            DiedError: the process ended before the file did.
            HungError, FullError: it was ended.
        """
        process = self._process or self._started()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(asdict(task)) + "\n")
            process.stdin.flush()
        except OSError:
            raise DiedError(self._how_it_ended()) from None
        since = time.monotonic()
        while True:
            try:
                line = self._said.get(timeout=LOOK_S)
            except Empty:
                self._hold(process, since)
                continue
            since = time.monotonic()
            if not line.endswith("\n"):
                raise DiedError(self._how_it_ended())
            yield json.loads(line)

    def _hold(self, process: subprocess.Popen[str], since: float) -> None:
        """Hold the process to its bounds; it has said nothing since a time.

        Raises:
            HungError, FullError: it was ended.
        """
        if held_mb(process.pid) > self._terms.memory_mb:
            self.close()
            raise FullError
        if time.monotonic() - since > self._terms.seconds:
            self.close()
            raise HungError

    def _take(self, lines: Iterator[dict[str, Any]], result: Result) -> None:
        """Fill a result with what is said, up to its end."""
        for said in lines:
            if "end" not in said:
                result.games.append(said["game"])
                continue
            if said["end"] == worker.CHANGED:
                raise ChangedError
            if said["end"] == worker.OTHER:
                raise UsageError("the program was changed while the batch ran")
            self._files += 1
            result.error = said["end"]
            result.seconds, result.memory_mb = said["seconds"], said["memory_mb"]
            return

    def _started(self) -> subprocess.Popen[str]:
        paths = [str(ROOT), *filter(None, sys.path)]
        process = subprocess.Popen(  # noqa: S603 (this interpreter, a module of ours)
            [sys.executable, "-P", "-m", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))},
            start_new_session=True,  # Ctrl-C is for the batch, which ends it
        )
        assert process.stdin is not None
        assert process.stdout is not None
        said = self._said = SimpleQueue()
        threading.Thread(target=_listen, args=(process.stdout, said), daemon=True).start()
        with suppress(OSError):
            process.stdin.write(f"{json.dumps(self._terms.data())}\n{json.dumps(program())}\n")
        self._process, self._files = process, 0
        if self._stopped:
            process.kill()
        return process

    def _how_it_ended(self) -> str:
        process = self._process
        assert process is not None
        code = process.wait()
        self.close()
        return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def held_mb(pid: int) -> float:
    """The memory that a process holds now, in MB; 0 where no system tells."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    except (OSError, IndexError):
        return 0.0
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def _listen(stream: TextIO, said: SimpleQueue[str]) -> None:
    """Pass on the lines of a worker, and "" at their end."""
    with suppress(OSError, ValueError):  # it was closed
        for line in stream:
            said.put(line)
    said.put("")


def _lacked_memory(result: Result) -> bool:
    return result.error is not None and result.error["code"] == worker.MEMORY
