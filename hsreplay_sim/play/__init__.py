"""Playing games: from the first mulligan, or on from any state.

Example::

    from hsreplay_sim.play import Deck, Game

    yetis, ogres = ["Chillwind Yeti"] * 30, ["CS2_200"] * 30
    game = Game.new(Deck("MAGE", yetis), Deck("WARRIOR", ogres), seed=7)
    game.start().skip_mulligan()
    for card in game.current_player.hand:
        if card.is_playable():
            card.play()
    game.end_turn()

What a client would have recorded of it, as Power.log or HSReplay XML::

    game.save("game.log")
    game.save("seat1.hsreplay.xml", seats=(1,))

On from a step of a recording::

    recording = hsreplay_sim.load("Power.log")[0]
    game = Game.from_state(recording.state(83), build=recording.build)
"""

from __future__ import annotations

from hsreplay_sim.play.card import Card
from hsreplay_sim.play.game import Deck, Game
from hsreplay_sim.play.moves import IllegalMoveError
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.player import Choice, Player

__all__ = ["Card", "Choice", "Deck", "Game", "IllegalMoveError", "Player", "SeededOracle"]
