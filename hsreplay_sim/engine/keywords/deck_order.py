"""The order of a deck: what lies on top, what at the bottom, and where a new card comes to lie.

A recording shows no order: where one is followed, the oracle says which card is drawn or lies at an
end. In a game that follows none, the deck keeps what is known of its ends. All that lies between
is in random order, so that its cards are picked only when somebody draws or looks.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.engine.oracle import Purpose

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


@dataclass(frozen=True, slots=True)
class End:
    """An end of a deck."""

    on_top: bool

    def nearest(self, game: Game, cards: Sequence[Entity]) -> list[Entity]:
        """Return those of `cards`, all of one deck, of which one lies nearest to this end.

        If that is known, it is one card. If a recording is followed, it is all of them.
        """
        if game.watcher is not None:
            return list(cards)
        place_newcomers(game)
        piles = game.untagged.piles
        near, far = piles.above, piles.below[::-1]
        if not self.on_top:
            near, far = piles.below[::-1], piles.above
        there = {card.id: card for card in cards}
        known = next((there[number] for number in near if number in there), None)
        if known is not None:
            return [known]
        between = [card for card in cards if card.id not in far]
        return between or [there[number] for number in reversed(far) if number in there][:1]

    def see(self, game: Game, card: Entity) -> None:
        """Note that a card, picked of what was `nearest` in the whole deck, lies there."""
        if game.watcher is None:
            game.untagged.piles.see(card.id, from_top=self.on_top)

    def lay(self, game: Game, card: Entity) -> None:
        """Put a card of a deck at this end of it."""
        if game.watcher is None:
            game.untagged.piles.lay(card.id, on_top=self.on_top)


TOP, BOTTOM = End(on_top=True), End(on_top=False)


def turn_over(game: Game, player_id: int) -> None:
    """Reverse the order of a deck."""
    if game.watcher is None:
        place_newcomers(game)
        game.untagged.piles.turn_over({card.id for card in game.deck[player_id]})


def forget(game: Game, player_id: int) -> None:
    """Know nothing any more of where the cards of a deck lie, for it is shuffled."""
    for card in game.deck[player_id]:
        game.untagged.piles.forget(card.id)


def place_newcomers(game: Game) -> None:
    """Give the cards that were shuffled into a deck with a known end a random place in it each."""
    piles = game.untagged.piles
    while piles.newcomers:
        card = game.entities.get(piles.newcomers.pop(0))
        if card is not None and card.zone == Zone.DECK:
            _place(game, card)


def _place(game: Game, card: Entity) -> None:
    """Ask above how many of the other cards of the deck a new one comes to lie; note it."""
    piles = game.untagged.piles
    deck = {each.id for each in game.deck[card.controller]} - {card.id, *piles.newcomers}
    top, bottom = _those(piles.above, deck), _those(piles.below, deck)
    if not top and not bottom:
        return
    below = game.number(Purpose.PLACE, card, 0, len(deck))
    if below < len(bottom):
        piles.below.insert(piles.below.index(bottom[-1 - below]) + 1, card.id)
    elif len(deck) - below < len(top):
        piles.above.insert(piles.above.index(top[len(deck) - below]), card.id)


def _those(pile: Sequence[int], deck: Collection[int]) -> list[int]:
    return [number for number in pile if number in deck]
