"""A batch verifies each content once, keeps it for good, and comes to the same however it runs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim.app.api import verify
from hsreplay_sim.app.batches.processes import Processes
from hsreplay_sim.app.batches.run import How, run_batch
from hsreplay_sim.app.batches.tasks import Task, Terms
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.app.results.dump import dump
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.report.batch.pace import Pace
from places import ROOT

DEMO = ROOT / "fixtures" / "demo"
GOOD = ROOT / "fixtures" / "powerlog" / "good"


def dumped(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in dump(str(path))][1:]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that workers are given."""
    found: list[str] = []
    give = Processes.give

    def noted(self: Processes, task: Task) -> None:
        found.append(Path(task.path).name)
        give(self, task)

    monkeypatch.setattr(Processes, "give", noted)
    return found


def test_two_names_are_verified_once_and_a_second_run_does_what_is_missing(
    tmp_path: Path, given: list[str]
) -> None:
    logs, target = tmp_path / "logs", tmp_path / "r.sqlite"
    logs.mkdir()
    for name in ("one.log", "two.log"):
        shutil.copy(DEMO / "planted.log", logs / name)
    first = run_batch([logs], str(target), How())
    assert (given, first.pace.verified, first.pace.known) == (["one.log"], 1, 1)
    (content,) = dumped(target)
    assert [Path(name).name for name in content["files"]] == ["one.log", "two.log"]
    (report,) = verify(str(DEMO / "planted.log"))
    game = content["games"][0]
    assert (game["verdict"], game["divergences"]) == ("diverged", report.divergences_total)
    assert game["actions_verified"] == report.tally.actions.verified

    shutil.copy(GOOD / "modern.log", logs / "zzz.log")
    second = run_batch([logs, tmp_path / "none.log"], str(target), How(jobs=2))
    assert given == ["one.log", "zzz.log"]
    assert (second.pace.seen, second.pace.files, second.pace.failed) == (4, 4, 1)
    lost, *contents = dumped(target)
    assert (Path(lost["file"]).name, lost["code"], len(contents)) == ("none.log", "I101", 2)

    with pytest.raises(UsageError, match="differs from this run in options; --redo"):
        run_batch([logs], str(target), How(Terms(VerifyOptions(strict=True))))
    with pytest.raises(UsageError, match="in files told apart by;"):
        run_batch([logs], str(target), How(by_name=True))
    assert given == ["one.log", "zzz.log"]


def test_what_is_interrupted_goes_on(tmp_path: Path, given: list[str]) -> None:
    target = str(tmp_path / "r.sqlite")

    def interrupt(pace: Pace) -> None:
        if pace.verified:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_batch([GOOD], target, How(), interrupt)
    done = [
        Path(each["files"][0]).name for each in dumped(tmp_path / "r.sqlite") if "games" in each
    ]
    given.clear()
    assert run_batch([GOOD], target, How()).pace.known == len(done)
    assert sorted(done + given) == sorted(path.name for path in GOOD.iterdir())


def test_the_target_is_no_input(tmp_path: Path) -> None:
    for path, target in ((DEMO, "none/r.sqlite"), ("-", "r.sqlite")):
        with pytest.raises(Exception, match=r"does not exist|not standard input"):
            run_batch([path], str(tmp_path / target), How())
    assert list(tmp_path.iterdir()) == []
