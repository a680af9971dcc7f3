"""The chance of hearthbreaker, and what its players decide: of the move, or asked for."""

from __future__ import annotations

from typing import Any

from hearthbreaker.agents.basic_agents import DoNothingAgent
from hearthbreaker_document import card_id_of
from json_lines import Ask, Json, UnsupportedError


class Chance:
    """Asks the questions of a game."""

    _ask: Ask
    _source: int
    of: dict[int, Any]

    def number(self, low: int, high: int) -> int:
        """A number of a range, asked for."""
        if low == high:
            return low
        question = {"kind": "range", "source": self._source, "low": low, "high": high}
        return int(self._ask(question)["answer"])

    def choice(self, candidates: Any) -> Any:
        """One of several, with what they are where that is known."""
        candidates = list(candidates)
        if len(candidates) < 2:
            return candidates[0]
        numbers = {id(each): entity for entity, each in self.of.items()}
        cards = [card_id_of(each) for each in candidates if hasattr(each, "name")]
        question: Json = {"kind": "range", "low": 0, "high": len(candidates) - 1}
        if all(id(each) in numbers for each in candidates):
            question = {"kind": "entities", "entities": [numbers[id(e)] for e in candidates]}
        elif len(cards) == len(candidates) and all(cards):
            question = {"kind": "cards", "cards": cards}
        answer = self._ask({"source": self._source, **question})["answer"]
        return candidates[max(0, answer)]


class Agent(DoNothingAgent):
    """Does what the move says, and asks for the rest."""

    def __init__(self, position: Chance) -> None:
        super().__init__()
        self._position = position
        self.target: Any = None
        self.index = self.option = -1

    def choose_target(self, targets: Any) -> Any:
        """The target of the move."""
        if self.target is None or self.target not in targets:
            raise UnsupportedError("refused: the target is not among those that it offers")
        return self.target

    def choose_index(self, card: Any, player: Any) -> int:
        """The place of the move."""
        return self.index if self.index >= 0 else len(player.minions)

    def choose_option(self, options: Any, player: Any) -> Any:
        """The option of the move; of a later offer the one that was picked."""
        if self.option < 0:
            return options[self._position.number(0, len(options) - 1)]
        return options[self.option]
