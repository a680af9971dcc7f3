"""Playing games: from the first mulligan, or on from any state.

from hsreplay_sim.play import Deck, Game

game = Game(Deck("MAGE", ["Chillwind Yeti"] * 30), Deck("WARRIOR", ["CS2_200"] * 30), seed=7)
game.start().skip_mulligan()
player = game.current_player
for card in player.hand:
if card.is_playable():
card.play()
game.end_turn()
"""

from __future__ import annotations

from hsreplay_sim.play.card import Card
from hsreplay_sim.play.game import Deck, Game
from hsreplay_sim.play.moves import IllegalMoveError
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.player import Choice, Player

__all__ = ["Card", "Choice", "Deck", "Game", "IllegalMoveError", "Player", "SeededOracle"]
