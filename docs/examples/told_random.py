"""Chance for an engine in Python: a `random.Random` whose every draw is asked over the pipe.

Give it to the engine in place of its own generator, or set it where the engine keeps one:

    game.random = ToldRandom(ask, {id(card): entity for …}.get, card_of=lambda each: each.id)

Nothing but the standard library. All questions are those of docs/adapter-1.schema.json.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Sequence
from typing import Any

from json_lines import Ask, Json, UnsupportedError


class ToldRandom(random.Random):
    """Asks what was drawn, with what the candidates are as far as that is known.

    `id_of` gives the entity of an object of the engine, None for what the state does not have.
    `card_of` gives its card id, "" for what is no card; a str among candidates is a card id itself.
    `knows` has the card ids that may be drawn although they are no candidates: the pools of the
    recording's build are not those of the engine.
    """

    source = 0
    """The entity whose text draws; the adapter sets it. 0: a rule, or unknown."""

    def __init__(
        self,
        ask: Ask,
        id_of: Callable[[Any], int | None],
        card_of: Callable[[Any], str] = lambda _: "",
        knows: Container[str] = (),
    ) -> None:
        super().__init__()
        self._knows = knows
        self._ask, self._id_of, self._card_of = ask, id_of, card_of

    def card(self, candidates: Sequence[str]) -> str:
        """The card id that was drawn; the first candidate if nobody knows it."""
        question = {"kind": "cards", "source": self.source, "cards": list(candidates)}
        card = str(self._ask(question).get("card", ""))
        return card if card in candidates or card in self._knows else candidates[0]

    def place(self, candidates: Sequence[Any]) -> int:
        """The index of the candidate that was picked; the first if the recording names none.

        Nothing is asked about a single candidate. Without any the move is refused: the position
        may lack what the engine draws from, such as the deck that a player began with.
        """
        if not candidates:
            raise UnsupportedError("there is nothing to draw from")
        if len(candidates) < 2:
            return 0
        answer = self._ask({"source": self.source, **self._question(candidates)})["answer"]
        return max(0, int(answer))

    def _question(self, candidates: Sequence[Any]) -> Json:
        entities = [self._id_of(each) for each in candidates]
        if None not in entities:
            return {"kind": "entities", "entities": entities}
        if all(type(each) is int for each in candidates):
            return {"kind": "numbers", "numbers": list(candidates)}
        cards = [each if isinstance(each, str) else self._card_of(each) for each in candidates]
        if all(cards):
            return {"kind": "cards", "cards": cards}
        return {"kind": "range", "low": 0, "high": len(candidates) - 1}

    # --- the methods of random.Random -----------------------------------------------------------

    def choice(self, seq: Any) -> Any:
        """One of them."""
        candidates = list(seq)
        if candidates and all(isinstance(each, str) for each in candidates):
            return self.card(candidates)
        return candidates[self.place(candidates)]

    def choices(self, population: Any, *_: Any, k: int = 1, **__: Any) -> list[Any]:
        """Several, each out of all; weights are the recording's."""
        return [self.choice(population) for _ in range(k)]

    def sample(self, population: Any, k: int, **_: Any) -> list[Any]:
        """Several, one after the other."""
        left = list(population)
        found = []
        for _ in range(k):
            found.append(self.choice(left))
            left.remove(found[-1] if found[-1] in left else left[0])
        return found

    def randint(self, a: int, b: int) -> int:
        """A number, both ends included."""
        if a == b:
            return a
        question = {"kind": "range", "source": self.source, "low": a, "high": b}
        return int(self._ask(question)["answer"])

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """A number of a range."""
        numbers = range(start) if stop is None else range(start, stop, step)
        return numbers[self.randint(0, len(numbers) - 1)] if step != 1 else self.randint(
            numbers[0], numbers[-1]
        )  # fmt: skip

    def shuffle(self, x: Any) -> None:
        """Nothing: an order of hidden cards is not recorded. Ask for each card as it is drawn."""

    def random(self) -> float:
        """No recording has a real number: the move is refused."""
        raise UnsupportedError("a real number was drawn")
