"""JUnit XML: a suite for each file, a case for each game, and nothing of the clock or the host.

The elements and attributes are those of junit-10.xsd of the Jenkins xUnit plugin, which pytest
writes by as well. A divergence is a failure, a file or game without a verdict an error, a game that
is not simulated skipped.
"""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, TextIO

from hsreplay_sim.base.address import Address
from hsreplay_sim.report import concise
from hsreplay_sim.report.ci.case import Case, Result, case_of, case_of_file
from hsreplay_sim.report.text import clean, unmet_text

if TYPE_CHECKING:
    from hsreplay_sim.report.clusters import Ranking
    from hsreplay_sim.report.model import FileReport, GameReport, Report

NAME = "hsreplay-sim verify"
EXPECTED = "--ignore"
"""The suite of the entries of the user's list that match nothing."""

ELEMENTS = {Result.FAILED: "failure", Result.BROKEN: "error", Result.SKIPPED: "skipped"}
_NOT_XML = re.compile("[\ufffe\uffff]")
"""What :func:`clean` leaves and XML 1.0 cannot hold."""


class Junit:
    """Writes a run when it is over: each suite begins with its counts."""

    def __init__(self, out: TextIO, *, strict: bool) -> None:
        self._out = out
        self._strict = strict

    def game(self, file: FileReport, game: GameReport) -> None:
        """Nothing yet."""

    def file(self, file: FileReport) -> None:
        """Nothing yet."""

    def end(self, report: Report, ranked: Ranking | None) -> None:
        """Write all suites; the format has no place for a ranking."""
        suites = [_suite(file, strict=self._strict) for file in report.files]
        if report.unmet:
            suites.append(_unmet(report))
        total = Counter(case.case.result for suite in suites for case in suite.cases)
        self._out.write('<?xml version="1.0" encoding="UTF-8"?>\n')
        self._out.write(f"<testsuites{_attributes(name=NAME)}{_counts(total)}>\n")
        for suite in suites:
            self._out.writelines(_suite_lines(suite, report.engine))
        self._out.write("</testsuites>\n")


class _TestCase(NamedTuple):
    """A case: its name, the lines of what was found, and those that say what it rests on."""

    name: str
    case: Case
    found: list[str]
    facts: list[str]


class _Suite(NamedTuple):
    name: str
    cases: list[_TestCase]


def _suite(file: FileReport, *, strict: bool) -> _Suite:
    cases = []
    for game in file.games:
        address = str(Address(file.path, game.game))
        facts = [concise.verdict_line(file, game), _facts(game)]
        found = list(concise.finding_lines(file, game))
        cases.append(_TestCase(address, case_of(game, strict=strict), found, facts))
    whole = case_of_file(file)
    if whole.result is not Result.PASSED:
        cases.append(_TestCase(file.path, whole, list(concise.end_lines(file)), []))
    return _Suite(file.path, cases)


def _unmet(report: Report) -> _Suite:
    cases = [Case(Result.FAILED, "unmet", unmet_text(entry)) for entry in report.unmet]
    rows = zip(report.unmet, cases, strict=True)
    return _Suite(EXPECTED, [_TestCase(entry, case, [case.message], []) for entry, case in rows])


def _facts(game: GameReport) -> str:
    """The game in a line: ``build 185749, constructed, Rosa#1234 – Emil#5678, 17 turns``."""
    facts = (
        game.build_text,
        game.mode,
        " – ".join(game.players),
        f"{game.turns} turns" if game.turns else "",
    )
    return ", ".join(filter(None, facts))


def _suite_lines(suite: _Suite, engine: str) -> Iterator[str]:
    counts = Counter(each.case.result for each in suite.cases)
    skipped = _attributes(skipped=str(counts[Result.SKIPPED]))
    yield f"<testsuite{_attributes(name=suite.name)}{_counts(counts)}{skipped}>\n"
    property_ = _attributes(name="engine", value=engine)
    yield f"<properties><property{property_}/></properties>\n"
    for each in suite.cases:
        yield f"<testcase{_attributes(classname=suite.name, name=each.name)}>\n"
        yield from _case_lines(each)
        yield "</testcase>\n"
    yield "</testsuite>\n"


def _case_lines(each: _TestCase) -> Iterator[str]:
    """The result with what was found, then the output: whatever the result has no place for."""
    output = each.found + each.facts
    if each.case.result in ELEMENTS:
        element = ELEMENTS[each.case.result]
        body = ""
        if each.case.result is not Result.SKIPPED:
            body, output = _text(each.found), each.facts
        attributes = _attributes(type=each.case.code, message=each.case.message)
        yield f"<{element}{attributes}>{body}</{element}>\n"
    if output:
        yield f"<system-out>{_text(output)}</system-out>\n"


def _counts(results: Counter[Result]) -> str:
    return _attributes(
        tests=str(results.total()),
        failures=str(results[Result.FAILED]),
        errors=str(results[Result.BROKEN]),
    )


def _attributes(**values: str) -> str:
    return "".join(f' {name}="{_safe(value)}"' for name, value in values.items() if value)


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{_safe(line)}\n" for line in lines)


def _safe(text: str) -> str:
    """Hostile text as XML can hold it."""
    return html.escape(_NOT_XML.sub("", clean(text)))
