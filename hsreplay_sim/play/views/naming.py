"""What may stand for a card in a call: a card id, an English name, or a card itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.address import kind_of
from hsreplay_sim.carddb.card import Card as CardData
from hsreplay_sim.play.moves import IllegalMoveError, name
from hsreplay_sim.play.views.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hsreplay_sim.play.views.card import Card

CardName = str | View | CardData
"""A card id, an English name, a card of a game, or a card as it is printed."""


def name_of(card: CardName) -> str:
    """The card id or the name by which a card is meant.

    Raises:
        TypeError: it is nothing of that kind; the message says what to pass.
        IllegalMoveError: nobody knows what card it is.
    """
    if isinstance(card, str):
        return card
    found = card.entity.card_id if isinstance(card, View) else getattr(card, "id", None)
    if not isinstance(found, str):
        raise TypeError(f"pass a card id, an English name or a card, not {kind_of(card)}")
    if not found:
        raise IllegalMoveError("nobody knows what card this is")
    return found


def one_of(cards: Iterable[Card], wanted: CardName, refusal: str) -> Card:
    """The first of these cards that is meant.

    Raises:
        TypeError: what is wanted is no card, and no name of one.
        ValueError: it is a card of another game.
        IllegalMoveError: it is none of them, which is told with `refusal`: "is not offered".
    """
    known = list(cards)
    if isinstance(wanted, View):
        for card in known:
            if card == wanted:
                return card
            if card.game is not wanted.game:
                raise ValueError("pass a card of this game: this one is of another game")
        raise IllegalMoveError(f"{name(wanted.entity)} {refusal}: {known}")
    called = name_of(wanted)
    for card in known:
        if called in (card.id, card.name):
            return card
    raise IllegalMoveError(f"{called!r} {refusal}: {known}")
