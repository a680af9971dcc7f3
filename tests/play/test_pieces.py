"""The pieces that a game is made of."""

from __future__ import annotations

import pytest

from hsreplay_sim.play import BaseGame, CoinRules, Deck, Game, MulliganRules

YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)


class WithCoin(CoinRules, BaseGame):
    """No mulligan."""


class WithMulligan(MulliganRules, BaseGame):
    """No Coin."""


class Bare(BaseGame):
    """Empty hands."""

    opening_hands = (0, 0)


def hands(game: BaseGame) -> list[int]:
    return [len(player.hand) for player in game.players]


@pytest.mark.parametrize("build", [13619, 31353, 54613, 185749])
def test_a_raw_game_deals_and_starts_its_first_turn(build: int) -> None:
    game = BaseGame.new(YETIS, YETIS, build=build).start(first=1)
    assert hands(game) == [4, 4]
    assert (game.turn, game.in_mulligan, game.player1.mana) == (1, False, 1)
    assert "The Coin" not in game.player2.hand
    game.skip_turn()
    assert game.player1.mana == 2


def test_the_coin_comes_with_its_rule() -> None:
    game = WithCoin.new(YETIS, YETIS, build=54613).start(first=2)
    assert hands(game) == [5, 4], "the second player had four and the Coin, and the first has drawn"
    assert game.player1.hand[-1].name == "The Coin"


def test_the_mulligan_comes_with_its_rule() -> None:
    game = WithMulligan.new(YETIS, YETIS, build=54613).start(first=1)
    assert game.in_mulligan
    game.skip_mulligan()
    assert hands(game) == [4, 4]


def test_nothing_need_be_dealt() -> None:
    assert hands(Bare.new(YETIS, YETIS, build=54613).start(first=1)) == [1, 0]


def test_a_game_is_all_of_them() -> None:
    assert issubclass(Game, (BaseGame, CoinRules, MulliganRules))
    game = Game.new(YETIS, YETIS, build=54613).start(first=1)
    assert game.in_mulligan
    assert hands(game) == [3, 5]


def test_a_raw_game_is_recorded_and_goes_on_from_a_state() -> None:
    game = Bare.new(YETIS, YETIS, build=54613).start(first=1)
    assert game.recording().build == 54613
    assert isinstance(Bare.from_state(game.state(), build=54613), Bare)
    assert isinstance(game.copy(), Bare)
