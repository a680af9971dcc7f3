"""The cards of a build with others beside them, or in their place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

from hsreplay_sim.base.tags import CARD_SET, CARDRACE
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.pool import RACE_ALL, SECOND_RACES, has_cost
from hsreplay_sim.carddb.store import CardSet, Predicate


class Wanted(TypedDict, total=False):
    """What :meth:`CardSet.pool` is asked for."""

    type: int | None
    card_class: int | None
    cost: int | range | None
    race: int | None
    sets: Iterable[int] | None
    collectible: bool | None
    predicate: Predicate | None


class ExtendedSet(CardSet):
    """A card set with cards of somebody's own; an own card stands for that of the same id."""

    def __init__(self, cards: CardSet, own: Mapping[str, Card]) -> None:
        self._of_build = cards
        self.own = dict(own)
        self.store = cards.store
        self.build = cards.build
        self.patched = cards.patched

    def get(self, card_id: str) -> Card | None:
        """The own card of an id, else that of the build."""
        return self.own.get(card_id) or self._of_build.get(card_id)

    def all_by_name(self, name: str) -> tuple[Card, ...]:
        """The own cards of a name come first; a card that has an own one in its place is gone."""
        own = tuple(card for card in self.own.values() if card.name == name)
        others = (card for card in self._of_build.all_by_name(name) if card.id not in self.own)
        return (*own, *others)

    def canonical(self, card_id: str) -> str:
        """An own card repeats no other one."""
        return card_id if card_id in self.own else self._of_build.canonical(card_id)

    def pool(self, **wanted: Unpack[Wanted]) -> tuple[str, ...]:
        """Those of the build, then the own ones that fit."""
        sets = wanted.get("sets")
        if sets is not None:
            wanted["sets"] = frozenset(sets)
        found = self._of_build.pool(**wanted)
        own = (card.id for card in self.own.values() if _fits(card, wanted))
        return (*(card_id for card_id in found if card_id not in self.own), *own)


def _fits(card: Card, wanted: Wanted) -> bool:
    race, sets, predicate = wanted.get("race"), wanted.get("sets"), wanted.get("predicate")
    return (
        wanted.get("type") in (None, card.type)
        and wanted.get("card_class") in (None, card.card_class)
        and has_cost(card, wanted.get("cost"))
        and wanted.get("collectible", True) in (None, card.collectible)
        and (race is None or _is_of_race(card, race))
        and (sets is None or card.tags.get(CARD_SET, 0) in frozenset(sets))
        and (predicate is None or predicate(card))
    )


def _is_of_race(card: Card, race: int) -> bool:
    return card.tags.get(CARDRACE, 0) in (race, RACE_ALL) or SECOND_RACES.get(race, 0) in card.tags
