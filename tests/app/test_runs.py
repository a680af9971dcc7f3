"""What changed between two runs: actions that diverge anew, and those that do no longer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hsreplay_sim.app.runs import changes
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


def test_new_and_gone_actions_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clean, planted = (
        report(f"{each}.log", tmp_path, f"{each}.json") for each in ("clean", "planted")
    )
    assert run(["diff", clean, planted]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "1 new, 0 gone, 0 still diverging",
        "actions verified: 63 of 63 before, 62 of 63 now",
        "Power.log game 1: verified before, diverged now",
    ]
    assert lines[3].startswith("new   Power.log:1@34 E301 attack River Crocolisk #46 at Murloc")
    assert lines[3].endswith("Murloc Raider #14 DAMAGE logged 3 simulated 2")
    assert run(["diff", planted, clean]) == 0
    assert "gone  Power.log:1@34 E301" in capsys.readouterr().out
    assert run(["diff", planted, planted, "--output", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["new"], data["gone"], data["still"]) == ([], [], 1)


def test_actions_that_are_unexplained_anew_are_listed_and_no_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted = report("planted.log", tmp_path, "planted.json")
    data = json.loads(Path(planted).read_text())
    (game,) = data["files"][0]["games"]
    game["unexplained"], game["divergences"] = game["divergences"], []
    apart = tmp_path / "unexplained.json"
    apart.write_text(json.dumps(data))
    assert run(["diff", planted, str(apart)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["0 new, 1 gone, 0 still diverging", "1 new, 0 gone, 0 still unexplained"]
    assert lines[-2].startswith("gone  Power.log:1@34 E301 attack")
    assert lines[-1].startswith("new   unexplained Power.log:1@34 E301 attack")
    data = changes(apart, apart).data()
    assert (data["still"], data["unexplained"]) == (0, {"new": [], "gone": [], "still": 1})


def test_a_game_that_one_run_alone_has_is_named(tmp_path: Path) -> None:
    full = report("clean.log", tmp_path, "full.json")
    data = json.loads(Path(full).read_text())
    data["files"] = []
    (tmp_path / "empty.json").write_text(json.dumps(data))
    assert "only before: Power.log game 1" in changes(full, tmp_path / "empty.json").lines()
    assert "only now: Power.log game 1" in changes(tmp_path / "empty.json", full).lines()


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
