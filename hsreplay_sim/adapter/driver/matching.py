"""Which question of ours another engine asks, in its own words and with ids of its own.

What an action makes has other ids there: an id of the engine's own may be any of the entities that
the recording logs as new, and stands for them in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import structs

from hsreplay_sim.adapter.protocol import NONE_OF_THEM, OWN_IDS, Question

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


class Matching:
    """The matching of questions in one action; `noted` are those of our own engine.

    `canonical` gives the first printing of a card: a pool may have it under another id.
    """

    def __init__(self, noted: Iterable[Noted], canonical: Callable[[str], str]) -> None:
        self._canonical = canonical
        self._made = {e.value: e.question.card for e in noted if e.question.kind == "id"}

    def find(self, left: Iterable[tuple[int, Noted]], question: Question) -> int | None:
        """The place of the first of the questions `left` that is most like another engine's."""
        cast = ((at, self.cast(noted, question)) for at, noted in left)
        waiting = [each for each in cast if _is_of_kind(each[1], question)]
        likenesses = (self._same_candidates, self._same_source, self._may_answer, self._other_pool)
        for likeness in likenesses:
            for at, noted in waiting:
                if likeness(noted, question):
                    return at
        return None

    def cast(self, noted: Noted, question: Question) -> Noted:
        """A noted choice among entities that the action makes, as one among their cards.

        An engine may offer cards where ours offers entities; every other question stays as it is.
        """
        made = noted.question.entities
        if question.kind != "cards" or not made or not all(each in self._made for each in made):
            return noted
        cards = tuple(self._made[each] for each in made)
        offered = structs.replace(noted.question, kind="cards", entities=(), cards=cards)
        return Noted(offered, self._made.get(noted.value), noted.logged)

    def index(self, noted: Noted, question: Question) -> int:
        """Where among the candidates of a question the noted answer is, −1 if it is none."""
        candidates: Sequence[Value] = question.candidates
        if noted.value in candidates:
            return candidates.index(noted.value)
        if isinstance(noted.value, str):
            printings = [self._canonical(each) for each in question.cards]
            wanted = self._canonical(noted.value) if noted.value else ""
            return printings.index(wanted) if wanted in printings else NONE_OF_THEM
        if noted.question.kind == "range" and noted.value is not None:
            place = noted.value - noted.question.low
            return place if 0 <= place < len(candidates) else NONE_OF_THEM
        return self._index_of_new(noted, question)

    def _index_of_new(self, noted: Noted, question: Question) -> int:
        """The same for an entity that the action makes."""
        ours = [each for each in noted.question.entities if each in self._made]
        theirs = [at for at, each in enumerate(question.entities) if is_own(each)]
        if noted.value not in ours or len(ours) != len(theirs):
            return NONE_OF_THEM
        return theirs[ours.index(noted.value)]

    def _same_candidates(self, noted: Noted, question: Question) -> bool:
        """The same source and candidates, in any order; of a range as many of them."""
        other = noted.question
        if not self._is_same_source(noted, question):
            return False
        if question.kind == "id":
            return _made_of(other) == _made_of(question)
        if len(other.candidates) != len(question.candidates):
            return False
        if question.kind == "entities":
            known = {each for each in other.entities if each not in self._made}
            return known == {each for each in question.entities if not is_own(each)}
        return question.kind == "range" or set(other.candidates) == set(question.candidates)

    def _same_source(self, noted: Noted, question: Question) -> bool:
        """The same source, and the answer is among the candidates."""
        return self._is_same_source(noted, question) and self._may_answer(noted, question)

    def _other_pool(self, noted: Noted, question: Question) -> bool:
        """The same source, and a card that is not in the pool of the other engine."""
        return question.kind == "cards" and self._is_same_source(noted, question)

    def _may_answer(self, noted: Noted, question: Question) -> bool:
        """Whether the answer is among the candidates; of an "id" only the card is compared."""
        if question.kind == "id":
            return noted.question.card == question.card
        if question.kind == "range":
            return len(noted.question.candidates) == len(question.candidates)
        return self.index(noted, question) >= 0

    def _is_same_source(self, noted: Noted, question: Question) -> bool:
        source = noted.question.source
        return source == question.source or (is_own(question.source) and source in self._made)


def is_own(entity: int) -> bool:
    """Whether an id is one that an engine has given."""
    return entity < 0 or entity >= OWN_IDS


def of_range(question: Question, noted: Noted | None) -> int:
    """The number of a range: the one that was picked, or the place of what was picked."""
    if noted is None:
        return question.low
    if noted.question.kind in ("entities", "cards"):
        return min(question.low + max(noted.place, 0), question.high)
    assert isinstance(noted.value, int)
    return min(max(noted.value, question.low), question.high)


def _made_of(question: Question) -> tuple[str, int, int]:
    return question.card, question.player, question.zone


def _is_of_kind(noted: Noted, question: Question) -> bool:
    """Whether an answer of this kind may answer the question."""
    kinds = {noted.question.kind, question.kind}
    if "id" in kinds:
        return len(kinds) == 1
    return "range" in kinds or len(kinds) == 1
