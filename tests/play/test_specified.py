"""What the specification wants measured is as it says, but where the server says otherwise."""

from __future__ import annotations

from math import sqrt

import pytest

from benchmarks import bench_rules
from benchmarks.bench_rules import MATRIX, STATES, caps, last_turn, measured_odds, odds


@pytest.mark.parametrize(
    ("first", "hand", "percent"),
    [pytest.param(1, 3, 41.25, id="first"), pytest.param(2, 4, 50.98, id="second")],
)
def test_a_hard_mulligan_finds_a_card_as_often_as_it_must(
    first: int, hand: int, percent: float
) -> None:
    exact = float(odds(hand))
    assert round(100 * exact, 2) == percent
    games = 300
    off = bench_rules.DEVIATIONS * sqrt(exact * (1 - exact) / games)
    assert measured_odds(first, games) == pytest.approx(exact, abs=off)


@pytest.mark.parametrize("action", list(MATRIX))
def test_what_reaches_stealth_elusive_and_immune(action: str) -> None:
    reaches, wanted = MATRIX[action]
    assert tuple(reaches(state) for state in STATES) == wanted


def test_a_game_ends_as_its_90th_turn_begins() -> None:
    assert last_turn() == 90


def test_a_hand_a_board_and_the_secrets_are_full_at_10_7_and_5() -> None:
    assert caps() == {"hand": 10, "board": 7, "Secrets": 5}
