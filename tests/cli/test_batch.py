"""``hsreplay-sim batch``: run, report, diff, sql, dump on the shipped games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hsreplay_sim.app.batches.processes import Processes
from hsreplay_sim.app.batches.tasks import Task
from hsreplay_sim_cli.judge.batch import COMMANDS
from hsreplay_sim_cli.main import run
from kept_results import three
from places import ROOT


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, list[str]]:
    code = run(["batch", *args])
    return code, capsys.readouterr().out.splitlines()


def test_a_run_says_what_it_did_and_ends_with_the_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    target = str(tmp_path / "r.sqlite")
    code, lines = said(capsys, "run", "fixtures/demo", "--to", target, "--jobs", "1")
    assert code == 1
    assert lines[0] == "2 files: 2 verified now, 0 known or the same as another, 0 without a result"
    assert lines[1].startswith("2 games, 126 actions, 1 of them diverged, in 0:0")
    assert lines[2] == f"next: hsreplay-sim batch report {target}"
    code, lines = said(capsys, "run", "fixtures/demo", "--to", target)
    assert (code, lines[0].partition(": ")[2]) == (
        1, "0 verified now, 2 known or the same as another, 0 without a result",
    )  # fmt: skip
    _, lines = said(capsys, "report", target)
    assert "fixtures/demo/planted.log:1@34" in "\n".join(lines)


def test_a_file_that_changes_under_way_has_no_result_and_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log, target, give = tmp_path / "Power.log", str(tmp_path / "r.sqlite"), Processes.give
    log.write_bytes((ROOT / "fixtures" / "demo" / "clean.log").read_bytes())

    def written_on(self: Processes, task: Task) -> None:
        with log.open("a") as file:
            file.write("D 10:00:00.0000000 and so on\n")
        give(self, task)

    monkeypatch.setattr(Processes, "give", written_on)
    assert run(["batch", "run", str(log), "--to", target, "--jobs", "1"]) == 5
    assert f"{log}: changed while it was read; run again" in capsys.readouterr().err
    assert said(capsys, "sql", target, "SELECT * FROM contents") == (0, [])


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_each_begins_with_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = said(capsys, name, "--help")
    text = "\n".join(lines)
    assert code == 0
    assert f"hsreplay-sim batch {name}" in text[text.index("\n\n") : text.index("Options:")]


def test_the_name_of_the_target_says_the_form_of_a_report(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    for name, begins in (("r.json", "{"), ("r.html", "<!doctype html>"), ("r.txt", "options {}")):
        assert run(["batch", "report", path, "-o", str(tmp_path / name)]) == 0
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)


def test_a_report_does_not_overwrite_its_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = three(tmp_path / "r.sqlite")
    assert run(["batch", "report", path, "-o", path]) == 2
    assert "is the input" in capsys.readouterr().err


def test_diff_sql_and_dump(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = three(tmp_path / "r.sqlite")
    code, lines = said(capsys, "diff", path, path)
    assert (code, lines[0]) == (0, "0 new, 0 gone, 1 still diverging")
    code, lines = said(capsys, "diff", path, path, "--output", "json")
    assert json.loads("\n".join(lines))["games"] == 3
    code, lines = said(capsys, "sql", path, "SELECT count(*) AS n FROM games", "--output", "csv")
    assert (code, lines) == (0, ["n", "3"])
    code, lines = said(capsys, "dump", path)
    assert (code, len(lines)) == (0, 5)
    code, lines = said(capsys, "dump", str(ROOT / "README.md"))
    assert (code, lines) == (3, [])
