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


TOY = str(ROOT / "docs" / "examples" / "toy_engine.py")


def test_the_file_of_a_class_is_a_name_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", PLANTED, "--engine", f"{TOY}:ToyEngine"]) == 0
    assert "toy 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody.py:Here", "there is no file nobody.py"),
        (f"{TOY}:Here", f"there is no Here in {TOY}"),
        (TOY, "name it as package.module:Class or file.py:Class"),
        (f"{TOY}:MINION", "is no class"),
    ],
)
def test_a_file_that_has_no_such_class_is_said(
    name: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", PLANTED, "--engine", name]) == 2
    assert words in capsys.readouterr().err


def test_show_has_that_engine_beside_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    place = [f"{DEMO / 'clean.log'}@20", "--engine", f"{TOY}:ToyEngine"]
    assert run(["show", *place, "--lines", "40"]) == 0
    said = capsys.readouterr().out
    assert "· verified" in said
    assert "missing" not in said
    assert "EXHAUSTED 1" in said
    assert run(["show", *place, "--engine-command", GOOD]) == 2


def test_a_page_has_that_engine_beside_the_log(tmp_path: Path) -> None:
    game, page = str(DEMO / "clean.log"), tmp_path / "game.html"
    assert run(["html", game, "-o", str(page), "--engine", f"{TOY}:ToyEngine"]) == 0
    assert "toy 1, chance told" in page.read_text(encoding="utf-8")


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
        {"engine_command": GOOD, "engine_tries": 0},
    ],
)
def test_options_that_mean_nothing_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="engine"):
        VerifyOptions(**options)  # type: ignore[arg-type]
