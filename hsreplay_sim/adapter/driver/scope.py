"""What an engine does not model, so that it is left out and counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hsreplay_sim.adapter.protocol import Description
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, CREATOR, ZONE
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.verifier.step import Unmodelled

if TYPE_CHECKING:
    from hsreplay_sim.adapter.driver.outcome import Outcome
    from hsreplay_sim.base.tagstate import Tags
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.verifier.step import Step

WITHOUT_TEXT = frozenset((CardType.HERO, CardType.ENCHANTMENT, CardType.PLAYER, CardType.GAME))
"""The types of entities that need no place among an engine's cards if they have no text."""


class Scope:
    """The cards, tags and zones of an engine."""

    def __init__(self, description: Description, cards: CardSet) -> None:
        self._own, self._cards = description, cards
        self.enchantments = self.has_tag(ATTACHED, CardType.ENCHANTMENT, Zone.PLAY)
        """Whether it models enchantments: those that do have the tag ATTACHED."""

    def cards_outside(self, step: Step) -> list[str]:
        """The cards that act in a logged action and that the engine does not model, sorted."""
        if self._own.cards is None:
            return []
        return sorted({each for each in self._acting(step) if self._is_outside(each)})

    def _acting(self, step: Step) -> Iterator[str]:
        state = step.observed.state
        cards = {**step.simulated.cards, **{e: card for e, card in state.cards.items() if card}}
        acting = {step.action.entity, step.action.target}
        acting |= {each.entity for each in step.logged.tape.packets if type(each) is Block}
        yield from (cards.get(entity, "") for entity in acting)
        for entity in step.logged.created.keys() - acting:
            yield self._card_of(entity, state.tags, cards)

    def _card_of(self, entity: int, tags: Mapping[int, Tags], cards: Mapping[int, str]) -> str:
        """The card whose text an entity has: of an enchantment a card of the engine that made it.

        So it is while the enchantment does nothing but be there, and has the id of that card with a
        letter more: those of a brawl are made by the minions that wear them (U006:2842).
        """
        card_id, held = cards.get(entity, ""), tags.get(entity, {})
        maker = cards.get(held.get(CREATOR, 0), "")
        is_one = held.get(CARDTYPE, 0) == CardType.ENCHANTMENT
        is_own = maker in (self._own.cards or ()) and card_id.startswith(maker)
        return maker if is_one and is_own else card_id

    def _is_outside(self, card_id: str) -> bool:
        own = self._own.cards
        if own is None or not card_id or card_id in own:
            return False
        card = self._cards.get(card_id)
        if card is None:
            return True
        if self._own.plain and not card.text:
            return False
        return bool(card.text) or card.tags.get(CARDTYPE, 0) not in WITHOUT_TEXT

    def _waits(self, card_id: str) -> bool:
        """Whether a card does nothing until it is used: a hero power that is not passive."""
        card = self._cards.get(card_id)
        if card is None or card.tags.get(CARDTYPE, 0) != CardType.HERO_POWER:
            return False
        return "Passive" not in card.text

    def has_tag(self, tag: int, kind: int, zone: int) -> bool:
        """Whether the engine models a tag of entities of a CardType that are in a Zone."""
        own = self._own
        lists = (own.tags, own.types.get(kind), own.places.get(zone))
        return all(each is None or tag in each for each in lists)

    def has_zone(self, *zones: int) -> bool:
        """Whether the engine models one of these zones."""
        return self._own.zones is None or any(each in self._own.zones for each in zones)

    def unmodelled(self, outcome: Outcome) -> tuple[Unmodelled, ...]:
        """The entities whose text the engine does not model."""
        if self._own.cards is None:
            return ()
        return tuple(
            Unmodelled(entity, card_id, tags.get(ZONE, 0), tags.get(ATTACHED, 0))
            for entity, tags in outcome.tags.items()
            if self._is_outside(card_id := self._card_of(entity, outcome.tags, outcome.cards))
            and not self._waits(card_id)
        )
