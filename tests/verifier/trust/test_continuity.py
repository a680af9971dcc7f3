"""A recording that goes on without a gap counts as the server does."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Step
from hsreplay_sim.base.tags import NUM_OPTIONS_PLAYED_THIS_TURN, STEP, TURN
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Options, Packet, TagChange
from hsreplay_sim.verifier.trust.continuity import Continuity, continuity_of

ROOT = 1


def play(step: int, *decisions: int, resets: bool = False, played: int = 0) -> Action:
    """A card played, and the options after it; `played` is its number in the turn."""
    options = [Options(each, ()) for each in decisions]
    counted: list[Packet] = [TagChange(2, NUM_OPTIONS_PLAYED_THIS_TURN, played)] * (played > 0)
    return Action(step, Kind.PLAY, counted, options=options, resets=resets)


def turn(step: int, number: int, entity: int = ROOT, *, resets: bool = False) -> Action:
    told = [TagChange(entity, TURN, number), TagChange(ROOT, STEP, Step.MAIN_READY)]
    return Action(step, Kind.END_TURN, list(told), resets=resets)


def seen(*actions: Action) -> Continuity:
    return continuity_of(actions, ROOT)


def test_options_count_the_moves_of_both_players() -> None:
    assert seen(play(1, 1), play(2, 2), play(3), play(4), play(5, 5)) == Continuity()


def test_a_number_of_the_options_alone_that_is_none_of_the_moves_is_no_loss() -> None:
    """U180:4385: the options come twice without a move between them."""
    assert seen(play(1, 1), play(2, 2, 3), play(3, 4)) == Continuity(misnumbered=2)
    assert seen(play(1, 1), play(2), play(3, 4), play(4, 5)) == Continuity(misnumbered=3)
    assert seen(play(1, 31), play(2, 23)) == Continuity(misnumbered=2)


def test_a_move_that_both_counts_have_and_the_recording_lacks_may_be_after_any_step_between() -> (
    None
):
    first = play(1, 1, played=1)
    assert seen(first, play(2, 3, played=3)).missing_after == {1, 2}
    assert seen(first, play(2), play(3, 4, played=4)).missing_after == {1, 2, 3}
    assert seen(first, play(2, 3, played=2)) == Continuity(misnumbered=2)
    assert seen(first, play(2, 2, played=3)) == Continuity()


def test_a_move_that_the_options_do_not_count_is_none() -> None:
    """U168: a concession or a turn that runs out may come between."""
    assert seen(play(1, 1), play(2), play(3), play(4, 3)) == Continuity()


def test_where_a_turn_is_left_out_moves_are_missing() -> None:
    assert seen(turn(1, 1), turn(2, 2), turn(3, 5), turn(4, 6)).missing_after == {2, 3}


def test_a_turn_that_begins_though_its_number_is_not_told_is_none() -> None:
    """U152, step 7: without the game's own trigger at the end of the turn."""
    nameless = turn(3, 0)
    nameless.packets = nameless.packets[1:]
    assert seen(turn(1, 1), turn(2, 2), nameless, turn(4, 4)) == Continuity()


def test_counters_that_go_back_are_another_part_of_a_game() -> None:
    """U059:2731 tells turn 10 twice."""
    assert seen(turn(1, 9), turn(2, 10), turn(3, 10)).back == 3
    assert seen(turn(1, 9), turn(2, 4), turn(3, 5)).back == 2


@pytest.mark.parametrize("wrong", [1, 9, 11, 4])
def test_a_turn_that_fits_neither_side_is_a_wrong_value_and_no_gap(wrong: int) -> None:
    assert seen(turn(1, 9), turn(2, wrong), turn(3, 11), turn(4, 12)) == Continuity()


def test_a_reset_counts_anew() -> None:
    """U095:5789: the first turn comes again."""
    assert seen(turn(1, 16), turn(2, 2, resets=True), turn(3, 3)) == Continuity()
    assert seen(play(1, 57), play(2, 1, resets=True), play(3, 2)) == Continuity()


def test_the_turns_of_a_player_and_a_turn_told_again_before_it_begins_say_nothing() -> None:
    """Since 88998 players count their own turns; U078:625."""
    assert seen(turn(1, 1), turn(2, 1, entity=2), turn(3, 2)) == Continuity()
    again = Action(2, Kind.MULLIGAN, [TagChange(ROOT, TURN, 1), TagChange(ROOT, TURN, 1)])
    assert seen(Action(1, Kind.DEAL, [TagChange(ROOT, TURN, 1)]), again) == Continuity()


def test_two_stretches_of_a_game_one_in_the_other_have_gaps_all_along() -> None:
    """A turn that fits neither side is of the other stretch, if that goes on before it comes."""
    turns = [9, 10, 16, 11, 17, 12, 18, 13]
    found = seen(*(turn(step, number) for step, number in enumerate(turns, 1)))
    assert found == Continuity(frozenset(range(2, 7)))
