"""What a player brings, and the cards that a game may hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import FIRST_HEROES, CardClass, CardType
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.engine.moves.setup import Seat
from hsreplay_sim.play.setup.needs import needs_of

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.text import Scripts


@dataclass(frozen=True, slots=True)
class Deck:
    """The deck of a player: a hero and cards, each by card id or by English name.

    `power` is the hero power; the hero's own when empty.
    """

    hero: str
    cards: Sequence[str]
    power: str = ""
    ordered: bool = False
    """Whether the cards lie in this order, the first on top; else the deck is shuffled."""

    def __repr__(self) -> str:
        return f"<Deck {self.hero}, {len(self.cards)} cards>"


@cache
def registry() -> Registry:
    """The scripts of all implemented cards."""
    return Registry(CardStore.open())


def find_card(cards: CardSet, name: str) -> Card:
    """A card by id or English name.

    Raises:
        UnsupportedError: the build has no such card.
    """
    card = cards.get(name) or cards.by_name(name)
    if card is None:
        raise UnsupportedError(f"build {cards.build} has no card {name!r}")
    return card


def seat(cards: CardSet, deck: Deck) -> Seat:
    """A deck in card ids; a hero may be named by its class, too."""
    hero = find_card(cards, CLASS_HEROES.get(deck.hero.upper(), deck.hero))
    if hero.type != CardType.HERO:
        raise UnsupportedError(f"{hero.name} is no hero")
    power = deck.power or hero.hero_power
    if not power:
        raise UnsupportedError(f"{hero.name} has no hero power of its own: name one")
    ids = tuple(find_card(cards, name).id for name in deck.cards)
    return Seat(hero.id, find_card(cards, power).id, ids)


def demand_texts(cards: CardSet, scripts: Scripts, seats: Sequence[Seat]) -> None:
    """Refuse decks with cards that would be played as blanks, or make such.

    Raises:
        UnsupportedError: it names the cards, and the way from one to what it makes.
    """
    wanted = [each for seat in seats for each in (seat.power, *seat.deck)]
    if lacks := needs_of(cards, scripts).lacking(wanted):
        raise UnsupportedError("; ".join(lacks))


CLASS_NAMES = {number: name for name, number in vars(CardClass).items() if isinstance(number, int)}
"""The name of each class, in upper case without a space."""

CLASS_HEROES = {CLASS_NAMES[number]: hero for number, hero in FIRST_HEROES.items()}
"""The first hero of each class, by its name in upper case without a space."""
