"""The chance of Fireplace: one object in place of `game.random`, and its pools of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fireplace import cards, utils
from fireplace.managers import BaseObserver
from hearthstone.enums import CardType
from json_lines import Ask, Json

KINDS = (CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO)
MADE: list[str] = []
"""All cards that a text might make."""


def be_asked() -> None:
    """Have Fireplace ask for the cards that it makes."""
    utils.weighted_card_choice = _cards_asked
    MADE.extend(each.id for each in cards.db.values() if each.type in KINDS)


class Chance(BaseObserver):
    """Stands in for `game.random`, and asks."""

    def __init__(self, entities: dict[int, Any], ask: Ask) -> None:
        self._entities, self._ask = entities, ask
        self._sources: list[Any] = []

    def action_start(self, kind: Any, source: Any, index: int, target: Any) -> None:
        """A block begins: its card is what asks."""
        self._sources.append(source)

    def action_end(self, kind: Any, source: Any) -> None:
        """A block ends."""
        if self._sources:
            self._sources.pop()

    def asked(self, question: Json) -> int:
        """Ask, and say what asks."""
        source = next(reversed(self._sources), None)
        numbers = {id(card): entity for entity, card in self._entities.items()}
        return int(self._ask({"source": numbers.get(id(source), 0), **question})["answer"])

    def cards(self, source: Any, pools: Sequence[Sequence[str]], count: int) -> list[Any]:
        """New cards, each asked for out of the pools; what is recorded may be of an older pool."""
        numbers = {id(card): entity for entity, card in self._entities.items()}
        pool = [each for pool in pools for each in pool]
        found: list[Any] = []
        for _ in range(min(count, len(pool))):
            question = {
                "kind": "cards",
                "source": numbers.get(id(source), 0),
                "cards": [*pool, *MADE],
            }
            card = self._ask(question).get("card", "")
            card = card if card in cards.db else pool[0]
            pool = [each for each in pool if each != card]
            found.append(source.controller.card(card, source=source))
        return found

    def of(self, candidates: Sequence[Any]) -> int:
        """The index of the one that chance picks."""
        numbers = {id(card): entity for entity, card in self._entities.items()}
        if all(id(each) in numbers for each in candidates):
            question: Json = {"kind": "entities", "entities": [numbers[id(e)] for e in candidates]}
        elif all(isinstance(getattr(each, "id", each), str) for each in candidates):
            question = {"kind": "cards", "cards": [getattr(e, "id", e) for e in candidates]}
        elif all(isinstance(each, int) for each in candidates):
            question = {"kind": "numbers", "numbers": list(candidates)}
        else:
            return max(0, self.asked({"kind": "range", "low": 0, "high": len(candidates) - 1}))
        return max(0, self.asked(question))

    # --- the methods of random.Random that Fireplace calls ------------------------------------

    def choice(self, candidates: Sequence[Any]) -> Any:
        """One of them."""
        return candidates[self.of(candidates) if len(candidates) > 1 else 0]

    def sample(self, candidates: Sequence[Any], k: int) -> list[Any]:
        """Several of them, one after the other."""
        left = list(candidates)
        return [left.pop(self.of(left) if len(left) > 1 else 0) for _ in range(k)]

    def choices(self, candidates: Sequence[Any], *_: Any, k: int = 1, **__: Any) -> list[Any]:
        """Several, each out of all."""
        return [self.choice(candidates) for _ in range(k)]

    def randint(self, low: int, high: int) -> int:
        """A number."""
        return self.asked({"kind": "range", "low": low, "high": high})

    def randrange(self, start: int, stop: int | None = None) -> int:
        """A number below `stop`."""
        low, high = (0, start) if stop is None else (start, stop)
        return self.randint(low, high - 1)

    def shuffle(self, _: Any) -> None:
        """Nothing: the order of a deck is asked for card by card."""

    def random(self) -> float:
        """A weight among sets of cards: the middle, since no recording tells it."""
        return 0.5


def _cards_asked(source: Any, _: Any, card_sets: Any, count: int) -> list[Any]:
    """Stands in for `fireplace.utils.weighted_card_choice`, which has all candidates."""
    found: list[Any] = source.game.random.cards(source, card_sets, count)
    return found
