"""The ends of a deck, as selections: its top and bottom cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Value, number
from hsreplay_sim.engine.keywords.deck_order import BOTTOM, TOP, End
from hsreplay_sim.engine.oracle import Purpose

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


def top(deck: Selector, count: Value | int = 1) -> Selector:
    """Select the top `count` cards of a whole deck, such as ENEMY_DECK, the topmost first."""
    return _lying(deck, count, TOP)


def bottom(deck: Selector, count: Value | int = 1) -> Selector:
    """Select the bottom `count` cards of a whole deck, the undermost first."""
    return _lying(deck, count, BOTTOM)


def _lying(deck: Selector, count: Value | int, end: End) -> Selector:
    how_many = number(count)

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        left = deck.of(g, me, it)
        found: list[Entity] = []
        for _ in range(how_many(g, me, it)):
            card = g.pick(Purpose.LIES, me, end.nearest(g, left))
            if card is None:
                break
            end.see(g, card)
            found.append(card)
            left.remove(card)
        return found

    def hidden(g: Game, me: Entity, it: Frame) -> list[Entity]:
        return deck.unseen(g, me, it)[: how_many(g, me, it)]

    lying = Selector(pool, lambda g, me, e: True, hidden if deck.cards else None)
    lying.whole = deck
    return lying
