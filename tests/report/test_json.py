"""The JSON report: its schema, its bytes, and all that its readers look for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim.report import json as report_json
from hsreplay_sim.report.clusters import clusters
from hsreplay_sim.report.model import (
    Cause,
    ErrorInfo,
    FileReport,
    GameReport,
    Report,
    TagRef,
    Verdict,
)
from places import ROOT
from report import schema
from report.samples import (
    HOSTILE,
    TEMPORUS,
    diverged_game,
    divergence,
    report,
    unexplained_game,
    verified_game,
)
from report.shown import json_rows


def full_report() -> Report:
    broken = GameReport(2, "power.log", verdict=Verdict.ERROR, error=ErrorInfo("X901", "KeyError"))
    scripted = diverged_game(
        divergence(code="E202", entity=None, tag=None, logged="minion", simulated=None),
        divergence(tag=TagRef(0, "hand_size"), cause=Cause("earlier", "it did", "a.log:1@1")),
    )
    return report(
        FileReport("a.log", games=[diverged_game(), broken, verified_game(3)]),
        FileReport(HOSTILE, games=[scripted, unexplained_game(contradicted=True)]),
        FileReport("\udcff.log", ErrorInfo("I102", "no\udcfflog", 3)),
        FileReport("empty.log"),
    )


def document(run: Report | None = None) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(report_json.render(run or full_report()))
    return data


def test_a_report_follows_its_published_schema() -> None:
    rules = schema.load()
    assert list(schema.errors(document(), rules, rules)) == []


def test_clusters_follow_it_too() -> None:
    rules = schema.load()
    run = full_report()
    data = json.loads(report_json.render(run, clusters(run)))
    assert len(data["clusters"]) == 2
    assert list(schema.errors(data, rules, rules)) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param(("schema",), "hsreplay-sim/report/2", id="another-version"),
        pytest.param(("totals", "actions", "total"), "4", id="text-for-a-number"),
        pytest.param(("files", 0, "games", 0, "verdict"), "fine", id="an-unknown-verdict"),
        pytest.param(("files", 0, "games", 0, "divergences", 0, "code"), "oops", id="a-wrong-code"),
        pytest.param(("files", 0, "games", 0, "extra"), 1, id="an-undeclared-key"),
        pytest.param(
            ("files", 1, "games", 1, "unexplained", 0, "beside"), TEMPORUS, id="beside-is-a-list"
        ),
        pytest.param(
            ("files", 1, "games", 1, "contradictions", 0, "code"), "E301", id="a-tag-that-differs"
        ),
    ],
)
def test_the_schema_refuses(path: tuple[str | int, ...], value: object) -> None:
    rules, data = schema.load(), document()
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    assert len(list(schema.errors(data, rules, rules))) == 1


def test_the_games_hold_every_count_the_scoreboard_adds_up() -> None:
    game = document()["files"][0]["games"][0]
    counted = ("actions", "tag_changes", "order", "options", "questions", "states", "numbers")
    assert all(game[name] for name in (*counted, "unimplemented", "divergences"))
    assert {"game", "verdict", "build", "card_build", "mode", "lines_lost"} <= game.keys()
    assert {"code", "block", "action", "tag", "entity"} <= game["divergences"][0].keys()


def test_totals_count_games_by_verdict_and_sum_the_counts() -> None:
    totals = document()["totals"]
    assert totals["games"] == {
        "verified": 1,
        "diverged": 2,
        "partial": 1,
        "unsupported": 0,
        "error": 1,
    }
    assert totals["actions"]["total"] == 34
    assert totals["actions"]["unexplained"] == 2


def test_what_is_unexplained_stands_apart_from_what_diverged() -> None:
    game = document()["files"][1]["games"][1]
    assert (game["divergences"], game["divergences_total"]) == ([], 0)
    assert game["unexplained_total"] == 1
    (found,) = game["unexplained"]
    assert found["beside"] == [TEMPORUS]
    assert found.keys() == document()["files"][0]["games"][0]["divergences"][0].keys()
    assert game["names"] == {TEMPORUS: "Temporus"}


def test_a_contradiction_holds_what_the_recording_has_and_nothing_of_the_engine() -> None:
    (found,) = document()["files"][1]["games"][1]["contradictions"]
    assert (found["logged"], found["line"]) == (1, 9001)
    assert (found["logged_elsewhere"], found["line_elsewhere"]) == (0, 9004)
    assert "simulated" not in found


def test_paths_stay_as_given_and_bad_bytes_are_escaped() -> None:
    files = document()["files"]
    assert files[1]["path"] == HOSTILE
    assert files[2]["path"] == "\\udcff.log"


def test_json_lines_hold_one_object_per_game_or_unreadable_file() -> None:
    rows = [row for file in full_report().files for row in json_rows(file, "hsreplay-sim test")]
    rules = schema.load()
    assert [list(schema.errors(row, rules["$defs"]["line"], rules)) for row in rows] == [[]] * 6
    assert {row["schema"] for row in rows} == {f"{rules['$id']}#/$defs/line"}
    assert [row["game"] and row["game"]["game"] for row in rows] == [1, 2, 3, 1, 1, None]
    assert rows[0]["path"] == "a.log"
    assert rows[5]["error"]["code"] == "I102"


PRINT = (
    "from report.test_json import full_report;"
    "from hsreplay_sim.report import json; print(json.render(full_report()))"
)


def test_the_same_bytes_for_any_hash_seed_locale_zone_and_folder(tmp_path: Path) -> None:
    outputs = set()
    for seed, locale, zone, folder in (
        ("0", "C", "UTC", ROOT),
        ("1", "C.UTF-8", "Asia/Kathmandu", tmp_path),
        ("77", "POSIX", "America/Lima", ROOT),
    ):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "LC_ALL": locale,
            "TZ": zone,
            "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}",
        }
        result = subprocess.run(
            [sys.executable, "-c", PRINT],
            env=environment,
            cwd=folder,
            capture_output=True,
            check=True,
        )
        outputs.add(result.stdout)
    assert len(outputs) == 1
