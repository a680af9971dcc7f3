"""docs/CONTRACT.md has every statement once, and the tests that it names run and show it."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys

import pytest

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.play import implemented
from places import ROOT
from proof.contract import PAGE, claims_of, files_of, is_cited, lines, markers_of, statements
from proof.contract_mutants import BROKEN, DRAWN
from proof.mutants import StaleMutantError, changed_codes

TEXT = PAGE.read_text(encoding="utf-8")
STATEMENTS = 325
BUILD = 185749
"""The build of which the page counts texts."""

WAITING = {"corpus", "proof", "slow"}
"""Markers of tests that do not run at the first speed."""
NEVER = {"skip", "skipif", "xfail"}
LEAVES = {"skip", "xfail", "importorskip", "corpus_dir", "shared_dir"}
"""What a test calls that may end it without a claim."""

# --- the page --------------------------------------------------------------------------------


def test_every_statement_stands_there_once() -> None:
    numbers = [
        number for each in statements() for number in range(each.first, each.last + 1)
    ]  # fmt: skip
    assert sorted(numbers) == list(range(1, STATEMENTS + 1))


def test_every_row_of_the_page_is_understood() -> None:
    rows = [line for line in TEXT.partition("\n## 30 rows")[0].splitlines() if line[:3] > "| 0"]
    assert len([row for row in rows if re.match(r"\| \d", row)]) == len(statements())


@pytest.mark.parametrize(
    ("row", "wanted"),
    [
        pytest.param(135, {"type": 39}, id="locations"),
        pytest.param(139, {"card_class": 1}, id="death-knight"),
    ],
)
def test_the_texts_that_are_not_written_are_counted(row: int, wanted: dict[str, int]) -> None:
    cards = CardStore.open().at(BUILD).pool(collectible=True, **wanted)
    lack = sum(not implemented(card, build=BUILD) for card in cards)
    (says,) = (each.says for each in statements() if each.first == row)
    assert f"The texts of {lack} of {len(cards)} " in says


# --- the tests that it cites -----------------------------------------------------------------


CITED = frozenset(name for each in statements() for name in each.cited)


Collected = dict[str, list[set[str]]]


@pytest.fixture(scope="module")
def collected(request: pytest.FixtureRequest) -> Collected:
    """The name of each test in the files that are cited → the markers of each of its cases.

    A run of the whole suite has them all; a run of this file alone collects them.
    """
    items, files = request.session.items, files_of(CITED)
    if {item.path for item in items} >= set(files):
        told = [(item.name, markers_of(item)) for item in items]
    else:
        code = f"from proof.contract import tell_collected; tell_collected({list(map(str, files))})"
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", code]
        done = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, check=True
        )
        told = json.loads(done.stdout.splitlines()[-1])
    found: Collected = {}
    for name, markers in told:
        found.setdefault(name.partition("[")[0], []).append(set(markers))
    return found


def leaving() -> frozenset[str]:
    """The tests of these files that may end without a claim."""
    return frozenset(
        node.name
        for path in files_of(CITED)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and LEAVES & set(_called(node))
    )


def _called(node: ast.FunctionDef) -> list[str]:
    calls = (each.func for each in ast.walk(node) if isinstance(each, ast.Call))
    return [getattr(each, "attr", getattr(each, "id", "")) for each in calls]


def test_what_shows_a_statement_is_collected(collected: Collected) -> None:
    shown = frozenset(name for test in collected for name in claims_of(test))
    assert sorted(CITED - shown) == []


def test_no_test_that_is_cited_is_skipped_or_expected_to_fail(collected: Collected) -> None:
    bad = [test for test, cases in collected.items() if any(NEVER & each for each in cases)]
    assert sorted(test for test in bad if is_cited(test, CITED)) == []


def test_each_statement_is_shown_without_recordings_and_at_once(collected: Collected) -> None:
    left = leaving()
    quick = frozenset(
        name
        for test, cases in collected.items()
        if test not in left and not any(WAITING & markers for markers in cases)
        for name in claims_of(test)
    )
    assert [each.row for each in statements() if quick.isdisjoint(each.cited)] == []


# --- rows that are made false ----------------------------------------------------------------


def test_changes_that_make_rows_false_find_their_words() -> None:
    def is_stale(at: int) -> bool:
        try:
            changed_codes(BROKEN[at].mutant)
        except StaleMutantError:
            return True
        return False

    assert [BROKEN[at].mutant.name for at in range(len(BROKEN)) if is_stale(at)] == []


def test_the_table_of_the_page_has_the_rows_that_were_drawn() -> None:
    assert len(dict.fromkeys(each.row for each in DRAWN)) == 30
    told = TEXT.partition("\n## 30 rows")[2].splitlines()
    table = [line.rpartition(" | ")[0] for line in told if re.match(r"\| \d", line)]
    wanted = [line.rpartition(" | ")[0] for line in lines(DRAWN, [[]] * len(DRAWN))]
    assert table == wanted, "scripts/prove.py contract prints the table"


@pytest.mark.proof
def test_a_row_that_is_made_false_fails_a_test_that_it_cites() -> None:
    """Some 40 changes of the engine and of the reading, each under the tests of its row."""
    command = [sys.executable, "scripts/prove.py", "contract"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert [line for line in done.stdout.splitlines() if line.endswith("| none |")] == []
    assert done.returncode == 0, done.stderr[-2000:]
