"""The table of what builds did differently: rows, pages and the profile of a build."""

from __future__ import annotations

import pytest

from hsreplay_sim.engine.builds.cards import Cards
from hsreplay_sim.engine.builds.profile import PAGES, SWITCHES, profile_for
from hsreplay_sim.engine.builds.switch import Switch

ROWS = [pytest.param(row, id=name) for name, row in SWITCHES.items()]


def test_no_two_rows_have_one_name() -> None:
    assert sum(len(page.rows()) for page in PAGES) == len(SWITCHES)


@pytest.mark.parametrize("row", ROWS)
def test_a_behaviour_was_absent_before_it_was_there(row: Switch) -> None:
    assert row.old < row.new
    assert not row.holds(row.old)
    assert row.holds(row.new)


def test_between_the_two_builds_the_middle_decides() -> None:
    row = Cards.ranks_doomsayer
    middle = (row.old + row.new) // 2
    assert [row.holds(build) for build in (middle, middle + 1)] == [False, True]


def test_a_page_answers_with_the_row_a_profile_with_the_answer() -> None:
    assert Cards.ranks_doomsayer is SWITCHES["ranks_doomsayer"]
    assert profile_for(25770).ranks_doomsayer is True
    assert profile_for(18336).ranks_doomsayer is False


def test_a_profile_does_not_change() -> None:
    with pytest.raises(AttributeError, match="does not change"):
        profile_for(25770).ranks_doomsayer = False  # type: ignore[misc]


def test_a_profile_with_another_answer_is_another_profile() -> None:
    profile = profile_for(25770)
    other = profile.but(ranks_doomsayer=False)
    assert not other.ranks_doomsayer
    assert profile.ranks_doomsayer
    assert other.build == 25770
    with pytest.raises(TypeError, match="no such switch: ranks_nobody"):
        profile.but(ranks_nobody=True)
