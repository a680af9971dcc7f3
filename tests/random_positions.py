"""Random games of legal decks at any build, in the middle of a turn, and one more random move."""

from __future__ import annotations

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.play import BaseGame
from hsreplay_sim.play.decks import legal_deck
from hsreplay_sim.play.oracle import SeededOracle


def played(build: int, turns: int = 9) -> BaseGame:
    """A random game of legal decks, in the middle of a turn."""
    oracle = SeededOracle(f"whole {build}")
    decks = [legal_deck(CardStore.open().at(build), build, oracle) for _ in range(2)]
    game = BaseGame.new(*decks, build=build, seed=f"luck {build}").start(first=1)
    while not game.ended and game.turn < turns:
        step(game, oracle)
    return game


def step(game: BaseGame, oracle: SeededOracle) -> None:
    if game.choice is not None:
        game.choice.choose(oracle.one_of(game.choice.cards))
    else:
        oracle.one_of(game.legal_moves()).do()
