"""No row of the verifier's tables is a case: each is at work in some recordings of some sources."""

from __future__ import annotations

import pytest

from hsreplay_sim.verifier.run import verify_game
from proof.rows import (
    FINDER,
    LAW,
    QUESTION,
    SWITCH,
    Figures,
    Row,
    counting,
    counts_of,
    is_thin,
    rows,
)
from proof.run_rows import TABLE, Sum, complaints, printed, summed, text
from proof.thin_rows import KEPT, KEPT_MAX
from recordings import recording, recordings

EVERY = 10


def table() -> dict[Row, Figures]:
    return printed(TABLE.read_text(encoding="utf-8"))


def test_the_printed_table_has_the_rows_of_today() -> None:
    assert sorted(table()) == sorted(rows())


def test_no_row_is_thin_but_those_that_were_reviewed() -> None:
    assert list(complaints(table())) == []


def test_few_thin_rows_are_kept_each_with_its_reason() -> None:
    assert len(KEPT) <= KEPT_MAX
    assert all(reason.endswith(".") for reason in KEPT.values())


@pytest.mark.corpus
def test_what_is_at_work_in_a_tenth_of_the_recordings_is_in_the_table() -> None:
    found, counted = summed(recordings()[::EVERY]), table()
    more = [
        str(row) for row, each in found.items() if len(each.recordings) > counted[row].recordings
    ]
    assert more == []


@pytest.mark.parametrize(
    ("recordings", "repositories", "thin"),
    [(0, 0, True), (2, 2, True), (9, 1, True), (3, 2, False)],
)
def test_a_row_is_thin_below_three_recordings_or_two_repositories(
    recordings: int, repositories: int, *, thin: bool
) -> None:
    assert is_thin(Row(FINDER, "any"), Figures(9, 9, recordings, repositories)) is thin


@pytest.mark.parametrize(
    ("cases", "repositories", "thin"), [(99, 9, True), (100, 4, True), (100, 5, False)]
)
def test_a_law_holds_in_a_hundred_cases_of_five_repositories(
    cases: int, repositories: int, *, thin: bool
) -> None:
    assert is_thin(Row(LAW, "any"), Figures(cases, 0, 50, repositories)) is thin


def test_a_question_is_as_rare_as_the_cards_that_ask_it() -> None:
    assert not is_thin(Row(QUESTION, "herald"), Figures(1, 1, 1, 1))


def test_a_switch_of_one_text_is_thin_only_if_no_recording_reads_it() -> None:
    assert is_thin(Row(SWITCH, "nightmare_notes"), Figures(0, 0, 0, 0))
    assert not is_thin(Row(SWITCH, "nightmare_notes"), Figures(0, 0, 1, 1))
    assert is_thin(Row(SWITCH, "notes_temporary"), Figures(0, 0, 1, 1))


def test_a_page_says_what_it_was_printed_from() -> None:
    draw, moved = Row(QUESTION, "draw"), Row(FINDER, "picks._moves_to")
    found = {draw: Sum(1200, 1100, set("abcd"), set("ab")), moved: Sum(3, 1, {"a"}, {"a"})}
    page = text(found, 489)
    assert "| `draw` | 1,200 | 1,100 | 4 | 2 |  |" in page
    assert printed(page) == {draw: Figures(1200, 1100, 4, 2), moved: Figures(3, 1, 1, 1)}


@pytest.mark.corpus
def test_questions_finders_and_switches_of_a_game_are_counted() -> None:
    from hsreplay_sim.app.batch import observed_games

    (game,) = observed_games([recording("U433_")])
    counts = counts_of(game)
    drawn, moved = counts[Row(QUESTION, "draw")], counts[Row(FINDER, "picks._moves_to")]
    assert (drawn.asked, drawn.found, drawn.at_work) == (23, 23, True)
    assert moved.asked > moved.found > 0
    assert counts[Row(SWITCH, "position_before_zone")].at_work


@pytest.mark.corpus
def test_counting_changes_no_verdict() -> None:
    """U433 asks a finder by keyword as Tracking is played."""
    from hsreplay_sim.app.batch import observed_games

    (game,) = observed_games([recording("U433_")])
    outcomes = verify_game(game).outcomes
    with counting():
        assert verify_game(game).outcomes == outcomes
