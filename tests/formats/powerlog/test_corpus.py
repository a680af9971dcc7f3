"""Real recordings: what every one of them gives, compared with the corpus' own manifest."""

from __future__ import annotations

import csv
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from corpus import corpus_dir
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.base.tags import TURN
from hsreplay_sim.formats import open_replay, write_replay
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    CreateGame,
    FullEntity,
    MetaData,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
    walk,
)
from hsreplay_sim.replay.recording import Recording
from random_game import bare

pytestmark = pytest.mark.corpus

STEP_OF_SAMPLE = 24
NAMES_UNKNOWABLE = ("U024_", "U029_", "U053_")
"""Both players are printed alike, or a game ends before anyone does anything."""
GLUED = ("U059_",)
"""The rest of another game follows, which the manifest counts to the first."""


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
    return games


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
        if name.startswith(GLUED):
            assert len(games) == len(rows) + 1
            continue
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
    survive(list(manifest())[5 :: STEP_OF_SAMPLE * 4], fmt)


@pytest.mark.slow
@pytest.mark.parametrize("fmt", ["power.log", "hsreplay-xml"])
def test_all_games_survive_conversion(fmt: str) -> None:
    survive(list(manifest()), fmt)


def survive(names: list[str], fmt: str) -> None:
    """Every packet is there again but for what the conversion tells, and no line more is lost."""
    for name in names:
        for before in observed(corpus_dir("powerlog") / name):
            if before.create is None:
                continue
            (after,) = open_replay(write_replay([before], fmt).encode())
            assert isinstance(after, Recording)
            assert after.lines_lost == before.lines_lost, name
            assert _told(after.packets) == _told(before.packets), name
            assert (after.build, after.scenario) == (before.build, before.scenario), name


def _told(packets: list[Packet]) -> list[Packet]:
    """The packets without what no log or no XML can hold, which a conversion lists."""
    return [_kept(each) for each in bare(packets) if getattr(each, "tag", 0) >= 0]


def _kept(packet: Packet) -> Packet:
    if isinstance(packet, Block):
        return replace(packet, packets=_told(packet.packets), closed=True)
    if isinstance(packet, SubSpell):
        return replace(packet, packets=_told(packet.packets))
    if isinstance(packet, CreateGame):
        players = tuple(
            replace(each, extra=(), account_hi="", account_lo="") for each in packet.players
        )
        return replace(packet, players=players)
    if isinstance(packet, FullEntity | ShowEntity | ChangeEntity):
        tags = tuple((tag, value) for tag, value in packet.tags if tag >= 0 and value >= 0)
        return replace(packet, tags=tags)
    return replace(packet, extra=()) if isinstance(packet, MetaData) else packet
