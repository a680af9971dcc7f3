"""hslog's exporters give the same entities as our packets, and the packets come back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hslog.export import FriendlyPlayerExporter
from msgspec.structs import replace

from corpus import corpus_dir
from hsreplay_sim.base import limits
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.hslog_tree.read import recording_of
from hsreplay_sim.formats.hslog_tree.write import tree_of
from hsreplay_sim.replay.packets import HideEntity
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from proof.trees import KINDS, UNLISTED, Held, by_fold, by_hslog, comparable, differences, held
from proof.trees import without_card_data as without
from small_game import small_game

EVERY = 10


def recordings() -> list[Path]:
    """All of them, those of modes that are not simulated as well."""
    return sorted(corpus_dir("powerlog").glob("*.gz"))


def hold(found: Held) -> None:
    assert UNLISTED not in found.kinds, found.examples
    assert found.kinds.keys() <= KINDS.keys()
    assert found.parted == []
    assert len(found.other_viewer) * 200 <= found.viewers


@pytest.mark.corpus
def test_a_tenth_of_the_recordings_is_the_same_by_the_exporters_of_hslog(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without(monkeypatch)
    found = held(recordings()[::EVERY])
    hold(found)
    assert found.same > 0.95 * found.games > 40


@pytest.mark.corpus
@pytest.mark.slow
def test_all_recordings_are_the_same_by_the_exporters_of_hslog(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without(monkeypatch)
    found = held(recordings())
    print(found)
    hold(found)
    assert found.same > 0.97 * found.games > 500
    assert found.kinds.keys() == KINDS.keys()


def damaged(lines: list[bytes], seed: int) -> bytes:
    """A log that has lost lines, or holds them in another order, or begins or ends in between."""
    chance = random.Random(seed)
    place = chance.randrange(len(lines))
    if seed % 4 == 0:
        lines = [line for line in lines if chance.random() > 0.05]
    elif seed % 4 == 1:
        lines = lines[:place]
    elif seed % 4 == 2:
        lines = lines[: chance.randrange(1, 60)] + lines[place:]
    else:
        for _ in range(len(lines) // 20):
            one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


@pytest.mark.parametrize("seed", range(16))
def test_a_damaged_log_stops_no_exporter(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch)
    monkeypatch.setattr(limits, "BAD_LINES_MAX", 1_000_000)
    log = (ROOT / "fixtures" / "demo" / "clean.log").read_bytes().splitlines(keepends=True)
    for game in open_replay(damaged(log, seed)):
        assert isinstance(game, Recording)
        tree = tree_of(game)
        by_hslog(tree)
        FriendlyPlayerExporter(tree).export()
        assert comparable(recording_of(tree).packets) == comparable(game.packets)


def test_a_difference_of_no_listed_kind_is_found() -> None:
    game = small_game()
    tree = tree_of(game)
    ours = by_fold(game)
    assert list(differences(game, ours, by_hslog(tree))) == []
    entity = max(ours)
    card, tags = ours[entity]
    wrong = {**ours, entity: (card, {**tags, ZONE: 77})}
    assert list(differences(game, wrong, by_hslog(tree))) == [(UNLISTED, entity)]
    game.packets.append(HideEntity(entity, 77))
    assert list(differences(game, wrong, by_hslog(tree))) == [("hidden", entity)]


def test_a_packet_that_does_not_come_back_is_found() -> None:
    packets = small_game().packets
    changed = [*packets[:-1], replace(packets[-1], line=77)]
    assert comparable(packets) != comparable(changed)
