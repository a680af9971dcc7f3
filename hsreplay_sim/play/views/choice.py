"""What a player is asked for: a mulligan, or an offer in the middle of an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.engine.state.entities import COIN
from hsreplay_sim.play.moves import IllegalMoveError, name
from hsreplay_sim.play.views.view import View

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.play.oracle import SuspendedError
    from hsreplay_sim.play.session import Session
    from hsreplay_sim.play.views.card import Card
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

    def choose(self, card: View | str) -> None:
        """Take one of `cards`, also by card id or name; the effect goes on."""
        found = self.cards.find(card) if isinstance(card, str) else card
        if found is None or found not in self.cards:
            called = name(found.entity) if found is not None else repr(card)
            raise IllegalMoveError(f"{called} is not offered: {self.cards}")
        self._answer(found.entity)


class Mulligan:
    """The opening hand: which cards are replaced?"""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.cards = player.hand.exclude(id=COIN)

    def __repr__(self) -> str:
        return f"<Mulligan of {self.cards}>"

    def choose(self, *cards: Card | str) -> None:
        """Replace these cards, also by card id or name, and keep the others.

        A name twice means two.
        """
        left, away = self.cards.filter(), []
        for wanted in cards:
            card = left.find(wanted) if isinstance(wanted, str) else wanted
            if card is None:
                raise IllegalMoveError(f"{wanted!r} cannot be replaced: {left}")
            if card in left:
                left.remove(card)
            away.append(card)
        self.player.mulligan(*away)
