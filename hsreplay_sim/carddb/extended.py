"""The cards of a build with others beside them, or in their place."""

from __future__ import annotations

from collections.abc import Mapping

from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.pool import Filter, pool_row
from hsreplay_sim.carddb.store import CardSet


class ExtendedSet(CardSet):
    """A card set with a user's own cards, each in place of the card with the same id."""

    def __init__(self, cards: CardSet, own: Mapping[str, Card]) -> None:
        self._of_build = cards
        self.own = dict(own)
        self.store = cards.store
        self.build = cards.build
        self.patched = cards.patched
        self._pools = {}

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

    def _fitting(self, wanted: Filter) -> tuple[str, ...]:
        """Return the fitting card ids of the build, then those of own cards."""
        found = self._of_build.pool(**wanted._asdict())
        own = (c for c in self.own.values() if wanted.collectible in (None, c.collectible))
        fitting = (row.id for row in wanted.of(map(pool_row, own)))
        return (*(card_id for card_id in found if card_id not in self.own), *fitting)
