"""Verdicts, exit codes and sums."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from hsreplay_sim.base.errors import ExitCode, FormatError, UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.report.model import (
    DivergenceError,
    ErrorInfo,
    FileReport,
    GameReport,
    Verdict,
)
from hsreplay_sim.report.tally import COUNTERS, GROUPS, Actions, TagChanges, Tally
from report.samples import diverged_game, divergence, report, verified_game

UNREADABLE = FileReport("x", ErrorInfo.of(FormatError("no game", SourceRef("x", 3))))
UNSUPPORTED = FileReport("x", ErrorInfo.of(UnsupportedError("battlegrounds")))
BUG = FileReport("x", ErrorInfo("X901", "KeyError: 5"))
CLEAN = FileReport("a.log", games=[verified_game()])
DIVERGED = FileReport("b.log", games=[diverged_game()])
EMPTY = FileReport("c.log")


def game(total: int, verified: int, **changes: object) -> GameReport:
    one = GameReport(1, "power.log", **changes)
    one.tally.actions = Actions(total, verified, 0, total - verified)
    one.judge()
    return one


@pytest.mark.parametrize(
    ("one", "verdict"),
    [
        pytest.param(game(4, 4), "verified", id="every-action-verified"),
        pytest.param(game(4, 3), "partial", id="one-unverifiable-is-partial"),
        pytest.param(game(0, 0), "partial", id="nothing-done-is-never-verified"),
        pytest.param(game(4, 4, lines_lost=1), "partial", id="a-lost-line-is-never-verified"),
        pytest.param(
            game(4, 4, verdict=Verdict.UNSUPPORTED), "unsupported", id="unsupported-stays"
        ),
        pytest.param(game(4, 4, error=BUG.error), "error", id="an-error-is-no-verdict"),
        pytest.param(diverged_game(), "diverged", id="one-divergence-is-enough"),
    ],
)
def test_verdict_of_a_game(one: GameReport, verdict: str) -> None:
    assert one.verdict == verdict


@pytest.mark.parametrize(
    ("files", "strict", "code"),
    [
        pytest.param([CLEAN], False, ExitCode.CLEAN, id="clean"),
        pytest.param([CLEAN, DIVERGED], False, ExitCode.DIVERGED, id="diverged"),
        pytest.param([CLEAN, UNREADABLE], False, ExitCode.UNREADABLE, id="unreadable"),
        pytest.param([DIVERGED, UNREADABLE], False, ExitCode.DIVERGED, id="1-before-3"),
        pytest.param([DIVERGED, BUG], False, ExitCode.INTERNAL, id="70-before-1"),
        pytest.param([CLEAN, UNSUPPORTED], False, ExitCode.CLEAN, id="unsupported-is-no-failure"),
        pytest.param([CLEAN, UNSUPPORTED], True, ExitCode.UNSUPPORTED, id="but-strictly-is"),
        pytest.param([UNREADABLE, UNSUPPORTED], True, ExitCode.UNREADABLE, id="3-before-4"),
        pytest.param([UNSUPPORTED], False, ExitCode.NOTHING, id="only-unsupported-is-nothing"),
        pytest.param([UNSUPPORTED], True, ExitCode.UNSUPPORTED, id="4-before-5"),
        pytest.param([EMPTY], False, ExitCode.NOTHING, id="no-game"),
        pytest.param([], False, ExitCode.NOTHING, id="no-file"),
        pytest.param(
            [FileReport("d", games=[game(3, 0)])], False, ExitCode.NOTHING, id="nothing-compared"
        ),
    ],
)
def test_exit_code_of_a_run(files: list[FileReport], strict: bool, code: ExitCode) -> None:
    assert report(*files).exit_code(strict) == code


def test_an_error_of_one_game_ends_with_70_and_the_others_stand() -> None:
    broken = GameReport(2, "power.log", error=BUG.error)
    broken.judge()
    run = report(FileReport("a.log", games=[verified_game(), broken]))
    assert run.exit_code() == ExitCode.INTERNAL
    assert [one.verdict for one in run.games] == ["verified", "error"]


def test_a_tally_merges_every_group_and_counter() -> None:
    one, two = Tally(), Tally()
    for number, (_, group) in enumerate(one.groups(), 1):
        for name in group.__slots__:
            setattr(group, name, number)
    for name in COUNTERS:
        one.count(name, "x", 2)
        two.count(name, "y")
    two.merge(copy.deepcopy(one))
    two.merge(one)
    for number, name in enumerate(GROUPS, 1):
        assert {getattr(getattr(two, name), part) for part in getattr(two, name).__slots__} == {
            2 * number
        }
    assert all(getattr(two, name) == {"x": 4, "y": 1} for name in COUNTERS)


def test_the_totals_are_the_sum_over_games_and_leave_them_alone() -> None:
    run = report(CLEAN, DIVERGED)
    assert run.totals().tag_changes == TagChanges(140, 108, 0, 20, 2, 10, 1)
    assert run.games[0].tally.tag_changes.logged == 40
    assert run.totals().unimplemented == {"EX1_999": 2}


def test_raise_for_divergence_names_the_place() -> None:
    with pytest.raises(DivergenceError, match=r"a\.log:1@2 E301 .* DAMAGE logged 5 simulated 4"):
        diverged_game().raise_for_divergence()
    verified_game().raise_for_divergence()


def test_a_divergence_knows_the_step_of_its_address() -> None:
    assert divergence(step=41).step == 41
    assert replace(divergence(), address="a.rep:1").step == 0


def test_signatures_hold_no_entity_ids_so_that_one_bug_is_one_line() -> None:
    one = divergence(entity=31, block="", action="PLAY Flamestrike #27")
    other = divergence(entity=99, block="", action="PLAY Flamestrike #3", step=9)
    assert one.signature() == other.signature()
    assert divergence(simulated=9).signature() != divergence(simulated=1).signature()
