"""What each packet does to the state that the seat knows."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Step
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, RESOURCES_USED, STATE, STEP, TURN, ZONE
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.fold import Fold, is_running
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    CreateGame,
    FullEntity,
    HideEntity,
    Packet,
    PlayerDef,
    ResetGame,
    ShowEntity,
    TagChange,
)
from places import ROOT

CREATE = CreateGame(1, ((TURN, 3),), (PlayerDef(2, 1, ((COST, 0),)), PlayerDef(3, 2, ())))
LOG = ROOT / "fixtures" / "powerlog" / "good" / "modern.log"


def folded(*packets: Packet) -> Fold:
    return Fold().apply_all([CREATE, *packets])


def test_create_game_makes_the_game_and_its_players() -> None:
    fold = folded()
    assert (fold.game, fold.players) == (1, (2, 3))
    assert fold.state.tags == {1: {TURN: 3}, 2: {}, 3: {}}


def test_a_tag_of_zero_is_an_absent_tag() -> None:
    fold = folded(TagChange(4, COST, 2), TagChange(4, COST, 0))
    assert fold.state.tags[4] == {}


def test_full_entity_replaces_what_was_there() -> None:
    fold = folded(FullEntity(4, "A", ((COST, 1), (ATK, 2))), FullEntity(4, "B", ((COST, 3),)))
    assert (fold.state.tags[4], fold.state.cards[4]) == ({COST: 3}, "B")


def test_show_entity_keeps_what_it_does_not_list() -> None:
    fold = folded(
        FullEntity(4, "", ((ZONE, 3), (DAMAGE, 1))), ShowEntity(4, "A", ((COST, 2), (DAMAGE, 0)))
    )
    assert (fold.state.tags[4], fold.state.cards[4]) == ({ZONE: 3, COST: 2}, "A")


def test_change_entity_names_a_new_card_and_ignores_tag_not_set() -> None:
    fold = folded(
        FullEntity(4, "A", ((ATK, 5),)), ChangeEntity(4, "B", ((0, 0), (ATK, 0), (COST, 1)))
    )
    assert (fold.state.tags[4], fold.state.cards[4]) == ({COST: 1}, "B")


def test_hide_entity_moves_and_keeps_the_rest() -> None:
    fold = folded(FullEntity(4, "A", ((ZONE, 3), (COST, 2))), HideEntity(4, 2))
    assert fold.state.tags[4] == {ZONE: 2, COST: 2}


def test_reset_game_leaves_the_game_and_its_players() -> None:
    fold = folded(FullEntity(4, "A", ((ZONE, 3),)), ResetGame())
    assert sorted(fold.state.tags) == [1, 2, 3]
    assert 4 not in fold.state.cards


def test_a_block_of_a_reset_resets_where_the_recorder_left_reset_game_out() -> None:
    """U095:5197: FULL_ENTITY of what there is again is all that its block has."""
    again = FullEntity(5, "B", ((ZONE, 3),))
    fold = folded(FullEntity(4, "A", ((ZONE, 3),)), Block(BlockType.GAME_RESET, 4, [again]))
    assert sorted(fold.state.tags) == [1, 2, 3, 5]


def turn_of(number: int, mana: int) -> list[Packet]:
    """A turn begins; its first move draws card 5 and spends mana."""
    return [
        TagChange(1, TURN, number),
        TagChange(1, STEP, Step.MAIN_START_TRIGGERS),
        TagChange(5, ZONE, 3),
        play_of(6, TagChange(2, RESOURCES_USED, mana)),
    ]


def play_of(entity: int, *packets: Packet) -> Block:
    return Block(BlockType.PLAY, entity, packets=[*packets, TagChange(entity, ZONE, 4)])


def reset_to(zones: dict[int, int]) -> Block:
    told = [FullEntity(entity, "", ((ZONE, zone),)) for entity, zone in zones.items()]
    return Block(BlockType.GAME_RESET, 6, packets=[ResetGame(), *told])


CARDS = [FullEntity(5, "", ((ZONE, 2),)), FullEntity(6, "A", ((ZONE, 3),))]


def test_what_a_reset_goes_back_to_is_told_by_the_zones_of_the_cards() -> None:
    undone = [TagChange(6, ZONE, 3), TagChange(5, ZONE, 2)]
    again = play_of(6, TagChange(2, RESOURCES_USED, 7))
    before = [*CARDS, *turn_of(3, 1), *undone, *turn_of(5, 4), again]
    used = []
    for zones in ({5: 2, 6: 3}, {5: 3, 6: 4}):
        tags = folded(*before, reset_to(zones)).state.tags
        used.append((tags[1][TURN], tags[2][RESOURCES_USED]))
    assert used == [(5, 1), (5, 4)]


def test_a_reset_to_the_first_turn_takes_back_what_the_players_spent() -> None:
    lost = FullEntity(7, "B", ((ZONE, 1),))
    fold = folded(*CARDS, *turn_of(1, 1), lost, *turn_of(3, 4), reset_to({5: 2, 6: 3}))
    assert (fold.state.tags[1][TURN], fold.state.tags[2]) == (1, {})


@pytest.mark.parametrize(("told", "spent"), [(Step.MAIN_START, 1), (Step.MAIN_NEXT, 0)])
def test_a_puzzle_goes_back_to_the_point_in_front_of_the_step_that_is_told(
    told: int, spent: int
) -> None:
    """It is tried again (U062:339), or the next one is laid out (U062:804)."""
    turn = [
        TagChange(1, STEP, Step.MAIN_NEXT),
        TagChange(1, STEP, Step.MAIN_START_TRIGGERS),
        TagChange(2, RESOURCES_USED, 1),
        TagChange(1, STEP, Step.MAIN_START),
        play_of(6, TagChange(2, RESOURCES_USED, 4)),
    ]
    again = [reset_to({5: 2, 6: 3}), TagChange(1, STEP, told)]
    state = folded(*CARDS, *turn, *again, *turn[4:], *again).state
    assert (state.get(1, STEP), state.get(2, RESOURCES_USED)) == (told, spent)


def test_a_step_that_is_told_later_puts_nothing_back() -> None:
    begun = [TagChange(1, STEP, Step.MAIN_START), play_of(6, TagChange(2, RESOURCES_USED, 4))]
    end = [TagChange(1, STEP, Step.MAIN_END), TagChange(2, RESOURCES_USED, 5)]
    next_turn = TagChange(1, STEP, Step.MAIN_START)
    state = folded(*CARDS, *begun, reset_to({5: 2, 6: 3}), *end, next_turn).state
    assert state.get(2, RESOURCES_USED) == 5


def test_blocks_act_through_their_content() -> None:
    fold = folded(Block(7, 4, [TagChange(4, COST, 2), Block(3, 4, [TagChange(4, ATK, 1)])]))
    assert fold.state.tags[4] == {COST: 2, ATK: 1}


def test_a_snapshot_stays_when_the_fold_goes_on() -> None:
    fold = folded(TagChange(4, COST, 2))
    before = fold.state.snapshot()
    fold.apply(TagChange(4, COST, 3))
    assert (before.get(4, COST), fold.state.get(4, COST)) == (2, 3)


def test_a_log_folds_to_its_last_values() -> None:
    (game,) = read_powerlog(LOG)
    state = Fold().apply_all(game.packets).state
    assert (state.get(1, STATE), state.get(2, RESOURCES_USED)) == (3, 4)
    assert sorted(state.tags) == [1, 2, 3], "the RESET_GAME of this log brings no card back"


def test_a_running_game_is_told_by_step_or_turn() -> None:
    assert is_running(CREATE)
    assert is_running(CreateGame(1, ((STEP, 10),), ()))
    assert not is_running(CreateGame(1, ((STEP, 4), (TURN, 1)), ()))
    assert not is_running(None)
