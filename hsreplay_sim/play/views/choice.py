"""What a player is asked for: a mulligan, or an offer in the middle of an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.engine.state.entities import COIN
from hsreplay_sim.play.views.naming import CardName, one_of

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.play.oracle import SuspendedError
    from hsreplay_sim.play.session import Session
    from hsreplay_sim.play.views.player import Player


class Choice:
    """An offer (Discover, Adapt …): the game waits for the answer."""

    def __init__(
        self, game: Session, pending: SuspendedError, answer: Callable[[Entity], None]
    ) -> None:
        self.player = game.player(pending.player)
        self.source = game.view(pending.source) if pending.source is not None else None
        self.cards = game.cards(pending.options)
        self._answer = answer

    def __repr__(self) -> str:
        return f"<Choice of {self.cards}>"

    def choose(self, card: CardName) -> None:
        """Take one of `cards`, also by card id or name; the effect goes on.

        Raises:
            IllegalMoveError: it is not offered.
            TypeError: it is no card, and no name of one.
        """
        self._answer(one_of(self.cards, card, "is not offered").entity)


class Mulligan:
    """The opening hand: which cards are replaced?"""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.cards = player.hand.exclude(id=COIN)

    def __repr__(self) -> str:
        return f"<Mulligan of {self.cards}>"

    def choose(self, *cards: CardName) -> None:
        """Replace these cards, also by card id or name, and keep the others.

        A name twice means two.
        """
        self.player.mulligan(*cards)
