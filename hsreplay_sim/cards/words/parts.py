"""Cards that are assembled from two other cards: their texts run one after the other (R278)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.values import Condition
from hsreplay_sim.engine.text import Effect, Frame, Script

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)


def _parts_of(g: Game, me: Entity) -> Iterator[Card]:
    """Return the cards that an entity is assembled from, in the order of its tags."""
    found = (g.cards.by_dbf(me.tags.get(tag, 0)) for tag in _PARTS)
    return (part for part in found if part is not None)


def made_of(card_id: str) -> Condition:
    """Whether the card `card_id` is one of the parts of the entity whose text runs."""
    return Condition(lambda g, me, it: any(part.id == card_id for part in _parts_of(g, me)))


def _run_parts(text: Callable[[Script], Effect | None]) -> Do:
    def run(g: Game, me: Entity, it: Frame) -> None:
        for part in _parts_of(g, me):
            script = g.scripts.find(part, part.id)
            if script is None:
                raise UnsupportedError(f"{part.id} is not implemented")
            effect = text(script)
            if effect is not None:
                inner = it.about(it.subject, it.target)
                inner.text = part
                effect(g, me, inner)

    return Do(run)


def act_by_parts() -> Do:
    """Run the `action` of each part with the numbers of that part's text.

    That is its Battlecry, or what it does as a location.
    """
    return _run_parts(lambda script: script.action)


def die_by_parts() -> Do:
    """Run the Deathrattle of each part with the numbers of that part's text."""
    return _run_parts(lambda script: script.deathrattle)
