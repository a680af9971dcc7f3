"""Work that is spread over processes, each of which begins as a copy of this one."""

from __future__ import annotations

import json
import os
import select
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

SECONDS_MAX = 200
"""Processor time of one task."""

Task = TypeVar("Task")


def forked(tasks: Sequence[Task], work: Callable[[Task], object], jobs: int) -> Iterator[object]:
    """The result of every task, in order, each from a process of its own; None: it died."""
    running: dict[int, tuple[int, int]] = {}
    results: dict[int, object] = {}
    texts: dict[int, bytes] = {}
    number = given = 0
    while given < len(tasks):
        while number < len(tasks) and len(running) < jobs:
            child, pipe = _fork(tasks[number], work)
            running[pipe] = (number, child)
            texts[number] = b""
            number += 1
        for pipe in select.select(list(running), [], [])[0]:
            at, child = running[pipe]
            text = os.read(pipe, 1 << 16)
            texts[at] += text
            if not text:
                os.close(pipe)
                os.waitpid(child, 0)
                del running[pipe]
                results[at] = json.loads(texts.pop(at) or b"null")
        while given in results:
            yield results.pop(given)
            given += 1


def _fork(task: Task, work: Callable[[Task], object]) -> tuple[int, int]:
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_MAX)  # ends the process
    os.close(reading)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    status = 1
    try:
        os.write(writing, json.dumps(work(task)).encode())
        status = 0
    finally:
        os._exit(status)
