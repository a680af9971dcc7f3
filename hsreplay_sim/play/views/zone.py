"""The cards of a zone: a list that filters."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from hsreplay_sim.play.views.card import Card
from hsreplay_sim.play.views.naming import CardName, name_of

if TYPE_CHECKING:
    from hsreplay_sim.play.views.view import View

    Kind = type[View] | CardName


class CardList(list[Card]):
    """Cards in order. It is made when it is asked for and does not change with the game."""

    def __contains__(self, card: object) -> bool:
        """Whether a card is there, or one of that card id or name."""
        if isinstance(card, str):
            return self.find(card) is not None
        return super().__contains__(card)

    contains = __contains__

    def find(self, name: CardName) -> Card | None:
        """The first card with an id or an English name, or that a view or a printed card names.

        Raises:
            TypeError: it is no card, and no name of one.
        """
        called = name_of(name)
        return next((card for card in self if called in (card.id, card.name)), None)

    def filter(self, *kinds: Kind, **wanted: object) -> CardList:
        """The cards of these kinds, ids or names whose attributes are as wanted.

        An attribute is wanted to be a value, one of several (a tuple, list, set or range), or to
        pass a test (a function): ``hand.filter(Minion, cost=(1, 2), atk=lambda atk: atk > 1)``. A
        card that lacks the attribute does not fit.

        Raises:
            TypeError: a kind is neither a class of views, nor a card, nor a name of one.
        """
        kinds = _named(kinds)
        return CardList(card for card in self if _fits(card, kinds, wanted))

    def exclude(self, *kinds: Kind, **wanted: object) -> CardList:
        """The others."""
        kinds = _named(kinds)
        return CardList(card for card in self if not _fits(card, kinds, wanted))


def _named(kinds: tuple[Kind, ...]) -> tuple[type[View] | str, ...]:
    """The kinds, cards by their id."""
    return tuple(kind if isinstance(kind, type) else name_of(kind) for kind in kinds)


def _fits(card: Card, kinds: tuple[type[View] | str, ...], wanted: dict[str, object]) -> bool:
    if kinds and not any(_is_a(card, kind) for kind in kinds):
        return False
    missing = object()
    return all(_is(getattr(card, name, missing), value, missing) for name, value in wanted.items())


def _is_a(card: Card, kind: type[View] | str) -> bool:
    return kind in (card.id, card.name) if isinstance(kind, str) else isinstance(card, kind)


def _is(value: object, wanted: object, missing: object) -> bool:
    if value is missing:
        return False
    if callable(wanted):
        return bool(wanted(value))
    if isinstance(wanted, Container) and not isinstance(wanted, str):
        return value in wanted
    return value == wanted
