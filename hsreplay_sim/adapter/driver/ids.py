"""The ids of an engine that plays on by itself: what it made keeps the id that it gave.

A recording knows the same entity by another id. Moves and answers are told in the engine's ids, and
what it changes is read in the logged ones.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from hsreplay_sim.adapter.protocol import Answers, Changes, Move, Question


class Ids:
    """The ids of one game, both ways."""

    def __init__(self) -> None:
        self._logged: dict[int, int] = {}
        self._own: dict[int, int] = {}

    def forget(self) -> None:
        """The engine has taken over a state, and with it the logged ids."""
        self._logged.clear()
        self._own.clear()

    def bind(self, bound: Mapping[int, int]) -> None:
        """Note which logged entities are those that the engine has made."""
        for own, logged in bound.items():
            self._logged[own], self._own[logged] = logged, own

    def own(self, entity: int) -> int:
        """The engine's id of a logged entity."""
        return self._own.get(entity, entity)

    def logged(self, entity: int) -> int:
        """The logged id of an entity of the engine."""
        return self._logged.get(entity, entity)

    def move(self, move: Move) -> Move:
        """A move in the engine's ids."""
        if not self._own:
            return move
        return replace(
            move,
            entity=self.own(move.entity),
            target=self.own(move.target),
            kept=tuple(map(self.own, move.kept)),
            worn=tuple(map(self.own, move.worn)),
            secrets={self.own(each): tags for each, tags in move.secrets.items()},
        )

    def changes(self, changes: Changes) -> Changes:
        """Changes in logged ids; what is made in them keeps the engine's."""
        if not self._logged:
            return changes
        return replace(
            changes,
            tags=tuple((self.logged(entity), tag, value) for entity, tag, value in changes.tags),
            cards={self.logged(entity): card for entity, card in changes.cards.items()},
            unknown=tuple((self.logged(entity), tag) for entity, tag in changes.unknown),
        )


class Told:
    """Answers to questions that are asked in the engine's ids."""

    def __init__(self, answers: Answers, ids: Ids) -> None:
        self._answers, self._ids = answers, ids

    def __call__(self, question: Question) -> int:
        """The index of the answer; of an "id" the id that the recording gives."""
        return self._answers(self._logged(question))

    def card(self, question: Question) -> str:
        """The card that is the answer."""
        return self._answers.card(self._logged(question))

    def _logged(self, question: Question) -> Question:
        return replace(
            question,
            source=self._ids.logged(question.source),
            entities=tuple(map(self._ids.logged, question.entities)),
        )
