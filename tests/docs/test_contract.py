"""docs/CONTRACT.md has every statement once, and every test that it names is there."""

from __future__ import annotations

import re
from functools import cache

from places import ROOT

PAGE = (ROOT / "docs" / "CONTRACT.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+)(?:–(\d+))? \| (.+) \| ([^|]+) \|$", re.MULTILINE)
STATEMENTS = 325
RULE = re.compile(r"R\d+")


def numbers() -> list[int]:
    return [
        number
        for first, last, *_ in ROW.findall(PAGE)
        for number in range(int(first), int(last or first) + 1)
    ]


@cache
def names_of_tests() -> frozenset[str]:
    """The names of all tests, without `test_`."""
    found = re.compile(r"^ *def test_(\w+)", re.MULTILINE)
    paths = (ROOT / "tests").rglob("test_*.py")
    return frozenset(name for path in paths for name in found.findall(path.read_text("utf-8")))


def is_shown(citation: str) -> bool:
    if RULE.fullmatch(citation):
        rule = re.compile(rf"(?:^|_){citation.lower()}_")
        return any(rule.search(name) for name in names_of_tests())
    return citation in names_of_tests()


def test_every_statement_stands_there_once() -> None:
    assert sorted(numbers()) == list(range(1, STATEMENTS + 1))


def test_what_shows_a_statement_is_there() -> None:
    cited = {each for *_, last in ROW.findall(PAGE) for each in last.split(", ")}
    assert sorted(each for each in cited if not is_shown(each)) == []


def test_every_row_of_the_page_is_understood() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| \d", line)]
    assert len(rows) == len(ROW.findall(PAGE))
