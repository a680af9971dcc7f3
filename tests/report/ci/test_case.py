"""A case fails where the exit code says so, and everything that a run meets is a case."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim.report.ci.case import (
    NOTHING,
    Case,
    Result,
    case_of,
    case_of_file,
    case_of_step,
)
from hsreplay_sim.report.model import NO_GAME, ErrorInfo, FileReport
from hsreplay_sim.report.words import Outcome, Reason
from report.ci.runs import GAMES, report_of

BOTH = {
    "verified": "passed passed",
    "diverged": "failed failed",
    "expected": "passed failed",
    "unexplained": "passed failed",
    "adopted": "passed failed",
    "unsupported": "skipped failed",
    "broken": "error error",
    "empty": "skipped skipped",
    "hostile": "failed failed",
}
"""Kind of game → its result, and its result in a strict run. The game with an expected divergence
has a card without a class as well."""


@pytest.mark.parametrize("kind", GAMES)
def test_every_kind_of_game_has_a_result(kind: str) -> None:
    game = GAMES[kind]()
    results = [case_of(game, strict=strict).result for strict in (False, True)]
    assert " ".join(results) == BOTH[kind]


@pytest.mark.parametrize("strict", [False, True], ids=["plain", "strict"])
@pytest.mark.parametrize("kind", GAMES)
def test_a_case_is_red_where_the_exit_code_is(kind: str, *, strict: bool) -> None:
    game = GAMES[kind]()
    code = report_of(FileReport("a.log", games=[game])).exit_code(strict)
    red = case_of(game, strict=strict).result in (Result.FAILED, Result.BROKEN)
    assert red is (code not in (ExitCode.CLEAN, ExitCode.NOTHING))


def test_what_is_not_passed_says_why() -> None:
    for kind, make in GAMES.items():
        for strict in (False, True):
            case = case_of(make(), strict=strict)
            assert bool(case.message) is (case.result is not Result.PASSED), kind


def test_a_divergence_that_is_counted_and_not_kept_fails() -> None:
    game = GAMES["diverged"]()
    game.keep(0)
    assert case_of(game) == Case(Result.FAILED, "", "diverged")


def test_a_strict_failure_names_what_is_open() -> None:
    case = case_of(GAMES["unexplained"](), strict=True)
    assert case.message == "1 unexplained difference; 1 contradiction"
    case = case_of(GAMES["adopted"](), strict=True)
    assert case.message == "not implemented: Temporus (LOOT_538)"


def test_of_many_cards_the_first_are_named() -> None:
    game = GAMES["adopted"]()
    game.tally.unimplemented = {f"X_{number}": 1 for number in range(9)}
    assert case_of(game, strict=True).message.endswith("X_4, X_5, 3 more")


def test_a_game_in_which_nothing_was_compared_is_not_passed() -> None:
    assert case_of(GAMES["empty"]()) == Case(Result.SKIPPED, "", NOTHING)


def test_a_file_is_a_case_of_its_own_if_it_has_no_game_or_ends_in_an_error() -> None:
    assert case_of_file(FileReport("a.log")) == Case(Result.SKIPPED, "", NO_GAME)
    cut = FileReport("a.log", ErrorInfo("I102", "not a log", 7), [GAMES["verified"]()])
    assert case_of_file(cut) == Case(Result.BROKEN, "I102", "line 7: not a log")
    assert case_of_file(FileReport("a.log", games=cut.games)).result is Result.PASSED


def test_a_strict_step_fails_for_what_is_unexplained_in_it_or_contradicts_itself() -> None:
    game = GAMES["unexplained"]()
    messages = {step: case_of_step(game, step, strict=True).message for step in (2, 4)}
    assert messages[2].startswith("unexplained a.log:1@2 E301 PLAY Flamestrike #27")
    assert messages[4].startswith("a.log:1@4 E401 attack Harvest Golem #31")
    game.unexplained[0] = replace(game.unexplained[0], known=True)
    game.contradictions[0] = with_fields(game.contradictions[0], known=True)
    for step in (2, 4):
        assert case_of_step(game, step, strict=True).result is Result.PASSED


def test_a_step_that_was_not_judged_is_skipped_with_the_reason() -> None:
    game = GAMES["verified"]()
    game.outcomes = {1: Outcome.VERIFIED, 2: Reason.HIDDEN}
    assert case_of_step(game, 1).result is Result.PASSED
    assert case_of_step(game, 2) == Case(Result.SKIPPED, "", "not judged: hidden")
    assert case_of_step(game, 3) == Case(Result.SKIPPED, "", f"not judged: {NOTHING}")
