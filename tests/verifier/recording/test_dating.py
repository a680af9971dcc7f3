"""Dating a recording that does not state its build, by what its packets look like."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDTYPE,
    COST,
    CURRENT_PLAYER_MIRROR,
    DAMAGE,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    IGNORE_DAMAGE,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_TURN,
    PENDING_ZONE,
    TIMES_BEEN_TRANSFORMED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.profile import open_switches
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.dating import before_another_print, build_of

MINION, PLAYER = 30, 2
SPENT = TagChange(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, 1)
LEAVES = TagChange(MINION, ZONE, Zone.GRAVEYARD)
PLACE = TagChange(MINION, ZONE_POSITION, 0)
HEALED = TagChange(MINION, DAMAGE, 0)
MIRROR = TagChange(PLAYER, CURRENT_PLAYER_MIRROR, 1)
COUNTED = TagChange(PLAYER, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, 1)


def recording(*packets: Packet, syntax: tuple[str, ...] = ()) -> Recording:
    return Recording("x.log", 1, "powerlog", list(packets), syntax=frozenset(syntax))


def deaths(*packets: Packet) -> Block:
    return Block(BlockType.DEATHS, 1, packets=list(packets))


def test_where_no_tag_shows_a_change_the_recording_decides() -> None:
    """The build lies between the last without and the first with it, where a switch is open."""
    spells = TagChange(PLAYER, NUM_SPELLS_PLAYED_THIS_TURN, 1)
    assert "dying_damage_last" in open_switches(build_of(recording(SPENT, spells)))
    bracket = TagChange(MINION, IGNORE_DAMAGE, 1)
    assert "counts_dead_after_move" in open_switches(build_of(recording(SPENT, bracket)))
    owner = TagChange(MINION, HIDDEN_ZONE_OWNER, 1)
    assert "target_before_move" in open_switches(build_of(recording(owner)))


def test_few_packets_do_not_make_a_recording_older_than_its_syntax() -> None:
    assert build_of(recording(syntax=("BLOCK_START",))) == 9786
    assert build_of(recording(syntax=("SubOption",))) == 20457
    assert build_of(recording(syntax=("SubOption", "TriggerKeyword"))) == 20457


@pytest.mark.parametrize(("attack", "build"), [(1, 14830), (2, 14829)])
def test_a_recording_is_older_than_a_print_that_its_opening_hand_lacks(
    attack: int, build: int
) -> None:
    """Abusive Sergeant lost 1 Attack with 14830 (U614:1)."""
    tags = ((ZONE, Zone.HAND), (CARDTYPE, CardType.MINION), (COST, 1), (ATK, attack), (HEALTH, 1))
    shown = FullEntity(MINION, "CS2_188", tags)
    assert before_another_print(Contents(recording(shown)), 14830) == build


def test_a_hand_that_no_data_explain_tells_nothing() -> None:
    tags = ((ZONE, Zone.HAND), (CARDTYPE, CardType.SPELL), (COST, 9))
    assert (
        before_another_print(Contents(recording(FullEntity(MINION, "CS2_029", tags))), 14830)
        == 14830
    )


@pytest.mark.parametrize("stated", [None, 15590])
def test_no_recording_is_older_than_the_cards_it_shows(stated: int | None) -> None:
    game = recording(MIRROR, FullEntity(50, "ULDA_Finley", ()))
    game.build = stated
    assert build_of(game) == 33403, "one more than the last sampled build without the card"


def test_a_stated_build_stands_where_no_tag_is_newer() -> None:
    """What is absent dates a recording only where it states no build."""
    game = recording()
    game.build = 3140
    assert build_of(game) == 3140


def test_a_stated_build_stands_where_its_tags_are_that_old() -> None:
    game = recording(TagChange(MINION, PENDING_ZONE, 1))
    game.build = 28329
    assert build_of(game) == 28329


def test_a_stated_build_stands_where_its_tags_may_be_that_old() -> None:
    """A tag was seen first at 134558, and last missed at 88998."""
    game = recording(TagChange(MINION, TIMES_BEEN_TRANSFORMED, 1))
    game.build = 121569
    assert build_of(game) == 121569


@pytest.mark.parametrize(
    ("told", "build"),
    [
        pytest.param("29349", 29349, id="the-game-tells-another"),
        pytest.param("15590", 28242, id="the-game-tells-the-same"),
        pytest.param("soon", 28242, id="the-game-tells-no-number"),
        pytest.param("", 28242, id="the-game-tells-none"),
    ],
)
def test_a_build_that_the_tags_contradict_gives_way_to_that_of_the_game(
    told: str, build: int
) -> None:
    """U200a: the file says 15590, the game in it 29349."""
    game = recording(TagChange(MINION, PENDING_ZONE, Zone.PLAY))
    game.build = 15590
    game.meta = (("Game.buildNumber", told),) if told else ()
    assert build_of(game) == build
