"""A game with a clock ends the turns whose time is up."""

from __future__ import annotations

import pytest

from hsreplay_sim.play import ClockRules, Deck, Game, IllegalMoveError

DECK = Deck("MAGE", ["Chillwind Yeti"] * 30)


class Watch:
    """A clock that goes as far as it is told."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def timed(deck: Deck = DECK) -> tuple[Game, Watch]:
    watch = Watch()

    class Timed(ClockRules, Game):
        now = watch

    return Timed.new(deck, deck, seed=1).start(first=1).skip_mulligan(), watch


def test_a_turn_has_75_seconds_and_the_rope_burns_in_the_last_20() -> None:
    game, watch = timed()
    assert (game.time_left, game.roping) == (75, False)
    watch.seconds = 54
    assert not game.roping
    watch.seconds = 55
    assert (game.time_left, game.roping) == (20, True)
    game.end_turn()
    assert (game.time_left, game.roping) == (75, False)


def test_a_move_that_comes_too_late_finds_the_turn_ended() -> None:
    game, watch = timed()
    card = game.player1.give("Wisp")
    watch.seconds = 75
    with pytest.raises(IllegalMoveError, match="not the turn"):
        card.play()
    assert (game.turn, game.current_player) == (2, game.player2)


def test_several_turns_run_out_one_after_the_other() -> None:
    game, watch = timed()
    watch.seconds = 75 * 3 + 10
    assert game.keep_time() == 3
    assert (game.turn, game.time_left) == (4, 65)


def test_turns_have_15_seconds_while_nozdormu_lives() -> None:
    game, watch = timed()
    nozdormu = game.player1.summon("EX1_560")
    assert game.time_left == 75
    game.end_turn()
    assert (game.time_left, game.roping) == (15, True)
    watch.seconds = 16
    assert game.keep_time() == 1
    assert game.time_left == 14
    nozdormu.destroy()
    game.end_turn()
    assert game.time_left == 75
    game.player1.summon("EX1_560").silence()
    game.end_turn()
    assert game.time_left == 75


def test_an_offer_that_nobody_answers_is_answered_by_chance() -> None:
    game, watch = timed()
    game.player1.mana = 10
    game.player1.give("Raven Idol").play(choose=0)
    assert game.choice is not None
    hand = len(game.player1.hand)
    watch.seconds = 80
    assert game.keep_time() == 1
    assert game.choice is None
    assert len(game.player1.hand) == hand + 1
    assert game.current_player == game.player2


def test_the_mulligan_waits() -> None:
    watch = Watch()

    class Timed(ClockRules, Game):
        now = watch

    game = Timed.new(DECK, DECK).start()
    watch.seconds = 1000
    assert (game.keep_time(), game.in_mulligan) == (0, True)
