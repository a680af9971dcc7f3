"""docs/tables/DATED.csv: what dated reports say of the server, and the tests that play it."""

from __future__ import annotations

import csv
import re
from datetime import date

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


def test_each_row_is_numbered_once() -> None:
    numbers = [row["row"] for row in rows()]
    assert len(set(numbers)) == len(numbers)
    assert all(re.fullmatch(r"D-\d{3}", number) for number in numbers)


def test_each_row_is_dated_and_says_where_it_holds() -> None:
    for row in rows():
        assert date.fromisoformat(row["date"]), row
        assert BUILDS.fullmatch(row["builds"]), row
        assert all(row[column] for column in ("source", "cards", "situation", "server")), row


def test_each_row_that_was_played_has_its_test() -> None:
    for row in rows():
        if row["held"] or row["state"]:
            assert row["held"] in PLAYED, row
            assert row["state"] in STATES, row
            assert exists(row["test"]), row


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
