"""A log that is being written: each action is told once, when the next one has begun."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

from hsreplay_sim.app.follow import Follower, _differences
from hsreplay_sim.report.model import Verdict
from places import ROOT
from report.samples import unexplained_game

PLANTED = (ROOT / "fixtures" / "demo" / "planted.log").read_bytes()
LINES = PLANTED.splitlines(keepends=True)


def steps(lines: list[str]) -> list[int]:
    return [int(words[0]) for line in lines if (words := line.split()) and words[0].isdigit()]


HEARS_CTRL_C = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from hsreplay_sim_cli.main import main
main()
"""
"""A shell lets what it starts in the background ignore SIGINT; this run hears it there, too."""


def test_each_step_is_told_once_and_when_it_is_finished(tmp_path: Path) -> None:
    log = tmp_path / "Power.log"
    follower = Follower(log)
    assert list(follower.poll()) == []
    told: list[str] = []
    for end in (800, 2300, 2301, 2450, len(LINES)):
        log.write_bytes(b"".join(LINES[:end])[:-3] if end < len(LINES) else PLANTED)
        told += follower.poll()
    assert steps(told) == list(range(1, 64))
    assert told[0].startswith("game 1  Rosa#1234")
    assert told[-1] == "game 1  diverged"
    at = next(place for place, line in enumerate(told) if line.split()[0] == "34")
    assert "✗" in told[at]
    assert "Murloc Raider #14 DAMAGE logged 3 simulated 2" in told[at + 1]
    assert list(follower.poll()) == []


def test_what_is_unexplained_or_contradicts_itself_stands_below_its_step() -> None:
    game = unexplained_game(contradicted=True)
    told = [next(_differences(game, step), "").split()[:2] for step in (2, 3, 4)]
    assert told == [["a.log:1@2", "E301"], [], ["a.log:1@4", "E401"]]


def test_a_new_game_and_a_new_file_are_followed(tmp_path: Path) -> None:
    log = tmp_path / "Power.log"
    follower = Follower(log)
    log.write_bytes(b"".join(LINES[:2400]))
    first = list(follower.poll())
    log.write_bytes(b"".join(LINES[:2400]) + PLANTED)
    second = list(follower.poll())
    assert steps(first + second).count(1) == 2
    assert "game 2  diverged" in second
    line = [line for line in second if line.split()[0] == "34"][-1]
    assert line.endswith(f"line {2344 + 2400}")
    log.unlink()
    assert list(follower.poll()) == []
    log.write_bytes(b"".join(LINES[:900]))
    assert list(follower.poll()).index("a new file") == 0
    verdicts = [game.verdict for game in follower.report.games]
    assert verdicts[1] is Verdict.DIVERGED
    assert len(verdicts) == 3


def test_ctrl_c_ends_with_the_totals(tmp_path: Path) -> None:
    log = tmp_path / "Power.log"
    log.write_bytes(PLANTED)
    command = [sys.executable, "-c", HEARS_CTRL_C, "verify", "--follow", str(log)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("game 1  diverged"):
                break
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert rest.splitlines()[-1].startswith("1 file, 1 game: 1 diverged")
