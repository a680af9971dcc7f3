"""The ends of a deck, as selections: its top and bottom cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.cards.words.selectors import Filter, Selector
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


def first_from_top(deck: Selector, kind: Filter, count: Value | int = 1) -> Selector:
    """Select the `count` cards of a kind that lie nearest to the top of a whole deck, in order.

    In a game that follows no recording, all that lies above the last of them is known from then on.
    Where one is followed, so many hidden cards may be these.
    """
    how_many = number(count)

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        left = deck.of(g, me, it)
        if g.watcher is not None:
            left = [card for card in left if kind.meant(g, me, card)]
        found: list[Entity] = []
        while len(found) < how_many(g, me, it) and any(kind.meant(g, me, each) for each in left):
            card = g.pick(Purpose.LIES, me, TOP.nearest(g, left))
            if card is None:
                break
            TOP.see(g, card)
            left.remove(card)
            if kind.meant(g, me, card):
                found.append(card)
        return found

    def hidden(g: Game, me: Entity, it: Frame) -> list[Entity]:
        return deck.unseen(g, me, it)[: how_many(g, me, it)]

    return Selector(pool, lambda g, me, e: True, hidden)


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
