"""The scoreboard: by build, mode, card and root, as text, HTML and JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hsreplay_sim.app.results.scoreboard import scoreboard, written
from kept_results import three


def data(tmp_path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(written(three(tmp_path / "r.sqlite"), "json"))
    return found


def test_a_game_under_two_names_counts_once(tmp_path: Path) -> None:
    totals = data(tmp_path)["totals"]
    assert (totals["files"], totals["contents"], totals["without a result"]) == (5, 3, 1)
    assert (totals["games"], totals["verified"], totals["diverged"]) == (3, 1, 1)
    assert (totals["actions"], totals["verified%"]) == (24, 75.0)


def test_builds_and_modes_are_rows(tmp_path: Path) -> None:
    found = data(tmp_path)
    assert [(row["build"], row["games"]) for row in found["build"]] == [(54613, 3)]
    assert [(row["mode"], row["tag changes"]) for row in found["mode"]] == [("constructed", 240)]


def test_a_card_is_named_by_what_differs_in_it_and_by_what_is_adopted(tmp_path: Path) -> None:
    cards = {row["card"]: row for row in data(tmp_path)["card"]}
    assert (cards["EX1_556"]["roots"], cards["EX1_556"]["unexplained"]) == (1, 1)
    assert cards["EX1_999"]["actions adopted"] == 2


def test_a_root_leads_to_the_first_address(tmp_path: Path) -> None:
    root = data(tmp_path)["root"][0]
    assert (root["games"], root["code"], root["first"]) == (1, "E301", "d.log:1@2")


def test_what_is_beside_unexplained_actions_has_its_name(tmp_path: Path) -> None:
    assert data(tmp_path)["beside"] == [
        {"beside": "Temporus (LOOT_538)", "games": 1, "actions": 1, "first": "u.log:1@2"}
    ]


def test_a_file_without_a_result_has_its_reason(tmp_path: Path) -> None:
    assert data(tmp_path)["without"] == [
        {"code": "I101", "reason": "cannot open", "count": 1, "first": "lost.log"}
    ]


def test_all_three_forms_tell_the_same(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    for form in ("text", "html", "json"):
        assert "d.log:1@2" in written(path, form)
    assert written(path, "html").startswith("<!doctype html>")


def test_a_long_table_says_how_much_is_left_out(tmp_path: Path) -> None:
    cards = next(each for each in scoreboard(three(tmp_path / "r.sqlite"), 1).sections
                 if each.key == "card")  # fmt: skip
    assert (len(cards.rows), cards.rest) == (1, 1)
