"""Which cards are meant: those named on the command line, or all that fit what it asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hearthstone.enums import CardClass

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.text import plain
from sheets.cards import STORE, all_ids, newest, set_of, state
from sheets.names import enum_name

OTHER_GAMES = {"BATTLEGROUNDS", "LETTUCE", "1143"}
"""Sets whose tokens are not asked for unless by set."""
OTHER_PREFIXES = ("BG", "TB_Bac", "Bacon", "LETL")


@dataclass(frozen=True, slots=True)
class Choice:
    """What is asked of a card."""

    set: str = ""
    card_class: str = ""
    grep: str = ""
    todo: bool = False
    tokens: bool = False
    """Uncollectible ones and hero skins too."""

    def __bool__(self) -> bool:
        return bool(self.set or self.card_class or self.grep)

    def belongs(self, card: Card) -> bool:
        """It is of the set and the class that are asked for."""
        if self.set and set_of(card) != self.set:
            return False
        return not self.card_class or enum_name(CardClass, card.card_class) == self.card_class

    def fits(self, card: Card) -> bool:
        """It is what is asked for, done or not."""
        if not self.belongs(card) or (self.grep and not self._says(card)):
            return False
        if self.tokens:
            return bool(self.set) or not _of_another_game(card)
        return card.type != CardType.ENCHANTMENT and (card.type != CardType.HERO or card.cost > 0)

    def _says(self, card: Card) -> bool:
        return bool(re.search(self.grep, plain(card.text), re.IGNORECASE))


def _of_another_game(card: Card) -> bool:
    return set_of(card) in OTHER_GAMES or card.id.startswith(OTHER_PREFIXES)


def named(names: list[str]) -> Iterator[str]:
    """The ids of cards given by id or by name; what is neither is passed on as it is."""
    for name in names:
        yield from [name] if name in all_ids() else (_ids_of_name(name)[:3] or [name])


def _ids_of_name(name: str) -> list[str]:
    """The ids of a name, as their class would be called; collectible cards first."""
    found = []
    for card_id in sorted(STORE.ids_by_name(name)):
        card = newest(card_id)
        if card is not None and card.type != CardType.ENCHANTMENT:
            canonical = STORE.canonical(card_id)
            told = canonical if canonical in all_ids() else card_id
            found.append((not card.collectible, told))
    return list(dict.fromkeys(told for _, told in sorted(found, key=lambda each: each[0])))


def chosen(choice: Choice) -> Iterator[str]:
    """The cards that fit, by id; of those alike in name, type and text the first."""
    cards = STORE.at()
    done = _done() if choice.todo else set()
    seen = set()
    for card_id in sorted(cards.pool(collectible=None if choice.tokens else True)):
        card = cards.get(card_id)
        if card is None or not choice.fits(card):
            continue
        if choice.todo and (state(card_id) != "todo" or _design(card) in done):
            continue
        key = (card.name, card.type, plain(card.text))
        if key not in seen:
            seen.add(key)
            yield card_id


def _done() -> set[tuple[object, ...]]:
    """The designs of collectible cards that need nothing more."""
    cards = STORE.at()
    ids = (each for each in cards.pool(collectible=True) if state(each) != "todo")
    return {_design(card) for each in ids if (card := cards.get(each))}


def _design(card: Card) -> tuple[object, ...]:
    return card.name, card.type, card.collectible
