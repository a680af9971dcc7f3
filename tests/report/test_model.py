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
from hsreplay_sim.report.words import Outcome
from report.samples import (
    contradiction,
    diverged_game,
    divergence,
    report,
    unexplained_game,
    verified_game,
)

UNREADABLE = FileReport("x", ErrorInfo.of(FormatError("no game", SourceRef("x", 3))))
UNSUPPORTED = FileReport("x", ErrorInfo.of(UnsupportedError("battlegrounds")))
BUG = FileReport("x", ErrorInfo("X901", "KeyError: 5"))
CLEAN = FileReport("a.log", games=[verified_game()])
DIVERGED = FileReport("b.log", games=[diverged_game()])
UNEXPLAINED = FileReport("e.log", games=[unexplained_game()])
EMPTY = FileReport("c.log")


def game(total: int, verified: int, **changes: object) -> GameReport:
    one = GameReport(1, "power.log", **changes)
    one.tally.actions = Actions(total, verified, unverifiable=total - verified)
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
        pytest.param(unexplained_game(), "partial", id="unexplained-is-never-verified"),
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
        pytest.param([UNEXPLAINED], False, ExitCode.CLEAN, id="unexplained-is-no-failure"),
        pytest.param([UNEXPLAINED], True, ExitCode.UNSUPPORTED, id="but-strictly-it-is"),
        pytest.param([UNEXPLAINED, DIVERGED], True, ExitCode.DIVERGED, id="1-before-4"),
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


@pytest.mark.parametrize("outcome", Outcome)
def test_an_action_is_counted_under_its_outcome_alone(outcome: Outcome) -> None:
    actions = Actions()
    actions.count(outcome)
    assert [getattr(actions, each) for each in Outcome] == [each is outcome for each in Outcome]
    assert actions.total == 1


def test_what_is_unexplained_is_no_divergence() -> None:
    one = unexplained_game()
    assert (one.divergences, one.divergences_total, one.first) == ([], 0, None)
    assert (len(one.unexplained), one.unexplained_total) == (1, 1)
    assert one.ok
    assert not one.fails
    assert one.tally.grades == {}
    one.raise_for_divergence()


def test_a_report_begins_with_the_headline_and_else_with_what_is_unexplained() -> None:
    one = unexplained_game(divergence(2), divergence(3))
    assert one.begins_with is one.unexplained[0]
    one.add(divergence(5))
    assert one.begins_with is one.headline is one.divergences[0]
    assert [each.step for each in one.differences] == [5, 2, 3]
    assert GameReport(1, "power.log").begins_with is None


def test_a_difference_says_in_a_line_what_is_beside_it() -> None:
    (found,) = unexplained_game().unexplained
    assert found.summary().endswith("logged 5 simulated 4 beside LOOT_538, not implemented")


def test_a_contradiction_has_both_values_with_their_lines_and_the_law() -> None:
    found = contradiction()
    assert found.step == 4
    assert found.summary() == (
        "a.log:1@4 E401 attack Harvest Golem #31 at Water Elemental #44 Water Elemental #44"
        " DEFENDING logged 1 (line 9001) and 0 (line 9004): mirror of the defender:"
        " DEFENDING is set on the entity that PROPOSED_DEFENDER names"
    )


@pytest.mark.parametrize(
    ("ignored", "contradicted", "code"),
    [
        pytest.param(0, False, ExitCode.UNSUPPORTED, id="nothing-is-expected"),
        pytest.param(1, False, ExitCode.UNSUPPORTED, id="one-of-two-is-expected"),
        pytest.param(2, False, ExitCode.CLEAN, id="all-is-expected"),
        pytest.param(2, True, ExitCode.UNSUPPORTED, id="a-contradiction-never-is"),
    ],
)
def test_strictly_what_is_unexplained_must_be_expected(
    ignored: int, contradicted: bool, code: ExitCode
) -> None:
    one = unexplained_game(divergence(2), divergence(3), contradicted=contradicted)
    one.tally.count("ignored_unexplained", "entry", ignored)
    assert report(FileReport("a.log", games=[one])).exit_code(strict=True) == code


def test_the_report_of_a_game_counts_what_is_unexplained() -> None:
    one = unexplained_game(contradicted=True)
    assert repr(one) == "<GameReport 1: partial, 8 of 10 actions verified, 2 unexplained>"
    html = one._repr_html_()
    assert "a.log:1@2 E301" in html
    assert "a.log:1@4 E401" in html
