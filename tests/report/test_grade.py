"""What a report begins with, and what it counts."""

from __future__ import annotations

import pytest

from hsreplay_sim.report.grade import grades, headline, most_telling
from hsreplay_sim.report.model import Divergence
from hsreplay_sim.report.words import Grade
from report.samples import divergence

BOARD, RULES, BOOKKEEPING = Grade


def graded(*steps: tuple[int, Grade]) -> list[Divergence]:
    return [divergence(step, grade=grade) for step, grade in steps]


@pytest.mark.parametrize(
    ("steps", "step"),
    [
        pytest.param([(2, BOARD), (5, BOARD)], 2, id="the-earliest"),
        pytest.param([(2, BOOKKEEPING), (5, BOARD)], 2, id="whatever-its-grade"),
        pytest.param([(2, BOOKKEEPING), (2, RULES), (5, BOARD)], 2, id="with-the-highest-grade"),
    ],
)
def test_the_headline_is_what_tells_most_of_the_earliest_root(
    steps: list[tuple[int, Grade]], step: int
) -> None:
    found = headline(graded(*steps))
    assert found is not None
    assert found.step == step
    assert found.grade == min((g for s, g in steps if s == step), key=list(Grade).index)


def test_what_follows_is_no_headline() -> None:
    later = divergence(2, follows="a.log:1@1")
    root = divergence(5)
    assert headline([later, root]) is root


def test_a_game_without_a_divergence_has_no_headline() -> None:
    assert headline([]) is None


def test_within_an_action_a_wrong_answer_goes_before_what_follows_from_it() -> None:
    pick = divergence(code="E203", tag=None, entity=None, line=900)
    assert headline([divergence(line=3), pick]) is pick


def test_an_action_counts_once_with_its_highest_grade() -> None:
    found = graded((2, BOOKKEEPING), (2, BOARD), (3, BOOKKEEPING), (4, BOOKKEEPING))
    assert grades(found) == {"board": 1, "bookkeeping": 2}


def test_where_only_some_are_kept_they_are_those_of_the_highest_grades_in_order() -> None:
    found = graded((2, BOOKKEEPING), (3, BOARD), (4, BOOKKEEPING), (5, BOARD))
    assert [each.step for each in most_telling(found, 3)] == [2, 3, 5]
