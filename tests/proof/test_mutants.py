"""Every rule that can be broken is broken: tests named by it, or recordings, must notice."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from hsreplay_sim.cards.words.effects import missiles
from hsreplay_sim.cards.words.selectors import CHARACTERS
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from proof.mutant_table import MUTANTS
from proof.mutants import (
    Evidence,
    Mutant,
    StaleMutantError,
    changed_codes,
    mutated,
    verified,
)

DEMO = ROOT / "fixtures" / "demo" / "clean.log"
NO_ANSWER = Mutant(
    (120,), "nobody strikes back", "engine.moves.attack:_exchange",
    "answer = defender.tags.get(ATK, 0)", "answer = 0",
)  # fmt: skip


@pytest.fixture
def demo() -> Recording:
    (game,) = read_powerlog(DEMO)
    return game


def stale() -> Iterator[str]:
    for mutant in MUTANTS:
        try:
            changed_codes(mutant)
        except StaleMutantError as error:
            yield str(error)


STALE_MAX = 6
"""An edit of the engine may leave a few rows behind; the proof itself refuses to run with any."""


def test_mutants_find_their_words() -> None:
    """After an edit of the engine: bring the rows of tests/proof/mutant_table.py up to date."""
    behind = list(stale())
    assert len(behind) <= STALE_MAX, "\n".join(behind)


@pytest.mark.slow
def test_every_mutant_finds_its_words() -> None:
    assert list(stale()) == []


def test_no_two_mutants_have_one_name() -> None:
    names = [mutant.name for mutant in MUTANTS]
    assert sorted(set(names)) == sorted(names)


def test_a_broken_rule_shows_in_a_recording_and_is_whole_again(demo: Recording) -> None:
    base, evidence = verified(demo), Evidence()
    with mutated(NO_ANSWER):
        evidence.add(base, verified(demo))
    assert evidence.killed
    assert evidence.games == 1
    assert 0 < evidence.actions <= evidence.checks
    again = Evidence()
    again.add(base, verified(demo))
    assert (again, again.killed) == (Evidence(), False)
    assert verify_game(demo).divergences_total == 0


def test_an_operation_made_before_is_broken_too() -> None:
    """Card texts hold closures: the ones there are must change, not only those made later."""
    run = missiles(1, CHARACTERS).run
    (mutant,) = [each for each in MUTANTS if each.at.endswith(":missiles")]
    whole = run.__code__
    with mutated(mutant):
        assert run.__code__ is not whole
    assert run.__code__ is whole


@pytest.mark.parametrize(
    ("mutant", "message"),
    [
        pytest.param(
            Mutant((1,), "gone", "engine.rules.damage:nowhere", "a", "b"),
            "R1: gone: there is no engine.rules.damage:nowhere",
            id="no-function",
        ),
        pytest.param(
            Mutant((1,), "moved", "engine.nowhere:hit", "a", "b"),
            "R1: moved: there is no engine.nowhere:hit",
            id="no-module",
        ),
        pytest.param(
            Mutant((1,), "twice", "engine.rules.damage:hit", "return 0", "return 1"),
            "stands 3 times in engine.rules.damage:hit, not once",
            id="not-once",
        ),
        pytest.param(
            Mutant((1,), "no code", "engine.rules.damage:SCHOOL_POWER", "a", "b"),
            "engine.rules.damage:SCHOOL_POWER is no function",
            id="no-code",
        ),
    ],
)
def test_a_stale_mutant_says_so(mutant: Mutant, message: str) -> None:
    with pytest.raises(StaleMutantError) as caught, mutated(mutant):
        pass
    assert message in str(caught.value)


def unseen(*options: str) -> list[str]:
    """Mutants that no test named by their rules notices: another run of tests, of its own."""
    command = [sys.executable, "scripts/prove.py", "break", "tests", "--quick", *options]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert " named tests" in done.stdout, done.stderr[-2000:]
    return [line for line in done.stdout.splitlines() if " 0 named tests" in line]


@pytest.mark.proof
def test_some_broken_rules_are_noticed_by_tests_named_by_them() -> None:
    assert unseen("--sample", "12") == []


@pytest.mark.slow
def test_every_broken_rule_is_noticed_by_a_test_named_by_it() -> None:
    """Without the recordings, which do not show every rule."""
    assert unseen() == []


def test_the_table_of_mutants_is_of_today() -> None:
    """Its figures need the recordings; this asks for its rows, and that each is noticed."""
    text = (ROOT / "docs" / "tables" / "MUTANTS.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| R")]
    wanted = {(" ".join(f"R{rule}" for rule in each.rules), each.says) for each in MUTANTS}
    late = "scripts/prove.py mutants --write brings docs/tables/MUTANTS.md up to date"
    assert {(row[0], row[1]) for row in rows} == wanted, late
    assert [row[1] for row in rows if row[5] == "0"] == []
