"""Real recordings: what every one of them gives, compared with the corpus' own manifest."""

from __future__ import annotations

import csv
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from corpus import corpus_dir
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.base.tags import TURN
from hsreplay_sim.formats import open_replay, write_replay
from hsreplay_sim.replay.packets import TagChange, walk
from hsreplay_sim.replay.recording import Recording
from random_game import bare

pytestmark = pytest.mark.corpus

STEP_OF_SAMPLE = 24
NAMES_UNKNOWABLE = ("U024_", "U029_", "U053_")
"""Both players are printed alike, or a game ends before anyone does anything."""


@cache
def manifest() -> dict[str, list[dict[str, str]]]:
    rows = defaultdict(list)
    with (corpus_dir("powerlog") / "manifest.csv").open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            rows[row["split_file"]].append(row)
    return dict(sorted(rows.items()))


def observed(path: Path) -> list[Recording]:
    games = list(open_replay(path, path.name))
    assert all(isinstance(game, Recording) for game in games)
    return games  # type: ignore[return-value]


def last_turn(game: Recording) -> int:
    assert game.create is not None
    entity = game.create.entity
    changes = [
        packet.value
        for packet in walk(game.packets)
        if isinstance(packet, TagChange) and packet.tag == TURN and packet.entity == entity
    ]
    return max([dict(game.create.tags).get(TURN, 0), *changes])


def check(names: list[str]) -> tuple[int, int]:
    """(files without a game, files that lost a line); every game agrees with its row."""
    folder = corpus_dir("powerlog")
    without = lossy = 0
    for name in names:
        try:
            games = observed(folder / name)
        except InputError:
            without += 1
            continue
        rows = manifest()[name]
        assert len(games) == len(rows), name
        lossy += any(game.lines_lost for game in games)
        for game, row in zip(games, rows, strict=True):
            agree(game, row)
    return without, lossy


def agree(game: Recording, row: dict[str, str]) -> None:
    where = f"{row['split_file']} game {game.index}"
    assert str(last_turn(game)) == row["turns"], where
    if row["build"]:
        assert str(game.build) == row["build"], where
    if row["reconnect"] == "True":
        assert game.reconnected, where
    if row["complete"] == "True":
        assert not game.truncated, where
    assert game.implicit_create == (row["implicit_create"] == "True"), where
    if not row["split_file"].startswith(NAMES_UNKNOWABLE):
        changes = sum(isinstance(packet, TagChange) for packet in walk(game.packets))
        assert str(changes) == row["tag_changes"], where


def test_a_sample_agrees_with_the_manifest() -> None:
    names = list(manifest())[::STEP_OF_SAMPLE]
    without, lossy = check(names)
    assert (without, lossy) == (0, 0)


@pytest.mark.slow
def test_the_whole_corpus_agrees_with_the_manifest() -> None:
    without, lossy = check(list(manifest()))
    assert without == 0
    assert lossy <= 4


@pytest.mark.parametrize("fmt", ["power.log", "hsreplay-xml"])
def test_real_games_survive_conversion(fmt: str) -> None:
    folder = corpus_dir("powerlog")
    for name in list(manifest())[5 :: STEP_OF_SAMPLE * 4]:
        games = observed(folder / name)
        again = list(open_replay(write_replay(games, fmt).encode()))
        assert len(again) == len(games)
        for before, after in zip(games, again, strict=True):
            assert isinstance(after, Recording)
            assert len(bare(after.packets)) == len(bare(before.packets))
            assert _changes(after) == _changes(before), name


def _changes(game: Recording) -> list[tuple[int, int, int]]:
    return [
        (packet.entity, packet.tag, packet.value)
        for packet in walk(game.packets)
        if isinstance(packet, TagChange)
    ]
