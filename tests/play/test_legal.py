"""The list of legal moves, and each of them made."""

from __future__ import annotations

import pytest

from hsreplay_sim.play import Deck, Game
from hsreplay_sim.play.legal import Move

DRUIDS = Deck("DRUID", ["Wrath", "Chillwind Yeti"] * 15)


def started(build: int = 54613) -> Game:
    game = Game.new(DRUIDS, DRUIDS, build=build).start(first=1).skip_mulligan()
    game.player1.mana = 10
    return game


def words(game: Game, *, without: str = "") -> list[str]:
    return [str(move) for move in game.legal_moves() if not without or without not in str(move)]


def test_every_option_stands_with_each_of_its_targets() -> None:
    game = started()
    game.player1.discard_hand()
    foe = game.player2.summon("Chillwind Yeti")
    game.player1.give("Wrath")
    wrath = game.player1.hand[0]
    aimed = [str(move) for move in game.legal_moves() if move.card == wrath]
    assert aimed == [
        f"play Wrath #{wrath.entity_id} (Solar Wrath) at Chillwind Yeti #{foe.entity_id}",
        f"play Wrath #{wrath.entity_id} (Nature's Wrath) at Chillwind Yeti #{foe.entity_id}",
    ]
    next(move for move in game.legal_moves() if move.choose == 1).do()
    assert foe.damage == 1


def test_powers_are_used_and_fighters_attack() -> None:
    game = started()
    game.player1.summon("Stonetusk Boar")
    kinds = {move.kind for move in game.legal_moves()}
    assert kinds == {"play", "use", "attack", "end turn"}
    next(move for move in game.legal_moves() if move.kind == "use").do()
    assert game.player1.hero.armor == 1
    next(move for move in game.legal_moves() if move.kind == "attack").do()


def test_a_tradeable_card_is_traded() -> None:
    game = started(build=121569)
    viper = game.player1.give("Rustrot Viper")
    trades = [move for move in game.legal_moves() if move.kind == "trade"]
    assert [move.card for move in trades] == [viper]
    trades[0].do()
    assert viper not in game.player1.hand


def test_nothing_is_legal_before_a_choice_is_answered() -> None:
    game = Game.new(DRUIDS, DRUIDS, build=54613).start(first=1)
    assert game.legal_moves() == []


@pytest.mark.parametrize("seed", range(3))
def test_every_move_that_is_listed_can_be_made(seed: int) -> None:
    game = Game.new(DRUIDS, DRUIDS, build=54613, seed=seed).start().skip_mulligan()
    for _ in range(40):
        move: Move = game.oracle.one_of(game.legal_moves() or [Move(game, "end turn")])
        if game.ended:
            break
        move.do()
    assert game.turn > 1


def test_a_titan_uses_its_abilities_by_its_legal_moves() -> None:
    game = started(185749)
    titan = game.player1.summon("Golganneth, the Thunderer")
    game.skip_turn()
    ways = [each for each in game.legal_moves() if each.card == titan]
    assert {(each.kind, each.choose) for each in ways} == {("use", 0), ("use", 2)}
    ways[0].do()
    again = {each.choose for each in game.legal_moves() if each.card == titan}
    assert ways[0].choose not in again
