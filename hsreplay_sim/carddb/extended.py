"""The cards of a build with others beside them, or in their place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hsreplay_sim.base.tags import CARD_SET, CARDRACE
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.pool import RACE_ALL, SECOND_RACES
from hsreplay_sim.carddb.store import CardSet, Predicate


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

    def pool(
        self,
        *,
        type: int | None = None,  # noqa: A002
        card_class: int | None = None,
        cost: int | None = None,
        race: int | None = None,
        sets: Iterable[int] | None = None,
        collectible: bool | None = True,
        predicate: Predicate | None = None,
    ) -> tuple[str, ...]:
        """Those of the build, then the own ones that fit."""
        chosen = None if sets is None else frozenset(sets)
        found = self._of_build.pool(
            type=type,
            card_class=card_class,
            cost=cost,
            race=race,
            sets=chosen,
            collectible=collectible,
            predicate=predicate,
        )
        own = (
            card.id
            for card in self.own.values()
            if type in (None, card.type)
            and card_class in (None, card.card_class)
            and cost in (None, card.cost)
            and (race is None or _is_of_race(card, race))
            and (chosen is None or card.tags.get(CARD_SET, 0) in chosen)
            and collectible in (None, card.collectible)
            and (predicate is None or predicate(card))
        )
        return (*(card_id for card_id in found if card_id not in self.own), *own)


def _is_of_race(card: Card, race: int) -> bool:
    return card.tags.get(CARDRACE, 0) in (race, RACE_ALL) or SECOND_RACES.get(race, 0) in card.tags
