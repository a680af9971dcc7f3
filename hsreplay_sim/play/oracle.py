"""Where chance comes from in games that are played here: a seed, and remembered answers."""

from __future__ import annotations

import random
import struct
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.base.errors import FormatError, InternalError
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.play.notices import left_out
from hsreplay_sim.play.setup.needs import needs_of

if TYPE_CHECKING:
    from hsreplay_sim.engine.oracle import Oracle
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

T = TypeVar("T")
WORDS = ">625I"
"""The state of :class:`random.Random`: 624 words, and how many of them are used up."""


class SeededOracle:
    """Picks uniformly; every pick follows only from the seed."""

    def __init__(self, seed: int | str = 0) -> None:
        self.random = random.Random(seed)

    def copy(self) -> SeededOracle:
        """An oracle with the same luck ahead."""
        twin = copy(self)  # of a class of one's own, too
        twin.random = random.Random()
        twin.random.setstate(self.random.getstate())
        return twin

    @property
    def luck(self) -> str:
        """Where its chance stands, in letters: the words of the Mersenne Twister, base64."""
        words: tuple[int, ...] = self.random.getstate()[1]
        return b64encode(struct.pack(WORDS, *words)).decode()

    @luck.setter
    def luck(self, text: str) -> None:
        """Go on from there.

        Raises:
            FormatError: no oracle has written this.
        """
        try:
            words = struct.unpack(WORDS, b64decode(text, validate=True))
            self.random.setstate((3, words, None))
        except (ValueError, struct.error) as error:
            raise FormatError(f"$.game.luck: no oracle has written this ({error})") from error

    def one_of(self, options: Sequence[T]) -> T:
        """Return one of several options, which must not be empty."""
        return options[int(self.random.random() * len(options))]

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """See :class:`hsreplay_sim.engine.oracle.Oracle`; a player too picks at random."""
        return self.one_of(question.options) if question.options else None

    def number(self, game: Game, question: Question[int]) -> int:
        """See :class:`hsreplay_sim.engine.oracle.Oracle`; a card without a name has no parts."""
        if question.purpose is Purpose.PARTS:
            return question.options[0]
        return self.one_of(question.options)

    def card(self, game: Game, question: Question[str]) -> str:
        """A card that can be played whole, where the pool has one: any other would be a blank."""
        needs = needs_of(game.cards, game.scripts)
        left = list(question.options)
        while left:
            picked = self.one_of(left)
            if not needs.lack(picked):
                return picked
            left.remove(picked)
        return self.one_of(question.options) if question.options else ""

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Ids are given in order."""
        return game.next_id


class SuspendedError(Exception):
    """An effect waits for the player's choice; caught where the action was started."""

    def __init__(self, source: Entity | None, player: int, options: tuple[Entity, ...]) -> None:
        super().__init__("a choice is pending")
        self.source = source
        self.player = player
        self.options = options


class Rehearsal:
    """Remembers the answers of one action, so that it can be run again up to a choice and past it.

    Answers are entity ids, numbers and card ids, so they survive a return to an earlier state.
    """

    def __init__(self, inner: Oracle) -> None:
        self.inner = inner
        self.answers: list[int | str | None] = []
        self.left_out: dict[str, str] = {}
        """Sentence about a pool of the action that was short of cards → the card that drew."""
        self._at = 0

    def begin(self, answers: Sequence[int | str | None] = ()) -> None:
        """Start an action; `answers` are given before the inner oracle is asked."""
        self.answers = list(answers)
        if not answers:
            self.left_out = {}
        self._at = 0

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """The remembered answer; if there is none and a player has to choose, the action stops.

        Raises SuspendedError then.
        """
        if question.purpose is not Purpose.CHOOSE:
            answer = self._answer(lambda: self._inner_pick(game, question))
            offered = (e for e in question.options if e.id == answer)  # may be likenesses
            return next(offered, None) or _entity(game, answer)
        if not question.options:
            return None
        if self._at == len(self.answers):
            raise SuspendedError(question.source, question.player, tuple(question.options))
        return _entity(game, self._answer(lambda: None))

    def _inner_pick(self, game: Game, question: Question[Entity]) -> int | None:
        entity = self.inner.pick(game, question)
        return entity.id if entity is not None else None

    def number(self, game: Game, question: Question[int]) -> int:
        """See :class:`hsreplay_sim.engine.oracle.Oracle`."""
        answer = self._answer(lambda: self.inner.number(game, question))
        return answer if isinstance(answer, int) else question.options[0]

    def card(self, game: Game, question: Question[str]) -> str:
        """The remembered answer, or that of the inner oracle; what it must leave out is noted."""
        answer = self._answer(lambda: self._inner_card(game, question))
        return answer if isinstance(answer, str) else ""

    def _inner_card(self, game: Game, question: Question[str]) -> str:
        needs, of = needs_of(game.cards, game.scripts), len(question.options)
        count = sum(bool(needs.lack(each)) for each in question.options)
        if count and question.source is not None:
            source = question.source.card_id
            self.left_out[left_out(source, count, of)] = source
        return self.inner.card(game, question)

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """See :class:`hsreplay_sim.engine.oracle.Oracle`."""
        return self.inner.identity(game, card_id, player, zone, host)

    def _answer(self, ask: Callable[[], int | str | None]) -> int | str | None:
        if self._at == len(self.answers):
            self.answers.append(ask())
        self._at += 1
        return self.answers[self._at - 1]


def _entity(game: Game, answer: int | str | None) -> Entity | None:
    if answer is None:
        return None
    if not isinstance(answer, int):
        raise InternalError(f"{answer!r} is remembered where an entity was asked for")
    return game.entities[answer]
