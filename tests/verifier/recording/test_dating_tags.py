"""The build of a recording that does not state it, from the tags it writes."""

from __future__ import annotations

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import (
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
)
from hsreplay_sim.builds.profile import SWITCHES
from hsreplay_sim.replay.packets import Block, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.dating import build_of
from recordings import recordings


def _recording(*tags: int, build: int | None = None, syntax: tuple[str, ...] = ()) -> Recording:
    changes: list[Packet] = [TagChange(2, tag, 1) for tag in tags]
    block = Block(BlockType.TRIGGER, 2, changes)
    return Recording("", 1, "powerlog", [block], build=build, syntax=frozenset(syntax))


@pytest.mark.parametrize(
    ("tags", "build"),
    [
        ((NUM_TIMES_HERO_POWER_USED_THIS_GAME,), 9166),
        ((NUM_TIMES_HERO_POWER_USED_THIS_GAME, HEROPOWER_ACTIVATIONS_THIS_TURN), 9786),
    ],
)
def test_a_tag_dates_a_recording(tags: tuple[int, ...], build: int) -> None:
    assert build_of(_recording(*tags)) == build


@pytest.mark.corpus
@pytest.mark.parametrize(
    "every",
    [pytest.param(10, id="some"), pytest.param(1, id="all", marks=pytest.mark.slow)],
)
def test_no_tag_alone_makes_a_recording_newer_than_it_states(every: int) -> None:
    """A tag that another text writes in older builds is no sign of its switch.

    Where a stated build is wrong, a game writes several newer tags.
    """
    rows = [row for row in SWITCHES.values() if row.writes]
    for game in observed_games(recordings()[::every]):
        if game.build:
            written = Contents(game).written
            newer = [r.name for r in rows if r.writes in written and game.build <= r.brackets[0][0]]
            assert len(newer) != 1, f"{game}: {newer[0]}"
