"""Which games and steps are tests, and by which names."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

from testing.runs import BROKEN, DEMO, Run, ended, games, loaded, run

pytest_plugins = ["pytester"]
__all__ = ["games", "loaded", "run"]

ALL = {"games/clean.log::1": "PASSED", "games/planted.log::1": "FAILED"}


def test_each_game_of_a_folder_is_a_test_beside_the_others(run: Run) -> None:
    own = "test_each_game_of_a_folder_is_a_test_beside_the_others.py::test_of_his_own"
    result = run("--hsreplay", "games")
    assert ended(result) == ALL | {own: "PASSED"}
    assert result.ret is pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        pytest.param(["--hsreplay", "games", "games"], ALL, id="a-folder-alone"),
        pytest.param(
            ["--hsreplay", "games", "games/clean.log"],
            {"games/clean.log::1": "PASSED"},
            id="a-file",
        ),
        pytest.param(
            ["--hsreplay", "games", "games/planted.log::1"],
            {"games/planted.log::1": "FAILED"},
            id="a-game",
        ),
        pytest.param(
            ["--hsreplay", "games", "games/planted.log::1@33", "games/planted.log::1@34"],
            {"games/planted.log::1@33": "PASSED", "games/planted.log::1@34": "FAILED"},
            id="steps",
        ),
        pytest.param(
            ["--hsreplay", "games", "games/planted.log::1@L2365"],
            {"games/planted.log::1@L2365": "FAILED"},
            id="a-step-by-its-line",
        ),
        pytest.param(
            ["--hsreplay", "games", "games/planted.log::1@turn:11"],
            {"games/planted.log::1@turn:11": "PASSED"},
            id="a-step-by-its-turn",
        ),
        pytest.param(
            ["--hsreplay", "games/planted.log@34", "games"],
            {"games/planted.log::1@34": "FAILED"},
            id="the-address-of-a-step",
        ),
        pytest.param(
            ["--hsreplay", "games/planted.log:1", "games"],
            {"games/planted.log::1": "FAILED"},
            id="the-address-of-a-game",
        ),
        pytest.param(["--hsreplay", "games/*.log", "games"], ALL, id="a-pattern"),
        pytest.param(
            ["--hsreplay", "games", "games", "-k", "clean"],
            {"games/clean.log::1": "PASSED"},
            id="by-keyword",
        ),
    ],
)
def test_tests_are_selected_by_the_addresses_of_the_project(
    arguments: list[str], wanted: dict[str, str], run: Run
) -> None:
    assert ended(run(*arguments)) == wanted


def test_recordings_of_an_archive_are_ended_one_file(run: Run, games: Path) -> None:
    with zipfile.ZipFile("games.zip", "w") as archive:
        for name in ("clean.log", "planted.log"):
            archive.write(games / name, f"Monday/{name}")
    assert ended(run("--hsreplay", "games.zip", "games.zip")) == {
        "games.zip::Monday/clean.log:1": "PASSED",
        "games.zip::Monday/planted.log:1": "FAILED",
    }
    for arguments in (
        ["--hsreplay", "games.zip", "games.zip::Monday/planted.log:1@34"],
        ["--hsreplay", "games.zip/Monday/planted.log@34", "games.zip"],
    ):
        assert ended(run(*arguments)) == {"games.zip::Monday/planted.log:1@34": "FAILED"}


def test_a_file_of_several_games_has_several_tests(run: Run, games: Path) -> None:
    both = [(games / f"{each}.log").read_text("utf-8") for each in ("clean", "planted")]
    (games / "both.log").write_text("".join(both), encoding="utf-8")
    assert ended(run("--hsreplay", "games/both.log", "games")) == {
        "games/both.log::1": "PASSED",
        "games/both.log::2": "FAILED",
    }


def test_a_file_that_cannot_be_read_is_a_test_that_fails(run: Run, games: Path) -> None:
    shutil.copy(BROKEN, games / "broken.log")
    result = run("--hsreplay", "games/broken.log", "games")
    assert ended(result) == {"games/broken.log::file": "FAILED"}
    result.stdout.fnmatch_lines(["games/broken.log: I102 no CREATE_GAME, so no game"])


def test_the_header_says_what_was_found_and_what_was_passed_over(run: Run, games: Path) -> None:
    (games / "notes.txt").write_text("no recording", encoding="utf-8")
    run("--hsreplay", "games", "games").stdout.fnmatch_lines(
        ["hsreplay: 2 recordings, 1 other file skipped"]
    )


def test_a_recording_in_a_folder_that_pytest_passes_over_is_not_lost(
    run: Run, pytester: pytest.Pytester
) -> None:
    hidden = pytester.path / ".hidden"
    hidden.mkdir()
    shutil.copy(DEMO / "clean.log", hidden)
    assert ".hidden/clean.log::1" in ended(run("--hsreplay", ".hidden"))
    assert ".hidden/clean.log::1" not in ended(run("--hsreplay", ".hidden", "--ignore=.hidden"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("1@99", "there is no step 99, the last one is 63"),
        ("2@1", "there is no game 2"),
        ("1@turn:99", "there is no turn 99, the last one is 17"),
    ],
)
def test_a_step_that_is_not_there_is_an_error(name: str, words: str, run: Run) -> None:
    result = run("--hsreplay", "games", f"games/planted.log::{name}")
    assert result.ret is pytest.ExitCode.USAGE_ERROR
    result.stdout.fnmatch_lines([f"*{words}*"])
