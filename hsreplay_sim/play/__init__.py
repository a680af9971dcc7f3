"""Playing games: from the first mulligan, or on from any state. docs/PLAYING.md is the guide.

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

On from a step of a recording, or from a snapshot::

    game = Game.load("Power.log@83")
"""

from __future__ import annotations

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.builds.profile import NEWEST_BUILD
from hsreplay_sim.play.base import BaseGame
from hsreplay_sim.play.clock import ClockRules
from hsreplay_sim.play.game import CoinRules, Game, MulliganRules
from hsreplay_sim.play.moves import IllegalMoveError
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.setup.deck import Deck
from hsreplay_sim.play.setup.formats import Format
from hsreplay_sim.play.setup.legality import IllegalDeckError
from hsreplay_sim.play.setup.packs import Packs, implemented
from hsreplay_sim.play.views.card import Card
from hsreplay_sim.play.views.choice import Choice, Mulligan
from hsreplay_sim.play.views.kinds import (
    Character,
    Enchantment,
    Hero,
    HeroPower,
    Location,
    Minion,
    Secret,
    Spell,
    Weapon,
)
from hsreplay_sim.play.views.player import Player
from hsreplay_sim.play.views.zone import CardList

__all__ = [
    "NEWEST_BUILD", "BaseGame", "Card", "CardList", "Character", "Choice", "ClockRules",
    "CoinRules", "Deck", "Enchantment", "Format", "Game", "Hero", "HeroPower", "IllegalDeckError",
    "IllegalMoveError", "Location", "Minion", "Mulligan", "MulliganRules", "Packs", "Player",
    "Secret", "SeededOracle", "Spell", "UnsupportedError", "Weapon", "implemented",
]  # fmt: skip
