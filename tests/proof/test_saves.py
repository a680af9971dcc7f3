"""A game saved as a document in the middle of a turn goes on with the same packets."""

from __future__ import annotations

import pytest

from proof.saves import BUILDS, saved


@pytest.mark.parametrize("number", range(0, len(BUILDS), 2))
def test_a_saved_game_goes_on_as_it_would_have(number: int) -> None:
    count, other = saved(1, number)
    assert count >= 2
    assert other == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 200, 50))
def test_two_hundred_saved_games_go_on_as_they_would_have(first: int) -> None:
    found = [saved(2, number) for number in range(first, first + 50)]
    assert sum(count for count, _ in found) >= 200
    assert [line for _, lines in found for line in lines] == []
