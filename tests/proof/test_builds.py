"""Leaving one build out takes it out of the table, and puts it back."""

from __future__ import annotations

from hsreplay_sim.builds.profile import SWITCHES, profile_for
from hsreplay_sim.report.tally import Tally
from proof.run_builds import Played, groups, last_known, left_out, next_known, table

KNOWN = (9166, 27358, 28329, 255790)


def test_the_switches_that_end_or_begin_at_a_build_do_so_at_its_neighbours() -> None:
    row = SWITCHES["amount_healed"]
    assert row.builds == (27358, 28329)
    with left_out(28329, KNOWN) as moved:
        assert moved > 1
        assert row.builds == (27358, 255790)
        assert not profile_for(28329).amount_healed
    with left_out(27358, KNOWN):
        assert row.builds == (9166, 28329)
        assert profile_for(27358).amount_healed
    assert row.builds == (27358, 28329)
    assert profile_for(28329).amount_healed


def test_no_switch_begins_or_ends_at_a_build_that_is_left_out() -> None:
    builds = sorted({build for row in SWITCHES.values() for build in row.builds})
    for build in builds:
        with left_out(build, builds):
            assert all(build not in row.builds for row in SWITCHES.values())
            assert all(row.old < row.new for row in SWITCHES.values())


def test_at_the_ends_of_what_is_known_there_is_one_build_more() -> None:
    assert next_known(9166, KNOWN) == 27358
    assert last_known(27358, KNOWN) == 9166
    assert next_known(255790, KNOWN) == 255791
    assert last_known(9166, KNOWN) == 9165


def test_a_build_that_one_game_shows_stands_apart() -> None:
    games = [Played("a", 1, build, Tally(), Tally()) for build in (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)]
    counts = {name: len(found) for name, found in groups(games).items()}
    assert counts == {"builds with one game": 1, "builds with two or three": 5, "all builds": 10}


def test_the_figures_of_both_tables_are_sums_of_games() -> None:
    as_is, without = Tally(), Tally()
    as_is.actions.total = without.actions.total = 4
    as_is.actions.verified, without.actions.verified = 4, 3
    without.actions.diverged = 1
    text, figures = table("one", [Played("a", 1, 5, as_is, without)] * 2)
    assert figures.games == 2
    assert (figures.diverged, figures.own_verified) == (0.25, 0.75)
    assert text.count("\n") == 1
