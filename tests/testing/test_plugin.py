"""The plugin: installed by its entry point, free where nobody asks for it, no dependency."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from places import ROOT
from testing.runs import PLUGIN, Run, ended, games, loaded, run

pytest_plugins = ["pytester"]
__all__ = ["games", "loaded", "run"]

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_entry_point_is_the_plugin() -> None:
    """Named like its module: pytest loads it once, whether it is installed or named by ``-p``."""
    assert PROJECT["entry-points"]["pytest11"] == {PLUGIN: PLUGIN}
    assert import_module(PLUGIN).pytest_addoption


def test_pytest_is_no_dependency_of_the_package() -> None:
    assert not [each for each in PROJECT["dependencies"] if each.startswith("pytest")]


def test_nothing_is_imported_until_the_option_is_given(tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text(
        "import sys\n"
        "def test_own():\n"
        "    print(*(name for name in sys.modules if name.startswith('hsreplay')))\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", PLUGIN, "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )  # fmt: skip
    assert done.stdout.splitlines()[0].rstrip(".") == (
        "hsreplay_sim hsreplay_sim.testing hsreplay_sim.testing.plugin"
    )


def test_without_the_option_a_recording_is_no_test(run: Run) -> None:
    assert list(ended(run("games", "."))) == [
        "test_without_the_option_a_recording_is_no_test.py::test_of_his_own"
    ]


def test_the_help_has_the_options(run: Run) -> None:
    run("--help").stdout.fnmatch_lines(["*recorded Hearthstone games*", "*--hsreplay=PATH*"])


@pytest.mark.parametrize("path", ["nowhere.log", "empty"])
def test_what_holds_no_recording_is_a_wrong_option(
    path: str, run: Run, pytester: pytest.Pytester
) -> None:
    (pytester.path / "empty").mkdir()
    result = run("--hsreplay", path)
    assert result.ret is pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*--hsreplay: no recording: {path}*"])


def test_a_baseline_that_is_none_is_a_wrong_option(run: Run) -> None:
    result = run("--hsreplay", "games", "--hsreplay-baseline", "games/clean.log")
    assert result.ret is pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--hsreplay: games/clean.log*not JSON*"])


def test_an_installed_package_verifies_although_pytest_rewrites_it(
    games: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pytest rewrites the asserts of every distribution that has a plugin, by its own loader."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest("import pytest; pytest.register_assert_rewrite('hsreplay_sim')")
    result = pytester.runpytest_subprocess("-p", PLUGIN, "-v", "--hsreplay", "games", "games")
    assert ended(result) == {"games/clean.log::1": "PASSED", "games/planted.log::1": "FAILED"}
    result.stdout.fnmatch_lines(["FAILED games/planted.log::1 - step 34 E301*"])
