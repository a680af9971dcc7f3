"""The cards of hearthbreaker: its collection, the order of its candidates, and its own texts.

`HearthbreakerCards` is the card set, `HearthbreakerScripts` finds the texts: those that deviate
from the real game are classes of the modules beside this one; those that are resolved alike are
named in :mod:`.agreed` and are those of :mod:`hsreplay_sim.cards.sets`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import hsreplay_sim.hearthbreaker.cards.bodies as its_bodies
import hsreplay_sim.hearthbreaker.cards.classic as its_classic
import hsreplay_sim.hearthbreaker.cards.damage as its_damage
import hsreplay_sim.hearthbreaker.cards.listeners as its_listeners
import hsreplay_sim.hearthbreaker.cards.texts as its_texts
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import COST, TAUNT
from hsreplay_sim.carddb.pool import Filter, pool_row
from hsreplay_sim.carddb.store import CardSet, CardStore
from hsreplay_sim.cards.compile import compile_card
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.hearthbreaker.cards.agreed import AGREED
from hsreplay_sim.hearthbreaker.cards.collection import COLLECTION
from hsreplay_sim.hearthbreaker.rules.ruleset import CARD_BUILD

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.text import Script

TEXTS = (its_texts, its_damage, its_bodies, its_classic, its_listeners)
"""The modules of its own texts."""

OTHER_TAGS: dict[str, dict[int, int]] = {
    "EX1_571": {COST: 5},
    "GVG_076": {TAUNT: 1},
}
"""What it prints on a card where the card data say otherwise."""

LISTS: tuple[tuple[str, ...], ...] = (
    ("PART_001", "PART_005", "PART_004", "PART_002", "PART_006", "PART_003", "PART_007"),
    ("NEW1_034", "NEW1_032", "NEW1_033"),
    ("DREAM_03", "DREAM_01", "DREAM_05", "DREAM_02", "DREAM_04"),
    ("Mekka3", "Mekka1", "Mekka4", "Mekka2"),
    ("PRO_001a", "PRO_001c", "PRO_001b"),
    ("EX1_tk29", "EX1_tk28"),
    ("CS2_121", "EX1_390", "EX1_021", "EX1_023", "CS2_179", "EX1_110"),
)
"""Fixed lists of candidates in its order."""

_ORDERED = {frozenset(each): list(each) for each in LISTS}


def in_its_order(pool: Sequence[str]) -> list[str]:
    """A pool as hearthbreaker counts it; a pool that is no fixed list stays as it is."""
    return _ORDERED.get(frozenset(pool)) or list(pool)


class HearthbreakerCards(CardSet):
    """The cards of the summer of 2015, of which those of its collection are collectible."""

    def __init__(self, cards: CardSet) -> None:
        super().__init__(cards.store, cards.build, cards.build, cards.patched)

    def get(self, card_id: str) -> Card | None:
        """The card, with what hearthbreaker prints on it."""
        card = super().get(card_id)
        if card is None:
            card = self._cards[card_id] = self._later_enchantment(card_id)
        other = OTHER_TAGS.get(card_id)
        if card is not None and other is not None and not other.items() <= card.tags.items():
            card = self._cards[card_id] = replace(card, tags={**card.tags, **other})
        return card

    def _later_enchantment(self, card_id: str) -> Card | None:
        """An enchantment that the data of the time leave out, in its first wording."""
        later = self.store.at(self.store.first_build(card_id)).get(card_id)
        return later if later is not None and later.type == CardType.ENCHANTMENT else None

    def _fitting(self, wanted: Filter) -> tuple[str, ...]:
        """The ids of the collection that fit, in its order; other cards in order of dbf id."""
        if not wanted.collectible:
            return super()._fitting(wanted)
        held = (card for card in map(self.get, COLLECTION) if card is not None)
        return tuple(row.id for row in wanted.of(map(pool_row, held)))


class HearthbreakerScripts:
    """Its own texts first, then those that it shares with the server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._own: dict[str, Script] = {}

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """The script of a card, None when it is not implemented."""
        found = self._own.get(card_id)
        if found is not None:
            return found
        definition = next((found for each in TEXTS if (found := vars(each).get(card_id))), None)
        if not isinstance(definition, type):
            return self._shared(card, card_id)
        enchantment = card is None or card.type == CardType.ENCHANTMENT
        script = self._own[card_id] = compile_card(definition, enchantment=enchantment)
        return script

    def _shared(self, card: Card | None, card_id: str) -> Script | None:
        """The server's script, of a card that can be collected only if it is known to agree."""
        found = self._registry.find(card, card_id)
        by_chance = card is not None and card.collectible and card_id not in AGREED
        return None if by_chance and found is not None and found.card_id else found


@cache
def cards() -> HearthbreakerCards:
    """The card set of all its games."""
    return HearthbreakerCards(CardStore.open().at(CARD_BUILD))


@cache
def scripts() -> HearthbreakerScripts:
    """The texts of all its games."""
    return HearthbreakerScripts(Registry(CardStore.open()))
