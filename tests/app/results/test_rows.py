"""A game is kept as plain data that names no file: its content may have several names."""

from __future__ import annotations

import json

from hsreplay_sim.app.results.rows import error_row
from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim.report.model import Cause, ErrorInfo
from kept_results import result, row_of
from report.samples import TEMPORUS, contradiction, diverged_game, divergence, unexplained_game


def test_a_row_is_json_and_holds_the_facts_of_the_game() -> None:
    row = row_of(diverged_game())
    assert json.loads(json.dumps(row)) == row
    assert (row["build"], row["mode"], row["turns"], row["verdict"]) == (
        54613, "constructed", 9, "diverged",
    )  # fmt: skip
    assert [row[each] for each in ("player_1", "hero_1", "result_2")] == ["Rosa", "HERO_01", "lost"]


def test_a_root_is_marked_and_what_follows_from_it_is_not() -> None:
    first, second = divergence(2), divergence(3)
    differences = row_of(diverged_game(first, second))["differences"]
    assert [(each["step"], each["root"], each["followers"]) for each in differences] == [
        (2, 1, 1), (3, 0, 0),
    ]  # fmt: skip


def test_no_text_of_a_difference_names_the_file() -> None:
    cause = Cause("earlier", "differed before", "a.log:1@1, line 7")
    row = row_of(diverged_game(divergence(cause=cause)))
    assert row["differences"][0]["evidence"] == "{file}:1@1, line 7"
    assert "a.log" not in json.dumps(row)


def test_what_is_unexplained_names_what_is_beside_it() -> None:
    row = row_of(unexplained_game(contradicted=True))
    assert [each["beside"] for each in row["differences"]] == [[TEMPORUS]]
    assert [each["law"] for each in row["contradicted"]] == [contradiction().law]


def test_an_error_keeps_its_exit_code() -> None:
    info = ErrorInfo("I102", "a.log is odd", 3, ExitCode.UNREADABLE)
    assert error_row(info, "a.log") == {
        "code": "I102", "error": "{file} is odd", "line": 3, "exit_code": 3,
    }  # fmt: skip


def test_counts_add_up_over_the_games() -> None:
    assert result("k", diverged_game(), diverged_game()).count("actions_total") == 20
