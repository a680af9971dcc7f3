"""docs/tables/DATED.csv: what dated reports say of the server, and the tests that play it."""

from __future__ import annotations

import ast
import csv
import re
from datetime import date
from pathlib import Path

from places import ROOT
from sources import nodes_of

TABLES = ROOT / "docs" / "tables"
BUILDS = re.compile(r"\d+|\d*\.\.\d*")
PLAYED = {"yes", "no"}
STATES = {"holds", "mended", "undecided", "refused"}


def rows() -> list[dict[str, str]]:
    with (TABLES / "DATED.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def exists(test: str) -> bool:
    path, _, name = test.partition("::")
    file = ROOT / path
    return file.is_file() and name in {getattr(node, "name", "") for node in nodes_of(file)}


def expected_to_fail() -> set[str]:
    """The tests of reports that are marked so, as a whole or for some builds."""
    found = set()
    for file in sorted((ROOT / "tests" / "dated").glob("test_*.py")):
        if file != Path(__file__):
            tree = ast.parse(file.read_text("utf-8"))
            marks = {
                target.id
                for each in tree.body
                if isinstance(each, ast.Assign) and "xfail" in ast.unparse(each.value)
                for target in each.targets
                if isinstance(target, ast.Name)
            }
            for each in tree.body:
                if isinstance(each, ast.FunctionDef):
                    said = {*re.findall(r"\w+", " ".join(map(ast.unparse, each.decorator_list)))}
                    if said & {"xfail", *marks}:
                        found.add(f"tests/dated/{file.name}::{each.name}")
    return found


def test_each_row_is_numbered_once() -> None:
    numbers = [row["row"] for row in rows()]
    assert len(set(numbers)) == len(numbers)
    assert all(re.fullmatch(r"D-\d{3}", number) for number in numbers)


def test_each_row_is_dated_and_says_where_it_holds() -> None:
    for row in rows():
        assert date.fromisoformat(row["date"]), row
        assert BUILDS.fullmatch(row["builds"]), row
        assert all(row[column] for column in ("source", "cards", "situation", "server")), row


def test_each_row_was_played_and_has_its_test() -> None:
    for row in rows():
        assert row["held"] in PLAYED, row
        assert row["state"] in STATES, row
        assert exists(row["test"]), row


def test_what_is_expected_to_fail_is_undecided_in_the_table_and_nothing_else() -> None:
    undecided = {row["test"] for row in rows() if row["state"] == "undecided"}
    assert expected_to_fail() == undecided


def test_what_did_not_hold_says_why() -> None:
    differs = [row for row in rows() if row["state"] in {"mended", "undecided", "refused"}]
    assert [row["row"] for row in differs if not row["rule"]] == []


def test_what_says_nothing_to_check_is_named_with_the_reason() -> None:
    with (TABLES / "DATED_SILENT.csv").open(encoding="utf-8", newline="") as file:
        silent = list(csv.DictReader(file, strict=True))
    sources = [row["source"] for row in silent]
    assert all(row["why"] for row in silent)
    assert len(set(sources)) == len(sources)
    assert not set(sources) & {row["source"] for row in rows()}
