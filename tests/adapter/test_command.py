"""`verify --engine` and `--engine-command`: outputs, exit codes and processes as of our own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adapter.programs import GOOD, bad
from hsreplay_sim.app.api import verify
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim_cli.main import run
from places import ROOT

DEMO = ROOT / "fixtures" / "demo"
PLANTED = str(DEMO / "planted.log")
OWN = "hsreplay_sim.adapter.own:OwnEngine"


@pytest.mark.parametrize("engine", [["--engine", OWN], ["--engine-command", GOOD]])
def test_the_outputs_and_the_exit_code_are_those_of_our_own(
    engine: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", PLANTED, "--output", "concise"]) == 1
    own = capsys.readouterr().out
    assert run(["verify", PLANTED, "--output", "concise", *engine]) == 1
    assert capsys.readouterr().out == own


def test_several_processes_have_an_engine_each(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "out.json"
    files = [PLANTED, str(DEMO / "clean.log")]
    assert run(["verify", *files, "--jobs", "2", "--engine-command", GOOD, "-o", str(target)]) == 1
    report = json.loads(target.read_text(encoding="utf-8"))
    assert [each["games"][0]["verdict"] for each in report["files"]] == ["diverged", "verified"]
    assert "63 actions asked" in " ".join(report["files"][1]["games"][0]["flags"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--engine", OWN, "--engine-command", GOOD], "one engine is checked at a time"),
        (["--lockstep"], "--lockstep is for another engine"),
        (["--follow", "--engine", OWN], "is followed by our own engine"),
        (["--engine-command", GOOD, "--engine-seconds", "0"], "is not in the range"),
    ],
)
def test_what_does_not_go_together_is_refused(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", PLANTED, *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("engine", [["--engine", "nobody:Here"], ["--engine-command", "./nobody"]])
def test_an_engine_that_is_not_there_is_said_once(
    engine: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", PLANTED, *engine]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "nobody" in said.err
    assert len(said.err.splitlines()) == 1


def test_each_failure_is_a_line_of_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--engine-command", bad("dies"), "--output", "concise"]
    assert run(["verify", str(DEMO / "clean.log"), *command]) == 1
    lines = [each for each in capsys.readouterr().out.splitlines() if " X911 " in each]
    assert len(lines) == 18
    assert "NullPointerException" in lines[0]


def test_a_scripted_game_is_none_for_other_engines() -> None:
    (path, *_) = sorted((ROOT / "fixtures" / "hearthbreaker").glob("*.hsreplay"))
    with pytest.raises(UnsupportedError, match="other engines play observed games"):
        verify(path, VerifyOptions(engine=OWN))


@pytest.mark.parametrize(
    "options",
    [
        {"engine": OWN, "engine_command": GOOD},
        {"lockstep": True},
        {"engine_command": GOOD, "engine_seconds": 0.0},
    ],
)
def test_options_that_mean_nothing_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="engine"):
        VerifyOptions(**options)  # type: ignore[arg-type]
