"""The public workflow runs what `./run test` and `.ci/run` run, on each Python that is named."""

from __future__ import annotations

import re
import tomllib

from places import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^ +- run: (.+)$", WORKFLOW, re.MULTILINE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def matrix(name: str) -> list[str]:
    """A row of the matrix."""
    (row,) = re.findall(rf"^ +{name}: \[(.+)\]$", WORKFLOW, re.MULTILINE)
    return [each.strip(' "') for each in row.split(",")]


def test_it_is_indented_by_spaces_and_every_step_is_a_command_or_an_action() -> None:
    assert "\t" not in WORKFLOW
    steps = re.findall(r"^ +- (\S+)", WORKFLOW, re.MULTILINE)
    assert set(steps) == {"run:", "uses:"}


def test_it_runs_the_tests_as_run_does() -> None:
    script = (ROOT / "run").read_text(encoding="utf-8")
    (command,) = re.findall(r'exec "\$bin/python" (-m pytest .*) "\$@"', script)
    assert [each for each in COMMANDS if "pytest" in each] == [f"python {command}"]


def test_it_installs_as_run_does() -> None:
    script = (ROOT / "run").read_text(encoding="utf-8")
    assert "ensure \"$venv/.installed-dev\" '[dev]'" in script
    assert {each for each in COMMANDS if "pip" in each} == {'python -m pip install -e ".[dev]"'}


def test_it_runs_the_linters_as_ci_does() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    linters = re.findall(r"^step \.venv/bin/(.+)$", script, re.MULTILINE)
    assert [each for each in COMMANDS if each.split()[0] in ("ruff", "mypy")] == linters


def test_every_python_of_the_package_is_tried_on_every_system() -> None:
    assert matrix("os") == ["ubuntu-latest", "macos-latest", "windows-latest"]
    named = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if ":: 3." in each]
    assert set(named) <= set(matrix("python"))
    assert f">={matrix('python')[0]}" == PROJECT["requires-python"]


def test_what_was_not_tried_is_said() -> None:
    named = {each.rpartition(" ")[2] for each in PROJECT["classifiers"] if ":: 3." in each}
    (comment,) = re.findall(r"^# Untried so far: (.+)$", WORKFLOW, re.MULTILINE)
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for each in ("macOS", "Windows", *set(matrix("python")) - named):
        assert each in comment
        assert each in told
