"""What a player brings, and the cards that a game may hold."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.address import kind_of
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

    def __post_init__(self) -> None:
        """Refuse what is no deck.

        Raises:
            TypeError: the hero is no name, or the cards are no list of names.
        """
        if not isinstance(self.hero, str):
            raise TypeError(f"hero is a class, a name or a card id, not {kind_of(self.hero)}")
        if isinstance(self.cards, str) or not all(isinstance(each, str) for each in self.cards):
            raise TypeError("cards is a list of card ids and English names")

    def __repr__(self) -> str:
        return f"<Deck {self.hero}, {len(self.cards)} cards>"


@cache
def registry() -> Registry:
    """The scripts of all implemented cards."""
    return Registry(CardStore.open())


def find_card(cards: CardSet, name: str, build: int = 0, kinds: Collection[int] = ()) -> Card:
    """A card by id or English name; `build` is the one that was asked for, for a message.

    Of several cards of a name it is one of these card types, if there is one. A hero that nobody
    can play from a hand is meant only where nothing else of that name is, or where a hero is asked
    for: Khadgar is a minion, and the looks of a Mage.

    Raises:
        UnsupportedError: the build has no such card.
    """
    card = cards.get(name)
    if card is not None:
        return card
    named = cards.all_by_name(name)
    if not named:
        raise UnsupportedError(f"build {build or cards.build} has no card {name!r}")
    heroes = set(kinds) == {CardType.HERO}

    def far_off(card: Card) -> tuple[bool, bool]:
        other = bool(kinds) and card.type not in kinds
        return other, card.type == CardType.HERO and not card.cost and not heroes

    return min(named, key=far_off)


def seat(cards: CardSet, deck: Deck, build: int = 0) -> Seat:
    """A deck in card ids; a hero may be named by its class, too.

    Raises:
        TypeError: it is no deck.
        UnsupportedError: the build, which is named as it was asked for, has not all of it.
    """
    if not isinstance(deck, Deck):
        raise TypeError(f"pass a Deck(hero, cards), not {kind_of(deck)}")
    hero = find_card(cards, CLASS_HEROES.get(deck.hero.upper(), deck.hero), build, (CardType.HERO,))
    if hero.type != CardType.HERO:
        raise UnsupportedError(f"{hero.name} is no hero")
    power = deck.power or hero.hero_power
    if not power:
        raise UnsupportedError(f"{hero.name} has no hero power of its own: name one")
    ids = tuple(find_card(cards, name, build).id for name in deck.cards)
    return Seat(hero.id, find_card(cards, power, build, (CardType.HERO_POWER,)).id, ids)


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
