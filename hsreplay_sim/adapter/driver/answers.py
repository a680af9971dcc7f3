"""The recorded answers of an action, for whoever asks for them.

The verifier's own engine plays the action first, and what it asks is noted with what the recording
answers (:class:`Noting`). Another engine asks in its own words; its question is matched with a
noted one (:mod:`~hsreplay_sim.adapter.driver.matching`), and answered (:class:`Recorded`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hsreplay_sim.adapter.driver.matching import Matching, Noted, Value, of_range
from hsreplay_sim.adapter.limits import MOST_QUESTIONS, EngineError
from hsreplay_sim.adapter.protocol import NONE_OF_THEM, Question
from hsreplay_sim.answers.noting import HeardOracle
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.oracle import Question as Asked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.replay.decisions.answers import Created


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


ASKED: dict[str, Callable[[Asked[Any]], Question]] = {
    "entity": entities_asked, "number": number_asked, "card": card_asked,
}  # fmt: skip
"""What is asked for → the question in the form of the protocol."""


def id_asked(card_id: str, player: int, zone: int, host: int) -> Question:
    """A question of our engine for the id of an entity, in the form of the protocol."""
    return Question("id", host, player, card=card_id, zone=zone)


class Noting(HeardOracle):
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

    def heard(self, kind: str, question: Asked[Any], picked: Value) -> None:
        """Note an answer."""
        self.notes.append(Noted(ASKED[kind](question), picked, self.shown))

    def made(self, made: Created) -> None:
        """Note an id."""
        asked = id_asked(made.card, made.player, made.zone, made.host)
        self.notes.append(Noted(asked, made.entity, True))


class Recorded:
    """Answers the questions of another engine in one action, each noted answer once."""

    def __init__(
        self, noted: list[Noted], fresh: int, canonical: Callable[[str], str] = str
    ) -> None:
        self._noted, self._canonical = noted, canonical
        self._matching = Matching(noted, canonical)
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
            return of_range(question, found)
        if found is None:
            return 0 if question.candidates else NONE_OF_THEM
        return self._matching.index(found, question)

    def card(self, question: Question) -> str:
        """The card, which need not be a candidate."""
        found = self._found(question)
        if found is not None:
            return found.value if isinstance(found.value, str) else ""
        return question.cards[0] if question.cards else ""

    def anew(self) -> Recorded:
        """The same answers, with nothing asked yet."""
        return Recorded(self._noted, self._first, self._canonical)

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
            at = self._matching.find(((each, self._noted[each]) for each in self._left), question)
        found = None if at is None else self._matching.cast(self._noted[at], question)
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
