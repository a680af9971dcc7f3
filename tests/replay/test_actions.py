"""How the packets of a game are cut into actions."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, PlayState, State, Step, Zone
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    NEXT_STEP,
    PLAYSTATE,
    STATE,
    STEP,
    SUMMONED_THIS_ACTION,
    TAG_2003,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.actions import Kind, course_of
from hsreplay_sim.replay.packets import (
    Block,
    MetaData,
    Option,
    Options,
    Packet,
    ResetGame,
    SendOption,
    TagChange,
)

WRATH, OTHER = 20, 21


def cut(sent: SendOption, entity: int = WRATH, sub_option: int = -1) -> int:
    """The option of a play behind what the client sent."""
    offered = Options(1, (Option(0, 2, 0), Option(1, 3, WRATH), Option(2, 3, OTHER)))
    block = Block(BlockType.PLAY, entity, [], sub_option=sub_option)
    return course_of([Block(BlockType.TRIGGER, 1, []), offered, sent, block]).actions[-1].sub_option


@pytest.mark.parametrize("taken", [0, 1])
def test_the_option_that_the_client_sent_is_that_of_a_block_without_one(taken: int) -> None:
    assert cut(SendOption(1, taken, 0, 0)) == taken


def test_a_block_with_an_option_keeps_it() -> None:
    assert cut(SendOption(1, 0, 0, 0), sub_option=1) == 1


@pytest.mark.parametrize(
    ("told", "named", "taken"),
    [
        pytest.param(0, 1, 1, id="the-second"),
        pytest.param(0, 0, 0, id="the-first"),
        pytest.param(0, -1, -1, id="nothing-to-choose"),
        pytest.param(0, None, -1, id="no-text"),
        pytest.param(1, 1, 1, id="as-in-other-builds"),
    ],
)
def test_the_text_of_a_play_names_the_option_where_the_play_always_says_0(
    told: int, named: int | None, taken: int
) -> None:
    """Around 20457 each PLAY and each DEATHS says 0 (U046), and the POWER block the option."""
    other = Block(BlockType.POWER, OTHER, [], sub_option=1)
    texts = [] if named is None else [Block(BlockType.POWER, WRATH, [], sub_option=named)]
    play = Block(BlockType.PLAY, WRATH, [other, *texts], sub_option=told)
    assert course_of([Block(BlockType.TRIGGER, 1, []), play]).actions[-1].sub_option == taken


def test_what_was_sent_for_another_card_says_nothing() -> None:
    assert cut(SendOption(1, 1, 0, 0), entity=OTHER) == -1


def test_an_option_out_of_range_says_nothing() -> None:
    assert cut(SendOption(7, 1, 0, 0)) == -1


def test_the_place_of_a_play_is_not_read_off_what_its_text_moves() -> None:
    """Deathwing of U074:11740 and 11757: the place in the hand was the one on the board."""
    deaths = Block(BlockType.DEATHS, 1, [TagChange(9, ZONE_POSITION, 1)])
    for before, place in (([], 0), ([TagChange(9, ZONE_POSITION, 2)], 2)):
        packets = [TagChange(9, ZONE, Zone.PLAY), *before, deaths]
        course = course_of([TagChange(1, STEP, 10), Block(BlockType.PLAY, 9, list(packets))])
        assert course.actions[-1].position == place


def test_the_place_of_a_play_may_be_told_behind_a_text_that_answers_the_payment() -> None:
    """A minion that costs Health: what hears of the damage acts before the minion comes."""
    hears = Block(BlockType.TRIGGER, 5, [TagChange(5, ZONE_POSITION, 1)])
    came = [TagChange(9, ZONE, Zone.PLAY), TagChange(9, ZONE_POSITION, 4)]
    course = course_of([TagChange(1, STEP, 10), Block(BlockType.PLAY, 9, [hears, *came])])
    assert course.actions[-1].position == 4


@pytest.mark.parametrize(
    ("after", "closed"),
    [
        ([], False),
        ([TagChange(1, STEP, Step.MAIN_READY)], False),
        ([Options(6, ())], True),
        ([Options(6, ()), TagChange(9, CARD_TARGET, 4)], False),
        ([Options(6, ()), SendOption(0, -1, 0, 0)], True),
        ([TagChange(1, STATE, State.RUNNING)], False),
        ([TagChange(1, STATE, State.COMPLETE), TagChange(9, CARD_TARGET, 4)], True),
    ],
)
def test_the_last_action_may_go_on_until_a_decision_or_the_end_of_the_game(
    after: list[Packet], closed: bool
) -> None:
    """U474:5008 ends in the mulligan, U157:44998 in a fight."""
    deal, play = Block(BlockType.TRIGGER, 1, []), Block(BlockType.PLAY, 9, [])
    assert course_of([deal, play, *after]).actions[-1].closed is closed
    assert course_of([deal, play, *after, play]).actions[-2].closed, "only the last may go on"


@pytest.mark.parametrize("reset", [[], [Block(BlockType.GAME_RESET, 1, [])]])
def test_a_turn_ends_with_any_step_where_its_end_was_announced(reset: list[Block]) -> None:
    """Another value is wrong, or lines are lost: what stands in front of it is whole."""
    announced = TagChange(1, NEXT_STEP, Step.MAIN_END)
    turn = Block(BlockType.TRIGGER, 1, [announced])
    actions = course_of([turn, *reset, TagChange(1, STEP, Step.MAIN_START)]).actions
    kinds = [Kind.DEAL, Kind.OTHER] if reset else [Kind.DEAL, Kind.END_TURN]
    assert [action.kind for action in actions] == kinds


def test_who_is_offered_a_move_waits_for_no_step() -> None:
    """U387, step 8: a step that is announced wrong is wrong, and the file does not end there."""
    deal = Block(BlockType.TRIGGER, 1, [])
    told = [TagChange(1, NEXT_STEP, Step.MAIN_READY), Options(6, ())]
    assert course_of([deal, *told]).actions[-1].closed


@pytest.mark.parametrize("state", [PlayState.CONCEDED, PlayState.DISCONNECTED])
def test_giving_up_and_being_gone_are_an_action_of_that_player(state: int) -> None:
    """U382:8604"""
    deal = Block(BlockType.TRIGGER, 1, [])
    action = course_of([deal, TagChange(3, PLAYSTATE, state)]).actions[-1]
    assert (action.kind, action.entity) == (Kind.CONCEDE, 3)


def test_who_is_gone_alone_ends_no_move_of_the_other_player() -> None:
    """The result is told within that move; it follows at once where nobody moves (U382:8605)."""
    deal = Block(BlockType.TRIGGER, 1, [])
    states = (PlayState.DISCONNECTED, PlayState.LOST)
    gone, lost = (TagChange(3, PLAYSTATE, each) for each in states)
    attack = Block(BlockType.ATTACK, 8, [lost])
    kinds = [each.kind for each in course_of([deal, gone, attack]).actions]
    assert kinds == [Kind.DEAL, Kind.ATTACK]
    assert course_of([deal, gone, lost]).actions[-1].kind is Kind.CONCEDE


def test_nothing_is_cut_off_behind_the_end_of_the_game() -> None:
    """STATE is the server's last word, whatever step was announced before it (U026:661)."""
    deal = Block(BlockType.TRIGGER, 1, [])
    told = [TagChange(1, NEXT_STEP, Step.MAIN_READY), TagChange(1, STATE, State.COMPLETE)]
    assert course_of([deal, TagChange(3, PLAYSTATE, PlayState.CONCEDED), *told]).actions[-1].closed


@pytest.mark.parametrize(
    ("target", "zone", "kind"),
    [(9, Zone.DECK, Kind.DECK_ACTION), (0, Zone.DECK, Kind.PLAY), (9, Zone.PLAY, Kind.PLAY)],
)
def test_a_card_played_on_itself_and_put_back_into_the_deck_is_traded(
    target: int, zone: int, kind: Kind
) -> None:
    """U168, 121569. A card that its text shuffles into the deck has no such target (U413:2828)."""
    block = Block(BlockType.PLAY, 9, [TagChange(9, ZONE, zone)], target=target)
    assert course_of([TagChange(1, STEP, 10), block]).actions[-1].kind is kind


@pytest.mark.parametrize("decided", [False, True])
def test_a_reset_breaks_off_the_end_of_the_turn_unless_something_was_decided(decided: bool) -> None:
    """A puzzle begins again as its turn is ended (U062:329, 339)."""
    options = [Options(1, (Option(0, 2, 0),))] if decided else []
    reset = Block(BlockType.GAME_RESET, WRATH, [ResetGame()])
    end = TagChange(1, STEP, Step.MAIN_END)
    actions = course_of([Block(BlockType.TRIGGER, 1, []), end, *options, reset]).actions
    assert [each.resets for each in actions[-2:]] == [not decided, True]


def test_the_marks_before_the_next_option_are_found_behind_what_only_the_client_draws() -> None:
    """U330:2974: a META_DATA follows SUMMONED_THIS_ACTION=0."""
    deal, play = Block(BlockType.TRIGGER, 1, []), Block(BlockType.PLAY, 9, [])
    mark, drawn = TagChange(9, SUMMONED_THIS_ACTION, 0), MetaData(0, 0, (79,))
    end = TagChange(1, STEP, Step.MAIN_END)
    first, second, last = course_of([deal, play, mark, drawn, end]).actions
    assert first.packets == [deal]
    assert second.packets == [play]
    assert last.packets == [mark, drawn, end]


def test_a_card_that_begins_to_glow_stands_among_the_marks_before_the_next_option() -> None:
    """U055:2373: TAG_2003 of a card in the hand follows the attacker's CARD_TARGET."""
    deal, play = Block(BlockType.TRIGGER, 1, []), Block(BlockType.PLAY, 9, [])
    marks = [TagChange(9, SUMMONED_THIS_ACTION, 0), TagChange(4, CARD_TARGET, 41)]
    glow, end = TagChange(30, TAG_2003, 1), TagChange(1, STEP, Step.MAIN_END)
    actions = course_of([deal, play, *marks, glow, end]).actions
    assert [each.packets for each in actions[1:]] == [[play], [*marks, glow, end]]
