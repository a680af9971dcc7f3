"""A sample of damaged files goes through every way of the program, and nothing leaks.

`scripts/prove.py fuzz` sends as many as one likes.
"""

from __future__ import annotations

from collections import Counter

import pytest

from fuzz.originals import ARCHIVE, Original, originals
from fuzz.run import SECONDS_MAX, Result, make, send
from fuzz.structures import STRUCTURES
from fuzz.ways import WAYS
from hsreplay_sim.engine.state.game import Game

SEED = 20261122
INPUTS, MANY = 60, 160


@pytest.fixture(scope="module")
def files() -> tuple[Original, ...]:
    """Of the project alone: the sample is the same everywhere."""
    return originals(recordings=False)


def sent(files: tuple[Original, ...], inputs: int, *chosen: str) -> list[Result]:
    return [send(make(SEED, number, files), SEED, chosen) for number in range(inputs)]


def test_every_format_is_damaged(files: tuple[Original, ...]) -> None:
    assert {each.format for each in files} == {*STRUCTURES, ARCHIVE}


@pytest.mark.parametrize("inputs", [INPUTS, pytest.param(MANY, marks=pytest.mark.proof)])
@pytest.mark.parametrize("way", WAYS)
def test_nothing_leaks(files: tuple[Original, ...], way: str, inputs: int) -> None:
    results = sent(files, inputs, way)
    assert [leak for result in results for leak in result.leaks] == []
    assert max(result.seconds for result in results) < SECONDS_MAX


def test_an_input_is_made_of_the_seed_and_its_number(files: tuple[Original, ...]) -> None:
    assert make(SEED, 7, files) == make(SEED, 7, files)
    different = Counter(make(SEED, number, files).data for number in range(INPUTS))
    assert len(different) > INPUTS * 0.9


def test_a_planted_bug_leaks(files: tuple[Original, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    def planted(*_: object, **__: object) -> None:
        raise IndexError("planted")

    monkeypatch.setattr(Game, "_enter", planted)
    found = {leak.kind for each in sent(files, 40, "verify", "cli") for leak in each.leaks}
    assert found >= {"IndexError", "exit 70"}
