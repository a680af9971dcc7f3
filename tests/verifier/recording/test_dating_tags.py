"""The build of a recording that does not state it, from the tags it writes."""

from __future__ import annotations

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import (
    DEATHRATTLES_THIS_TURN,
    HEALING_DONE_THIS_TURN,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    LAST_CARD_PLAYED,
    LAST_GAME_TURN,
    NUM_TIMES_HEALED_THIS_GAME,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
)
from hsreplay_sim.builds.profile import SWITCHES
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.dating import build_of, estimate
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
        ((HERO_DAMAGE_TAKEN_THIS_TURN, HEALING_DONE_THIS_TURN), 23966),
        ((LAST_CARD_PLAYED, DEATHRATTLES_THIS_TURN), 45310),
        ((LAST_CARD_PLAYED, LAST_GAME_TURN), 74257),
    ],
)
def test_a_tag_dates_a_recording(tags: tuple[int, ...], build: int) -> None:
    assert estimate(Contents(_recording(*tags))) == build


def test_2017_is_told_by_counted_heals_and_cards_of_kobolds() -> None:
    syntax = ("TriggerKeyword",)
    assert estimate(Contents(_recording(HERO_DAMAGE_TAKEN_THIS_TURN, syntax=syntax))) == 20457
    counted = (HERO_DAMAGE_TAKEN_THIS_TURN, NUM_TIMES_HEALED_THIS_GAME)
    assert estimate(Contents(_recording(*counted, syntax=syntax))) == 22611
    game = _recording(HERO_DAMAGE_TAKEN_THIS_TURN, syntax=syntax)
    game.packets.append(FullEntity(9, "LOOT_101", ()))
    assert estimate(Contents(game)) == 22611


def test_a_stated_build_holds_unless_the_tags_are_clearly_newer() -> None:
    tags = (LAST_CARD_PLAYED, DEATHRATTLES_THIS_TURN)
    assert build_of(_recording(*tags, build=45932)) == 45932
    assert build_of(_recording(*tags, build=15590)) == 45310


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
