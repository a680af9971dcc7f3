"""A worker process is held to its bounds; whatever happens to it costs one file at most."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hsreplay_sim.app.batches import child as module
from hsreplay_sim.app.batches.child import Child
from hsreplay_sim.app.batches.contents import content_of
from hsreplay_sim.app.batches.tasks import TRIES, Task, Terms
from hsreplay_sim.base.errors import UsageError
from places import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
MODERN = str(ROOT / "fixtures" / "powerlog" / "good" / "modern.log")
TASK = Task(MODERN, *content_of(MODERN))


@pytest.fixture
def child() -> Iterator[Child]:
    made = Child(Terms())
    yield made
    made.close()


def test_what_is_killed_is_tried_again_and_what_hangs_is_ended(child: Child) -> None:
    undisturbed = child.verify(TASK)
    assert undisturbed is not None
    first = child.pid
    os.kill(first, signal.SIGKILL)
    again = child.verify(TASK)
    assert again is not None
    assert (again.games, again.tries, again.error) == (undisturbed.games, 2, None)
    assert child.pid not in (0, first)

    child._terms = replace(child._terms, seconds=0.2)
    os.kill(child.pid, signal.SIGSTOP)
    hung = child.verify(TASK)
    assert hung is not None
    assert hung.error is not None
    assert (hung.error["code"], hung.tries) == ("X903", 1)
    assert hung.error["error"] == "no game of it was done within 0.2 seconds"
    assert child.pid == 0


def test_a_process_that_always_dies_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MODULE", "hsreplay_sim.base.version")
    result = Child(Terms()).verify(TASK)
    assert result is not None
    assert (result.error, result.tries) == (
        {"code": "X902", "error": "the worker process died on it: exit code 0", "line": 0,
         "exit_code": 70}, TRIES,
    )  # fmt: skip


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_file_that_needs_more_memory_says_so() -> None:
    child = Child(Terms(memory_mb=12))
    result = child.verify(TASK)
    child.close()
    assert result is not None
    assert result.error is not None
    assert result.error["code"] == "X904"
    assert result.error["error"] == "needs more than 12 MB of memory"


def test_a_program_that_changed_meanwhile_is_refused(
    child: Child, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "program", lambda: {"rules": "those before"})
    with pytest.raises(UsageError, match="changed while the batch ran"):
        child.verify(TASK)


def test_what_another_thread_stops_gives_nothing(child: Child) -> None:
    child.stop()
    assert child.verify(TASK) is None
    assert child.stopped
