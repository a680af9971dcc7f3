"""A lost line costs its own action; later ones are verified, but not held against the engine."""

from __future__ import annotations

import re

import pytest

from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.report.model import GameReport, Verdict
from hsreplay_sim.report.words import AFTER_LOSS
from hsreplay_sim.verifier.run import verify_game
from places import ROOT

FOLDER = ROOT / "fixtures" / "demo"
CLEAN = (FOLDER / "clean.log").read_text().splitlines(keepends=True)
PLANTED = (FOLDER / "planted.log").read_text().splitlines(keepends=True)
STEP = 34
"""The step in which the planted log differs."""


def verified(lines: list[str]) -> GameReport:
    (game,) = read_powerlog("".join(lines).encode())
    return verify_game(game)


def first_line(step: int) -> int:
    """The line a step begins at, from 0."""
    (game,) = read_powerlog("".join(CLEAN).encode())
    from hsreplay_sim.replay.actions import course_of

    return course_of(game.packets).actions[step - 1].line - 1


def damaged(lines: list[str], step: int, tag: str = "") -> list[str]:
    """Make the first change of a tag in a step unreadable."""
    start = first_line(step)
    change = re.compile(rf"TAG_CHANGE Entity=.* tag={tag or '[A-Z_]+'} ")
    at = next(n for n in range(start, len(lines)) if change.search(lines[n]))
    return [*lines[:at], lines[at].replace("tag=", "gat="), *lines[at + 1 :]]


@pytest.mark.parametrize("step", [10, 33, 60])
def test_a_lost_line_costs_its_own_action_only(step: int) -> None:
    report = verified(damaged(CLEAN, step, "NUM_OPTIONS_PLAYED_THIS_TURN" if step < 60 else ""))
    assert report.lines_lost == 1
    assert report.outcomes[step] == "lines lost"
    assert report.tally.reasons["lines lost"] <= 3
    assert report.tally.actions.diverged == 0
    assert report.tally.actions.verified >= report.tally.actions.total - 3
    assert report.verdict is Verdict.PARTIAL


def test_a_difference_before_the_loss_is_still_a_divergence() -> None:
    report = verified(damaged(PLANTED, 50))
    assert report.outcomes[STEP] == "diverged"
    assert report.outcomes[50] == "lines lost"
    assert report.verdict is Verdict.DIVERGED


def test_a_difference_right_after_the_loss_of_another_change_is_a_divergence() -> None:
    report = verified(damaged(PLANTED, STEP - 1, "NUM_OPTIONS_PLAYED_THIS_TURN"))
    assert report.outcomes[STEP - 1] == "lines lost"
    assert report.outcomes[STEP] == "diverged"
    assert report.tally.actions.diverged == 1


@pytest.mark.parametrize(("tag", "word"), [("DAMAGE", "unexplained"), ("ARMOR", "diverged")])
def test_a_change_of_nobody_known_touches_its_tag_in_its_own_action(tag: str, word: str) -> None:
    """U024:1422 is of a player whose name nobody binds."""
    at = first_line(STEP) + 1
    head, call, _ = PLANTED[at].partition("() - ")
    lost = f"{head}{call}TAG_CHANGE Entity=Nobody at all tag={tag} value=1\n"
    report = verified([*PLANTED[:at], lost, *PLANTED[at:]])
    assert report.lines_lost == 1
    assert report.outcomes[STEP] == word
    assert {each.beside for each in report.unexplained} <= {(AFTER_LOSS,)}
    assert report.tally.actions.verified == report.tally.actions.total - 1


def test_once_both_sides_agreed_in_a_whole_action_a_difference_is_a_divergence() -> None:
    report = verified(damaged(PLANTED, STEP - 3, "NUM_OPTIONS_PLAYED_THIS_TURN"))
    assert report.outcomes[STEP - 3] == "lines lost"
    assert [report.outcomes[each] for each in (STEP - 2, STEP - 1)] == ["unexplained", "verified"]
    assert report.outcomes[STEP] == "diverged"
    assert {each.step for each in report.unexplained} == {STEP - 2}


def test_a_line_that_is_lost_before_the_first_action_is_in_doubt_until_an_action_agrees() -> None:
    at = next(n for n, line in enumerate(PLANTED) if "FULL_ENTITY" in line) + 1
    report = verified([*PLANTED[:at], PLANTED[at].replace("tag=", "gat="), *PLANTED[at + 1 :]])
    assert report.lines_lost == 1
    assert report.outcomes[1] == "verified"
    assert report.outcomes[STEP] == "diverged"


def test_a_game_that_is_over_without_the_last_word_was_cut_off() -> None:
    last = max(n for n, line in enumerate(CLEAN) if "tag=STATE value=COMPLETE" in line)
    report = verified([*CLEAN[:last], *CLEAN[last + 1 :]])
    assert report.outcomes[max(report.outcomes)] == "truncated"
    assert report.tally.actions.diverged == 0


def test_how_far_a_mulligan_is_explains_nothing_later() -> None:
    """U055:436: a change of a player whose name nobody knows yet."""
    at = next(n for n, line in enumerate(PLANTED) if "tag=MULLIGAN_STATE " in line)
    head, _, tail = PLANTED[at].partition("Entity=")
    lost = f"{head}Entity=Nobody at all tag={tail.partition(' tag=')[2]}"
    report = verified([*PLANTED[:at], lost, *PLANTED[at + 1 :]])
    assert report.lines_lost >= 1
    assert report.outcomes[STEP] == "diverged"


def test_a_lost_choice_costs_its_own_action_and_explains_nothing_later() -> None:
    """U055:421 is the offer of a player whose name nobody knows yet."""
    at = next(n for n, line in enumerate(PLANTED) if "DebugPrintEntityChoices() - id=1" in line)
    lost = PLANTED[at].replace("id=1 Player", "no=1 Gamer")
    report = verified([*PLANTED[:at], lost, *PLANTED[at + 1 :]])
    assert report.lines_lost >= 1
    assert report.outcomes[1] == "lines lost"
    assert report.outcomes[STEP] == "diverged"
    assert report.tally.reasons["lines lost"] == 1


@pytest.mark.parametrize("lost", [True, False])
def test_an_option_that_differs_after_a_loss_is_not_held_against_the_engine(*, lost: bool) -> None:
    """The demonstration, with an option less of the decision behind the step."""
    step = STEP + 3
    start = first_line(step)
    at = next(n for n in range(start, len(CLEAN)) if "type=END_TURN" in CLEAN[n]) + 1
    assert "type=POWER" in CLEAN[at]
    lines = [*CLEAN[:at], *CLEAN[at + 1 :]]
    report = verified(damaged(lines, step, "NUM_OPTIONS_PLAYED_THIS_TURN") if lost else lines)
    assert len(report.option_differences) == (not lost)
    assert report.tally.options.not_judged == lost
