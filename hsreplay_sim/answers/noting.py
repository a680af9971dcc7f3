"""The oracle of a recording that notes what it is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
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


class NotingOracle(LogOracle):
    """Notes one action at a time; what texts without a class did is noted where it was adopted.

    Only what the game itself asks is noted: a twin of this oracle, for a trial, notes nothing.
    """

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

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """Answer as the recording does, and note it; without options nothing is asked."""
        if not question.options:
            return None
        self.note_adopted()
        before, candidates = self.questions.answered, tuple(each.id for each in question.options)
        picked = super().pick(game, question)
        self._note("entity", question, candidates, picked.id if picked else None, before)
        return picked

    def number(self, game: Game, question: Question[int]) -> int:
        """Answer as the recording does, and note it."""
        self.note_adopted()
        before = self.questions.answered
        number = super().number(game, question)
        self._note("number", question, question.options, number, before)
        return number

    def card(self, game: Game, question: Question[str]) -> str:
        """Answer as the recording does, and note it."""
        self.note_adopted()
        before = self.questions.answered
        card_id = super().card(game, question)
        self._note("card", question, question.options, card_id, before)
        return card_id

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Give the id that the recording gives, and note it."""
        self.note_adopted()
        entity = super().identity(game, card_id, player, zone, host)
        self.created.append(Created(entity, card_id, player, zone, host))
        return entity

    def _note(
        self, kind: str, question: Question[Any], candidates: Sequence[int | str],
        picked: int | str | None, before: int,
    ) -> None:  # fmt: skip
        kept = candidates if isinstance(candidates, range) else tuple(candidates)
        source, player = question.source_id, question.player
        shown = self.questions.answered > before
        purpose = question.purpose.value
        self.answers.append(
            Answer(Origin.ENGINE, purpose, kind, source, player, kept, picked, shown)
        )
