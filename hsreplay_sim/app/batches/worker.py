"""A process that verifies one file after another: ``python -m hsreplay_sim.app.batches.worker``.

It takes tasks and gives results as lines of JSON, a game as soon as it is done. It is a program of
its own, and no fork of its parent, so that whatever a file does to it costs that file alone, in
a pool of processes as on a cluster.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import threading
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, TextIO

from hsreplay_sim.app.batch import games_into
from hsreplay_sim.app.batches.contents import digest
from hsreplay_sim.app.batches.program import program
from hsreplay_sim.app.batches.tasks import Task, Terms
from hsreplay_sim.app.inputs.info import info_of
from hsreplay_sim.app.results.rows import error_row, game_row
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.errors import ExitCode, HsReplayError
from hsreplay_sim.report.model import ErrorInfo, FileReport

MEMORY = "X904"
CHANGED = {"code": "changed"}
"""How a file ends that is not what its task says it is: there is no result."""
OTHER = {"code": "other"}
"""How every file ends where the program is another one than that of the batch."""
OBJECTS_BETWEEN_COLLECTIONS = 100_000
"""A game is about as many; the default of 700 takes a twentieth of the time."""
_PARENT_S = 1.0
"""How often it looks whether its parent lives."""


def main() -> None:
    """Verify what standard input names until it ends."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a library prints goes where errors go
    lines = iter(sys.stdin.readline, "")
    first, second = next(lines, ""), next(lines, "")
    if not second:
        return
    terms, other = Terms.of(json.loads(first)), program() != json.loads(second)
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, 2, 2)
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    _bound(terms.memory_mb)
    for line in lines:
        task = Task(**json.loads(line))
        for said in [{"end": OTHER}] if other else said_of(task, terms):
            _say(out, said)


def said_of(task: Task, terms: Terms) -> Iterator[dict[str, Any]]:
    """Lines about a file: its games, then how it ended."""
    began = time.process_time()
    try:
        error = yield from _games_of(task, terms)
    except MemoryError:
        error = too_much(terms)
    seconds = round(time.process_time() - began, 3)
    yield {"end": error, "seconds": seconds, "memory_mb": memory_mb()}


def _games_of(task: Task, terms: Terms) -> Generator[dict[str, Any], None, dict[str, Any] | None]:
    """Lines about the games of a file; gives why it was not read to its end, or None."""
    path = Address.parse(task.path).path
    try:
        if digest(path)[0] != task.sha256:
            return CHANGED
    except HsReplayError:
        return CHANGED
    report = FileReport(path)
    for game, _ in games_into(report, task.path, terms.options):
        if game is None:
            continue
        found = report.games.pop()
        if _lacked_memory(found.error):
            return too_much(terms)
        yield {"game": game_row(found, info_of(game, found.game), path)}
    if _lacked_memory(report.error):
        return too_much(terms)
    return error_row(report.error, path) if report.error else None


def _lacked_memory(error: ErrorInfo | None) -> bool:
    return error is not None and error.message.startswith("MemoryError")


def too_much(terms: Terms) -> dict[str, Any]:
    """The row of a file for which the memory of a worker is not enough."""
    return failure(MEMORY, f"needs more than {terms.memory_mb} MB of memory")


def failure(code: str, message: str) -> dict[str, Any]:
    """The row of an error that is none of the file's own."""
    return {"code": code, "error": message, "line": 0, "exit_code": int(ExitCode.INTERNAL)}


def _say(out: TextIO, said: dict[str, Any]) -> None:
    try:
        out.write(json.dumps(said) + "\n")
        out.flush()
    except BrokenPipeError:
        os._exit(0)  # nobody waits for it any more


def _bound(megabytes: int) -> None:
    """Let the system refuse more than twice that memory, where it can.

    Whoever started this process ends it before; this is for what grows too fast to be seen.
    """
    try:
        import resource
    except ImportError:
        return
    bound = megabytes << 21
    try:
        resource.setrlimit(resource.RLIMIT_DATA, (bound, bound))
    except (OSError, ValueError):
        return


def memory_mb() -> float:
    """The most memory that this process ever held, in MB; 0 where no system tells."""
    try:
        with Path("/proc/self/status").open(encoding="ascii") as status:
            peak = next(line for line in status if line.startswith("VmHWM:"))
        return round(int(peak.split()[1]) / 1024, 1)
    except (OSError, StopIteration):
        pass
    try:
        import resource
    except ImportError:
        return 0.0
    peak_of_parent_too = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak_of_parent_too / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)


def _leave_with(parent: int) -> None:
    """End where the parent has: a file that hangs would keep the process for ever."""
    while os.getppid() == parent:
        time.sleep(_PARENT_S)
    os._exit(0)


if __name__ == "__main__":
    main()
