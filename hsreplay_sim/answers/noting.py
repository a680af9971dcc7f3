"""Oracles of a recording that hand on what they are asked, and what they answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from hsreplay_sim.answers.logged import answers_at, created_at
from hsreplay_sim.replay.decisions.answers import Answer, Created, Origin
from hsreplay_sim.verifier.simulate.answers import LogOracle

if TYPE_CHECKING:
    from hsreplay_sim.engine.oracle import Question
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.revelations import Ties
    from hsreplay_sim.replay.tape import Tape


class HeardOracle(LogOracle):
    """Hands every question on with its answer.

    Only what the game itself asks is heard: a twin of this oracle, for a trial, hands on nothing.
    """

    @abstractmethod
    def heard(self, kind: str, question: Question[Any], picked: int | str | None) -> None:
        """A question for an "entity", a "number" or a "card" is answered."""

    @abstractmethod
    def made(self, made: Created) -> None:
        """An entity that is about to be made has its id."""

    @property
    def shown(self) -> bool:
        """Whether the recording answers the last question; else it is a guess."""
        return self.questions.answered > self._before

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """Answer as the recording does; without options nothing is asked."""
        if not question.options:
            return None
        self._before = self.questions.answered
        picked = super().pick(game, question)
        self.heard("entity", question, picked.id if picked else None)
        return picked

    def number(self, game: Game, question: Question[int]) -> int:
        """Answer as the recording does."""
        self._before = self.questions.answered
        number = super().number(game, question)
        self.heard("number", question, number)
        return number

    def card(self, game: Game, question: Question[str]) -> str:
        """Answer as the recording does."""
        self._before = self.questions.answered
        card_id = super().card(game, question)
        self.heard("card", question, card_id)
        return card_id

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Give the id that the recording gives."""
        entity = super().identity(game, card_id, player, zone, host)
        self.made(Created(entity, card_id, player, zone, host))
        return entity


class NotingOracle(HeardOracle):
    """Notes one action at a time; what texts without a class did is noted where it was adopted."""

    def __init__(self, names: dict[int, str], ties: Ties) -> None:
        super().__init__(names, ties)
        self._note_anew()

    def _note_anew(self) -> None:
        self.answers: list[Answer] = []
        self.created: list[Created] = []
        self._noted: set[int] = set()

    def begin(self, tape: Tape) -> None:
        """Start an action: nothing is noted of it yet."""
        super().begin(tape)
        self._note_anew()

    def note_adopted(self) -> None:
        """Note what the packets show that were adopted since the last note."""
        adopted = self.adopter.adopted.packets
        if len(adopted) > len(self._noted):
            new = adopted - self._noted
            self._noted |= new
            self.answers += answers_at(self.tape, new)
            self.created += created_at(self.tape, new)

    def heard(self, kind: str, question: Question[Any], picked: int | str | None) -> None:
        """Note an answer."""
        self.note_adopted()
        options: Iterable[Any] = question.options
        if kind == "entity":
            options = (each.id for each in question.options)
        candidates = options if isinstance(options, range) else tuple(options)
        purpose, source, player = question.purpose.value, question.source_id, question.player
        self.answers.append(
            Answer(Origin.ENGINE, purpose, kind, source, player, candidates, picked, self.shown)
        )

    def made(self, made: Created) -> None:
        """Note an id."""
        self.note_adopted()
        self.created.append(made)
