"""The verifier is tested by breaking what it reads: planted errors and other answers must show."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.packets import walk
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from proof.answers import FOUND, Contradicted, contradict
from proof.kinds import KINDS
from proof.plants import CAUGHT, CRASHED, MISSED, Tried, try_game
from recordings import recordings

DEMO = ROOT / "fixtures" / "demo" / "clean.log"
PER_GAME = 5


def demo_anew() -> Recording:
    (game,) = read_powerlog(DEMO)
    return game


demo = cache(demo_anew)
"""The same game for all: what is planted in it is taken out again."""


def planted_in_recordings(seed: int, count: int, kinds: list[str]) -> Tried:
    """Errors in random recordings, a few in each."""
    random = Random(seed)
    paths = recordings()
    random.shuffle(paths)
    tried = Tried()
    for game in observed_games(paths):
        left = count - len(tried.planted)
        if left <= 0:
            break
        tried.planted += try_game(game, random, min(PER_GAME, left), kinds).planted
    assert len(tried.planted) == count
    return tried


def listed(tried: Tried, seed: int) -> str:
    """What was not caught, for the message of a failing test."""
    return "\n".join([f"seed {seed}", *(each.text() for each in tried.survivors)])


MANY = pytest.mark.proof
"""An error is a whole verification: a hundred are a proof, a few of each kind a test."""


@pytest.mark.parametrize("count", [20, pytest.param(120, marks=MANY)])
def test_every_changed_value_of_a_clean_game_is_caught(count: int) -> None:
    tried = try_game(demo(), Random(1), count, ["value"])
    assert tried.caught == len(tried.planted) == count, listed(tried, 1)


@pytest.mark.parametrize("count", [3, pytest.param(12, marks=MANY)])
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_error_is_caught(kind: str, count: int) -> None:
    tried = try_game(demo(), Random(2), count, [kind])
    assert tried.caught == len(tried.planted), listed(tried, 2)


@pytest.mark.proof
def test_a_plant_is_taken_out_again() -> None:
    game, other = demo_anew(), demo_anew()
    try_game(game, Random(3), 10, list(KINDS))
    assert list(walk(game.packets)) == list(walk(other.packets))


@pytest.mark.proof
def test_the_same_seed_plants_the_same_errors() -> None:
    tried = [try_game(demo(), Random(4), 6, list(KINDS)).planted for _ in range(2)]
    assert tried[0] == tried[1]


@pytest.mark.corpus
def test_changed_values_in_recordings_are_caught() -> None:
    tried = planted_in_recordings(1, 200, ["value"])
    assert tried.missed <= 1, listed(tried, 1)
    assert tried.caught >= 196, listed(tried, 1)


@pytest.mark.corpus
@pytest.mark.slow
def test_changed_values_in_all_recordings_are_caught() -> None:
    seed = Random().randrange(1_000_000)
    tried = planted_in_recordings(seed, 1000, ["value"])
    assert tried.missed <= 5, listed(tried, seed)
    assert tried.caught >= 980, listed(tried, seed)


@pytest.mark.corpus
@pytest.mark.slow
def test_other_errors_in_all_recordings_are_caught() -> None:
    """A change that the recording logs twice before the mulligan may be left out."""
    seed = Random().randrange(1_000_000)
    tried = planted_in_recordings(seed, 1000, [kind for kind in KINDS if kind != "value"])
    assert tried.caught >= 960, listed(tried, seed)
    assert tried.missed <= 20, listed(tried, seed)
    assert not [each for each in tried.survivors if each.outcome.startswith(CRASHED)]


def test_survivors_are_counted_by_tag_and_outcome() -> None:
    tried = try_game(demo(), Random(5), 4, ["value"])
    assert tried.survivors_by_tag() == []
    assert tried.by_kind() == {"value": (4, 4, 0)}
    assert {each.outcome for each in tried.planted} == {CAUGHT}
    assert MISSED not in tried.planted[0].text()


def contradicted(paths: list[Path], seed: int, per_game: int) -> list[Contradicted]:
    random = Random(seed)
    return [each for game in observed_games(paths) for each in contradict(game, random, per_game)]


@pytest.mark.proof
def test_another_answer_shows_in_a_clean_game() -> None:
    tried = contradict(demo(), Random(1), 24)
    assert {"deal", "mulligan", "draw"} <= {each.asked.purpose for each in tried}
    assert [each for each in tried if each.outcome != "diverged"] == []


@pytest.mark.corpus
def test_another_answer_shows_in_recordings() -> None:
    """Unless both come to the same: a card that is not implemented."""
    tried = contradicted(recordings()[::12], 1, 6)
    assert len(tried) > 100
    assert sum(each.outcome in FOUND for each in tried) >= 0.97 * len(tried)
