"""Processes of this machine give back what they were given, and end when they are told to."""

from __future__ import annotations

from hsreplay_sim.app.batches.contents import content_of
from hsreplay_sim.app.batches.processes import Processes
from hsreplay_sim.app.batches.tasks import Task, Terms
from places import ROOT

GOOD = ROOT / "fixtures" / "powerlog" / "good"


def test_all_that_is_given_comes_back_and_the_rest_is_ended() -> None:
    files = [str(path) for path in sorted(GOOD.iterdir())]
    workers = Processes(2, Terms())
    assert workers.room >= 2
    assert workers.take(0.0) is None
    for name in files:
        workers.give(Task(name, *content_of(name)))
    done = {each.task.path for _ in files if (each := workers.take(60.0))}
    assert done == set(files)
    for name in files:
        workers.give(Task(name, *content_of(name)))
    workers.close()
    assert workers.pids == []
