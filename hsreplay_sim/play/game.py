"""A game that people and programs play: the engine in the words of the players of Hearthstone."""

from __future__ import annotations

from hsreplay_sim.play.base import BaseGame


class CoinRules:
    """The player who moves second gets the Coin."""

    coin = True


class MulliganRules:
    """Both players are asked which cards of their opening hands they keep."""

    mulligan = True


class Game(CoinRules, MulliganRules, BaseGame):
    """A game as it is played.

    ``Game.new`` makes one from two decks, ``start`` deals and begins the mulligan; the first turn
    starts when both have answered. All chance follows from `seed`. With `checked` the invariants of
    :mod:`hsreplay_sim.engine.invariants` are checked after every move.
    """
