"""Both sides of a step: what the log says beside what the engine did."""

from __future__ import annotations

from pathlib import Path

import pytest

import hsreplay_sim
from corpus import corpus_dir
from hsreplay_sim.app.look.sides import sides_of
from hsreplay_sim.base import tags as t
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.moment.sides import Apart, Match, Sides
from hsreplay_sim.report.words import Outcome
from places import ROOT

DEMO = ROOT / "fixtures" / "demo"
PLANTED = 34


def both_sides(path: Path, *steps: int) -> tuple[GameReport, list[Sides]]:
    game = hsreplay_sim.load(path)[0]
    assert isinstance(game, Recording)
    return sides_of(game, steps)


@pytest.fixture(scope="module")
def planted() -> Sides:
    (sides,) = both_sides(DEMO / "planted.log", PLANTED)[1]
    return sides


def test_a_clean_game_has_the_same_on_both_sides() -> None:
    report, steps = both_sides(DEMO / "clean.log")
    assert [each.step for each in steps] == list(range(1, len(steps) + 1))
    assert {each.outcome for each in steps} == {Outcome.VERIFIED}
    assert [row for each in steps for row in each.rows if row.odd] == []
    assert [each.apart for each in steps if each.apart] == []
    assert all(str(each.after_logged) == str(each.after_simulated) for each in steps)
    assert report.ok


def test_a_row_that_differs_holds_both_values_and_the_line(planted: Sides) -> None:
    (place,) = planted.marks
    row = planted.rows[place]
    assert (row.match, row.logged_value, row.simulated_value) == (Match.DIFFERS, 3, 2)
    assert row.line == planted.differences[0].line
    assert row.logged == "Murloc Raider #14 DAMAGE 3"
    assert row.simulated == "Murloc Raider #14 DAMAGE 2"
    assert [each for each in planted.rows if each.odd] == [row]


def test_the_boards_are_those_before_and_after_on_both_sides(planted: Sides) -> None:
    boards = planted.before, planted.after_logged, planted.after_simulated
    raiders = [
        [(each.health, each.differs) for side in (board.top, board.bottom)
         for each in side.minions if each.id == 14]
        for board in boards
    ]  # fmt: skip
    assert raiders == [[(1, True)], [(-2, True)], [(-1, True)]] or raiders[1:] == [[], []]


def test_where_a_step_leaves_the_engine_apart_is_told_with_its_value() -> None:
    lines = (DEMO / "clean.log").read_text("utf-8").splitlines(keepends=True)
    assert "Entity=36 tag=DAMAGE value=1" in lines[1478]
    lines[1478] = lines[1478].replace("value=1", "value=2")
    game = hsreplay_sim.load("".join(lines).encode())[0]
    assert isinstance(game, Recording)
    found = {each.step: each.apart for each in sides_of(game)[1] if each.apart}
    assert found == {17: (Apart(36, t.DAMAGE, 1),)}


def test_the_report_is_the_one_of_a_verification_without_a_witness() -> None:
    game = hsreplay_sim.load(DEMO / "planted.log")[0]
    assert isinstance(game, Recording)
    assert sides_of(game)[0].to_json() == hsreplay_sim.verify(game).to_json()


RECORDED = ("U005", "U098", "U249", "U405")


@pytest.mark.parametrize("unit", RECORDED)
def test_every_divergence_of_a_recording_is_marked_where_it_stands(unit: str) -> None:
    for path in sorted(corpus_dir("powerlog").glob(f"{unit}_*")):
        report, steps = both_sides(path)
        assert report.tally.actions.total == len(steps)
        for each in steps:
            lines = {each.rows[place].line for place in each.marks}
            told = {found.line for found in each.differences if found.logged is not None}
            assert each.differences == () or lines & told or 0 in lines
