"""A build is evidence: hidden it is found again, stated wrongly it is doubted."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.verifier.run import verify_game
from proof.run_dates import (
    IMPOSSIBLE,
    KINDS,
    far_off,
    hidden_holds,
    run,
    unstated,
    wrong_holds,
)
from recordings import recording


def test_a_wrong_build_is_two_expansions_off_or_impossible() -> None:
    chance = random.Random(1)
    older, newer = (far_off(54_613, kind, chance) for kind in ("older", "newer"))
    assert older is not None
    assert newer is not None
    assert older < 45_310
    assert newer > 63_160
    assert far_off(54_613, "impossible", chance) in IMPOSSIBLE


def test_before_the_first_expansion_nothing_is_older_and_after_the_last_nothing_newer() -> None:
    assert far_off(3_140, "older", random.Random(1)) is None
    assert far_off(255_790, "newer", random.Random(1)) is None


@pytest.mark.corpus
@pytest.mark.proof
def test_recordings_without_their_build_diverge_no_more() -> None:
    """Verifies some games twice."""
    assert hidden_holds(run(("hidden",), 6, 2, 1))


@pytest.mark.corpus
@pytest.mark.proof
def test_recordings_with_a_wrong_build_are_doubted() -> None:
    """Verifies some games twice."""
    assert wrong_holds(run(KINDS, 6, 2, 1))


@pytest.mark.corpus
@pytest.mark.parametrize(("prefix", "said"), [("U161", 3_140), ("U286", 231_191)])
def test_a_wrong_build_is_doubted_where_one_action_alone_diverges(prefix: str, said: int) -> None:
    """A set that the build did not have yet; a build whose prints alone speak against it."""
    game = replace(unstated(next(observed_games([recording(prefix)]))), build=said)
    report = verify_game(game)
    assert report.taken_for not in (0, said)
    assert report.tally.actions.diverged == 0
