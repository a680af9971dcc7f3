"""A game to set positions up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.play import BaseGame, Deck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.play import Player

WISPS = ("CS2_231",) * 30
NEWEST = 255790


class Table(BaseGame):
    """Nothing is dealt."""

    opening_hands = (0, 0)


def new(
    mine: str = "MAGE",
    theirs: str = "WARRIOR",
    deck: Sequence[str] = WISPS,
    *,
    build: int = 126451,
    seed: int = 0,
    allow_missing: bool = False,
) -> tuple[Table, Player, Player]:
    """A game with ten Mana for both; the first player is to move."""
    decks = Deck(mine, deck), Deck(theirs, WISPS)
    made = Table.new(*decks, build=build, seed=seed, allow_missing=allow_missing)
    game = made.start(first=1)
    for player in game.players:
        player.mana = 10
    return game, *game.players
