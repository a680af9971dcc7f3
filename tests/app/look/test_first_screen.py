"""The first screen of a diverged step holds the line that differs, and points at it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import hsreplay_sim
from corpus import corpus_dir
from hsreplay_sim.app.look.places import Place
from hsreplay_sim.app.look.shown import print_step_of
from hsreplay_sim.app.look.sides import sides_of
from hsreplay_sim.base.address import Address
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.moment.sides import Sides
from hsreplay_sim.report.terminal.screen import Screen

COLUMNS, LINES = 100, 40


def diverged(paths: list[Path]) -> Iterator[tuple[Place, Sides]]:
    """The diverged steps of recordings."""
    for path in paths:
        for game in hsreplay_sim.load(path):
            assert isinstance(game, Recording)
            steps = {each.step for each in hsreplay_sim.verify(game).divergences}
            for sides in sides_of(game, steps)[1] if steps else ():
                yield Place(Address.parse(sides.address), str(path), game), sides


def is_marked(place: Place, sides: Sides) -> bool:
    """Whether a marked line of the first screen shows the first divergence.

    What the engine alone writes has no line: the mark is where it would stand.
    """
    out = io.StringIO()
    print_step_of(Screen.to(out, "never", COLUMNS), place, sides)
    first = [line[:COLUMNS] for line in out.getvalue().splitlines()[:LINES]]
    marked = [line[1:].strip() for line in first if line.startswith(">")]
    found = sides.differences[0]
    if any(line.startswith(f"{found.line} ") for line in marked if found.line):
        return True
    name = found.tag.name if found.tag is not None else "?"
    missing = (line.partition("— missing —")[2] for line in marked)
    return any(name in line for line in missing)


def unmarked(paths: list[Path], count: int) -> tuple[int, list[str]]:
    """How many steps were looked at, and those whose first screen does not show it."""
    steps = list(islice(diverged(paths), count))
    return len(steps), [sides.address for place, sides in steps if not is_marked(place, sides)]


def recordings(*units: str) -> list[Path]:
    folder = corpus_dir("powerlog")
    return [path for unit in units for path in sorted(folder.glob(f"{unit}*.gz"))]


@pytest.mark.corpus
def test_of_some_recordings() -> None:
    count, bad = unmarked(recordings("U089", "U189", "U249", "U495"), 20)
    assert count > 0
    assert bad == []


@pytest.mark.corpus
@pytest.mark.slow
def test_of_a_hundred_steps() -> None:
    count, bad = unmarked(recordings(""), 100)
    assert bad == []
    assert count == 100
