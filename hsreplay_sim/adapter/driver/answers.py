"""The recorded answers of an action, for whoever asks for them.

The verifier's own engine plays the action first, and what it asks is noted with what the recording
answers (:class:`Noting`). Another engine asks in its own words; its question is matched with a
noted one by what asks and by the candidates, and a range by the place of what was picked
(:class:`Recorded`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.adapter.protocol import NONE_OF_THEM, Question
from hsreplay_sim.adapter.session import MOST_QUESTIONS, EngineError
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.verifier.simulate.answers import LogOracle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from hsreplay_sim.engine.oracle import Question as Asked
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Value = int | str | None
"""What was picked: an entity id, a card id, a number; None for none of them."""


class Noted(NamedTuple):
    """A question of our own engine, with what the recording answers."""

    question: Question
    value: Value
    logged: bool
    """Whether the recording shows it; else it is a guess."""

    @property
    def place(self) -> int:
        """The place of what was picked among the candidates, −1 if it is none of them."""
        candidates: Sequence[Value] = self.question.candidates
        return candidates.index(self.value) if self.value in candidates else NONE_OF_THEM


def entities_asked(question: Asked[Entity]) -> Question:
    """A question of our engine for one of several entities, in the form of the protocol."""
    candidates = tuple(each.id for each in question.options)
    return Question(
        "entities", question.source_id, question.player, entities=candidates,
        purpose=question.purpose,
    )  # fmt: skip


def number_asked(question: Asked[int]) -> Question:
    """A question of our engine for a number, in the form of the protocol."""
    options, source, purpose = question.options, question.source_id, question.purpose
    if isinstance(options, range):
        return Question("range", source, low=options[0], high=options[-1], purpose=purpose)
    return Question("numbers", source, numbers=tuple(options), purpose=purpose)


def card_asked(question: Asked[str]) -> Question:
    """A question of our engine for a card, in the form of the protocol."""
    return Question(
        "cards", question.source_id, question.player, cards=tuple(question.options),
        purpose=question.purpose,
    )  # fmt: skip


def id_asked(card_id: str, player: int, zone: int, host: int) -> Question:
    """A question of our engine for the id of an entity, in the form of the protocol."""
    return Question("id", host, player, card=card_id, zone=zone)


class Noting(LogOracle):
    """The oracle of a recording, which notes what it is asked in an action."""

    notes: list[Noted]

    def note_anew(self) -> None:
        """Forget what was noted before: an action begins."""
        self.notes = []

    def chances(self) -> Iterator[Noted]:
        """What was noted of chance, without the ids and what a player chose."""
        chosen = (Purpose.CHOOSE,)
        told = (each for each in self.notes if each.question.kind != "id")
        return (each for each in told if each.question.purpose not in chosen)

    def _note(self, question: Question, before: int, value: Value) -> None:
        self.notes.append(Noted(question, value, self.questions.answered > before))

    def pick(self, game: Game, question: Asked[Entity]) -> Entity | None:
        """Note a pick."""
        before = self.questions.answered
        picked = super().pick(game, question)
        if question.options:
            self._note(entities_asked(question), before, picked.id if picked else None)
        return picked

    def number(self, game: Game, question: Asked[int]) -> int:
        """Note a number."""
        before = self.questions.answered
        number = super().number(game, question)
        self._note(number_asked(question), before, number)
        return number

    def card(self, game: Game, question: Asked[str]) -> str:
        """Note a card."""
        before = self.questions.answered
        card_id = super().card(game, question)
        self._note(card_asked(question), before, card_id)
        return card_id

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Note an id."""
        number = super().identity(game, card_id, player, zone, host)
        self.notes.append(Noted(id_asked(card_id, player, zone, host), number, True))
        return number


class Recorded:
    """Answers the questions of another engine in one action, each noted answer once."""

    def __init__(self, noted: list[Noted], fresh: int) -> None:
        self._noted = noted
        self._left = dict.fromkeys(range(len(noted)))
        self._first = self._fresh = fresh
        self._questions = 0
        self.asked = 0
        self.answered = 0
        """How many of them the recording answers."""
        self.unmatched = 0
        """How many of them our own engine does not ask."""
        self.is_same = True
        """Every question so far is the one that our own engine asks next."""

    def __call__(self, question: Question) -> int:
        """The index of the answer; of a range the number, of an "id" the id."""
        found = self._found(question)
        if question.kind == "id":
            if found is not None and isinstance(found.value, int):
                return found.value
            self._fresh += 1
            return self._fresh
        if question.kind == "range":
            return _of_range(question, found)
        if found is None:
            return 0 if question.candidates else NONE_OF_THEM
        return _index(question, found)

    def card(self, question: Question) -> str:
        """The card, which need not be a candidate."""
        found = self._found(question)
        if found is not None:
            return found.value if isinstance(found.value, str) else ""
        return question.cards[0] if question.cards else ""

    def anew(self) -> Recorded:
        """The same answers, with nothing asked yet."""
        return Recorded(self._noted, self._first)

    @property
    def is_silent(self) -> bool:
        """Whether our own engine asks something, and nothing at all was asked."""
        return not self.asked and any(each.question.kind != "id" for each in self._noted)

    @property
    def whole(self) -> bool:
        """Whether the same was asked as our own engine asks, from the first to the last."""
        return self.is_same and not self._left

    def _found(self, question: Question) -> Noted | None:
        """The noted question that this one is, used up."""
        at = next(iter(self._left), None)
        if at is None or self._noted[at].question != question:
            self.is_same = False
            at = self._alike(question)
        found = None if at is None else self._noted[at]
        if at is not None:
            del self._left[at]
        self._questions += 1
        if self._questions > MOST_QUESTIONS:
            raise EngineError("X914", f"it asked more than {MOST_QUESTIONS:,} questions")
        if question.kind != "id":
            self.asked += 1
            self.unmatched += found is None
            self.answered += found is not None and found.logged
        return found

    def _alike(self, question: Question) -> int | None:
        """Where the first question is that is most like this one and has an answer to it."""
        for likeness in _LIKENESSES:
            for at in self._left:
                if likeness(self._noted[at], question):
                    return at
        return None


def _index(question: Question, found: Noted) -> int:
    """Where among the candidates the answer is; that of a range is counted off."""
    candidates: Sequence[Value] = question.candidates
    if found.value in candidates:
        return candidates.index(found.value)
    if found.question.kind == "range" and isinstance(found.value, int):
        place = found.value - found.question.low
        return place if 0 <= place < len(candidates) else NONE_OF_THEM
    return NONE_OF_THEM


def _of_range(question: Question, found: Noted | None) -> int:
    """A number of a range: the one that was picked, or the place of what was picked."""
    if found is None:
        return question.low
    if found.question.kind in ("entities", "cards"):
        return min(question.low + max(found.place, 0), question.high)
    assert isinstance(found.value, int)
    return min(max(found.value, question.low), question.high)


def _is_of_kind(noted: Noted, question: Question) -> bool:
    """Whether an answer of this kind may answer the question."""
    kinds = {noted.question.kind, question.kind}
    if "id" in kinds or question.kind == "range":
        return question.kind == noted.question.kind or kinds.isdisjoint({"id"})
    return len(kinds) == 1 or kinds <= {"numbers", "range"}


def _same_candidates(noted: Noted, question: Question) -> bool:
    """The same source and candidates, in any order; of a range as many of them."""
    other = noted.question
    if not _is_of_kind(noted, question) or other.source != question.source:
        return False
    if question.kind == "id":
        return (other.card, other.player, other.zone) == (
            question.card, question.player, question.zone,
        )  # fmt: skip
    if question.kind == "range":
        return len(other.candidates) == len(question.candidates)
    return set(other.candidates) == set(question.candidates)


def _same_source(noted: Noted, question: Question) -> bool:
    """The same source, and the answer is among the candidates."""
    return noted.question.source == question.source and _may_answer(noted, question)


def _may_answer(noted: Noted, question: Question) -> bool:
    """Whether the answer is among the candidates; of an "id" only the card has to be the same."""
    if not _is_of_kind(noted, question):
        return False
    if question.kind == "id":
        return noted.question.card == question.card
    if question.kind == "range":
        return len(noted.question.candidates) == len(question.candidates)
    return noted.value in question.candidates


_LIKENESSES: tuple[Callable[[Noted, Question], bool], ...] = (
    _same_candidates, _same_source, _may_answer,
)  # fmt: skip
