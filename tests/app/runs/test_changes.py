"""What changed between two runs: actions that diverge anew, and those that do no longer."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim.app.runs.changes import changes
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim_cli.main import run
from places import ROOT

DEMO = ROOT / "fixtures" / "demo"


def report(source: str, there: Path, name: str) -> str:
    """The JSON report of a demo game, as that of a recording Power.log."""
    log = there / "Power.log"
    log.write_bytes((DEMO / source).read_bytes())
    target = there / name
    run(["verify", str(log), "-o", str(target)])
    return str(target)


def altered(source: str, target: Path, change: Callable[[dict[str, Any]], None]) -> str:
    """A copy of a report after a change of its one file."""
    data = json.loads(Path(source).read_text(encoding="utf-8"))
    change(data["files"][0])
    target.write_text(json.dumps(data), encoding="utf-8")
    return str(target)


def test_new_and_gone_actions_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clean, planted = (
        report(f"{each}.log", tmp_path, f"{each}.json") for each in ("clean", "planted")
    )
    log = tmp_path / "Power.log"
    assert run(["diff", clean, planted]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "1 new, 0 gone, 0 still diverging",
        "actions verified: 63 of 63 before, 62 of 63 now",
        f"{log}:1: verified before, diverged now",
    ]
    assert lines[3].startswith(f"new   {log}:1@34 E301 attack River Crocolisk #46 at Murloc")
    assert lines[3].endswith("Murloc Raider #14 DAMAGE logged 3 simulated 2")
    assert run(["diff", planted, clean]) == 0
    assert f"gone  {log}:1@34 E301" in capsys.readouterr().out
    assert run(["diff", planted, planted, "--output", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["new"], data["gone"], data["still"]) == ([], [], 1)


def test_an_action_in_which_more_differs_than_before_is_new(tmp_path: Path) -> None:
    planted = report("planted.log", tmp_path, "planted.json")

    def once_more(file: dict[str, Any]) -> None:
        (each,) = file["games"][0]["divergences"]
        file["games"][0]["divergences"].append(each | {"tag": {"id": 49, "name": "ZONE"}})
        file["games"][0]["divergences_total"] = 2

    more = altered(planted, tmp_path / "more.json", once_more)
    found = changes(planted, more)
    assert [line.rpartition("#14 ")[2] for line in found.diverged.new] == [
        "ZONE logged 3 simulated 2"
    ]
    assert changes(more, planted).diverged == ([], [], 1)


def test_actions_that_are_unexplained_anew_are_listed_and_no_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted = report("planted.log", tmp_path, "planted.json")

    def exchange(file: dict[str, Any]) -> None:
        (game,) = file["games"]
        game["unexplained"], game["divergences"] = game["divergences"], []

    apart = altered(planted, tmp_path / "unexplained.json", exchange)
    log = tmp_path / "Power.log"
    assert run(["diff", planted, apart]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["0 new, 1 gone, 0 still diverging", "1 new, 0 gone, 0 still unexplained"]
    assert lines[-2].startswith(f"gone  {log}:1@34 E301 attack")
    assert lines[-1].startswith(f"new   unexplained {log}:1@34 E301 attack")
    data = changes(apart, apart).data()
    assert (data["still"], data["unexplained"]) == (0, {"new": [], "gone": [], "still": 1})


def test_a_game_that_one_run_alone_has_is_named_and_not_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full = report("planted.log", tmp_path, "full.json")
    without = altered(full, tmp_path / "without.json", lambda file: file["games"].clear())
    place = f"{tmp_path / 'Power.log'}:1"
    assert run(["diff", full, without]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "0 new, 0 gone, 0 still diverging",
        "actions verified: 0 of 0 before, 0 of 0 now",
        "only before: 1 game, 1 diverging action",
        f"only before: {place} diverged",
    ]
    assert run(["diff", without, full]) == 0
    assert f"only now: {place} diverged" in capsys.readouterr().out
    assert run(["diff", "--fail-on-missing", full, without]) == 1
    assert run(["diff", "--fail-on-missing", without, full]) == 0
    assert changes(full, without).data()["only_before"] == [place]


def test_a_run_that_kept_less_than_differs_says_so(tmp_path: Path) -> None:
    full = report("planted.log", tmp_path, "full.json")

    def cut(file: dict[str, Any]) -> None:
        file["games"][0]["divergences_total"] = 9

    less = altered(full, tmp_path / "less.json", cut)
    said = f"{less} keeps less than differs (--max-divergences) in 1 game"
    assert said in changes(less, full).lines()
    assert said in changes(full, less).lines()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("[]", "is no report of verify"),
        ('{"schema": "hsreplay-sim/report/1"}', "lacks something: KeyError 'files'"),
        ('{"schema": "hsreplay-sim/report/1", "files": [{"path": 3}]}', "lacks something"),
    ],
)
def test_what_is_no_report_is_told(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(text)
    with pytest.raises(HsReplayError, match=words):
        changes(path, path)
    with pytest.raises(HsReplayError, match="cannot open"):
        changes(tmp_path / "none.json", path)
