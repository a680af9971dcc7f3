"""What a worker says of a file: its games, then how it ended."""

from __future__ import annotations

import json
from pathlib import Path

from hsreplay_sim.app.batches.contents import content_of
from hsreplay_sim.app.batches.tasks import Task, Terms
from hsreplay_sim.app.batches.worker import CHANGED, memory_mb, said_of
from places import ROOT

PLANTED = str(ROOT / "fixtures" / "demo" / "planted.log")
BAD = str(ROOT / "fixtures" / "powerlog" / "bad" / "no_create_game.log")


def test_a_game_comes_before_the_end_and_is_json() -> None:
    game, end = said_of(Task(PLANTED, *content_of(PLANTED)), Terms())
    assert json.loads(json.dumps(game))["game"]["divergences"] == 1
    assert end["end"] is None
    assert end["seconds"] > 0


def test_a_file_without_games_ends_with_the_reason() -> None:
    (end,) = said_of(Task(BAD, *content_of(BAD)), Terms())
    assert (end["end"]["code"], end["end"]["exit_code"]) == ("I102", 3)


def test_a_file_that_is_another_one_by_now_is_not_verified(tmp_path: Path) -> None:
    log = tmp_path / "Power.log"
    log.write_text("before")
    task = Task(str(log), *content_of(str(log)))
    log.write_text("after")
    assert [each["end"] for each in said_of(task, Terms())] == [CHANGED]
    log.unlink()
    assert [each["end"] for each in said_of(task, Terms())] == [CHANGED]


def test_memory_is_measured() -> None:
    assert memory_mb() > 5
