"""The rows of docs/CONTRACT.md, the tests that they cite, and which of them notice a false row."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import conftest
from hsreplay_sim.carddb import store
from places import ROOT
from proof.forks import forked
from proof.mutants import Mutant, mutated
from proof.run_mutants import fails

PAGE = ROOT / "docs" / "CONTRACT.md"
TESTS = ROOT / "tests"
_ROW = re.compile(r"^\| (\d+)(?:–(\d+))? \| (.+) \| ([^|]+) \|$", re.MULTILINE)
_TEST = re.compile(r"^ *def (test_\w+)", re.MULTILINE)


class Statement(NamedTuple):
    """A row of the page: its numbers, what it says, and the names that it cites."""

    first: int
    last: int
    says: str
    cited: tuple[str, ...]

    @property
    def row(self) -> str:
        """As the page writes it: ``96``, ``54–56``."""
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def statements() -> list[Statement]:
    """The rows of the page, in order."""
    text = PAGE.read_text(encoding="utf-8").partition("\n## 30 rows")[0]
    return [
        Statement(int(first), int(last or first), says, tuple(cited.split(", ")))
        for first, last, says, cited in _ROW.findall(text)
    ]


@cache
def claims_of(test: str) -> frozenset[str]:
    """By what rows may cite a test: its name without `test_`, and the rules in it (``R49``)."""
    claim = test.partition("[")[0]
    rules = re.findall(r"(?<=_)r(\d+)(?=_)", claim)
    return frozenset((claim.removeprefix("test_"), *(f"R{rule}" for rule in rules)))


def is_cited(test: str, cited: Iterable[str]) -> bool:
    """Whether a test (with its parameters or without) is among those that are cited."""
    return not claims_of(test).isdisjoint(cited)


def files_of(citations: Iterable[str]) -> list[Path]:
    """The files of the tests that are cited."""
    cited = frozenset(citations)
    return [
        path
        for path in sorted(TESTS.rglob("test_*.py"))
        if any(is_cited(test, cited) for test in _TEST.findall(path.read_text(encoding="utf-8")))
    ]


@dataclass(frozen=True, slots=True)
class Broken:
    """A row, and the change that makes what it says false."""

    row: str
    mutant: Mutant


@dataclass(slots=True)
class Session:
    """A pytest plugin: collects the tests that are cited once, then tries each broken row."""

    broken: Sequence[Broken]
    jobs: int = 1
    found: list[list[str]] = field(default_factory=list)
    """For each broken row the cited tests that fail."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""
        cited = {each.row: each.cited for each in statements()}

        store._shipped.cache_clear()  # cards that were read before would be whole

        def work(broken: Broken) -> object:
            mine = [item for item in session.items if is_cited(item.name, cited[broken.row])]
            with mutated(broken.mutant):
                return [item.name for item in mine if fails(item)]

        for result in forked(self.broken, work, self.jobs):
            self.found.append(result if isinstance(result, list) else ["(did not end)"])
        return True


def noticed(broken: Sequence[Broken], jobs: int = 1) -> list[list[str]]:
    """For each broken row the tests that it cites and that fail."""
    rows = {each.row for each in broken}
    cited = [name for each in statements() if each.row in rows for name in each.cited]
    session = Session(broken, jobs)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not corpus and not slow"]
    files = map(str, files_of(cited))
    pytest.main([*options, "--rootdir", str(ROOT), *files], plugins=[session])
    return session.found


def lines(broken: Sequence[Broken], found: Sequence[Sequence[str]]) -> Iterator[str]:
    """The table of the page: row, what was broken, a test that failed."""
    for each, tests in zip(broken, found, strict=True):
        shown = tests[0].partition("[")[0].removeprefix("test_") if tests else "none"
        yield f"| {each.row} | {each.mutant.says} | {shown} |"


def markers_of(item: pytest.Item) -> list[str]:
    """The names of its markers, without the one that a test has which waits for a switch."""
    waits = tuple(each.says for each in conftest.WAITING.values())
    marks = item.iter_markers()
    return [mark.name for mark in marks if mark.kwargs.get("reason") not in waits]


class _Listed:
    """A pytest plugin that keeps what is collected."""

    def __init__(self) -> None:
        self.items: list[tuple[str, list[str]]] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the tests, with the markers of each."""
        self.items = [(item.name, markers_of(item)) for item in session.items]


def tell_collected(files: Sequence[str]) -> None:
    """Print, as the last line, the tests of files that pytest collects: (name, markers) in JSON."""
    listed = _Listed()
    options = ["-q", "--collect-only", "-p", "no:cacheprovider", "-p", "no:xdist"]
    pytest.main([*options, "--rootdir", str(ROOT), *files], plugins=[listed])
    print(f"\n{json.dumps(listed.items)}")
