"""Decks: what a recording tells of them, and their code."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hearthstone.deckstrings import write_deckstring
from hearthstone.enums import FormatType

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.replay.facts.model import Deck

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.replay.packets import PlayerDef

LIST = "Deck"
"""The attribute of a player under which HSReplay XML keeps the list of the deck."""


def listed(player: PlayerDef) -> list[str] | None:
    """Return the list of the deck that a tracker wrote into the recording; None without one."""
    for name, value in player.extra:
        if name == LIST and value.split():
            return value.split()
    return None


def dealt(state: TagState, seat: int) -> list[int]:
    """Return the entities of the deck of a player, from the state in which its game begins.

    Up to 13030 the opening hands are dealt by then. The Coin, which makes one of them larger, is
    made last (U027:60).
    """
    decks, hands = (_cards_in(state, zone) for zone in (Zone.DECK, Zone.HAND))
    held = hands.get(seat, [])
    if any(len(held) > len(other) for other in hands.values()):
        held = held[:-1]
    return sorted(decks.get(seat, []) + held)


def _cards_in(state: TagState, zone: int) -> dict[int, list[int]]:
    """Return PLAYER_ID → the entities of a zone, the first made first."""
    found: dict[int, list[int]] = {}
    for entity, tags in sorted(state.tags.items()):
        if tags.get(t.ZONE) == zone:
            found.setdefault(tags.get(t.CONTROLLER, 0), []).append(entity)
    return found


def deck_of(known: list[str], size: int, cards: CardSet, hero: str, format_type: str) -> Deck:
    """Return a deck of known cards among `size`, in order of cost and name, with its code."""

    def place(card_id: str) -> tuple[int, str, str]:
        card = cards.get(card_id)
        return (card.cost, card.name, card_id) if card is not None else (99, "", card_id)

    deck = Deck(tuple(sorted(known, key=place)), size)
    return Deck(deck.cards, size, _code(deck, cards, hero, format_type)) if deck.whole else deck


def _code(deck: Deck, cards: CardSet, hero: str, format_type: str) -> str:
    """Return the deck code; "" if a card or the hero is none that a deck may hold."""
    body = cards.get(hero)
    found = [cards.get(each) for each in deck.cards]
    counted = Counter(card.dbf for card in found if card is not None and card.collectible)
    if body is None or not body.dbf or counted.total() != deck.size:
        return ""
    form = FormatType.__members__.get(format_type, FormatType.FT_UNKNOWN)
    return str(write_deckstring(sorted(counted.items()), [body.dbf], form))
