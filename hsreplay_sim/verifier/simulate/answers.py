"""The verifier's oracle: it answers the engine's questions from the logged action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.carddb.likeness import apart, in_pool, reprint, unknown, variant
from hsreplay_sim.engine.oracle import FROM_OUTSIDE, Purpose, Question
from hsreplay_sim.replay.packets import Block, Choices, FullEntity, Packet, ShowEntity
from hsreplay_sim.verifier.simulate.alignment import Alignment
from hsreplay_sim.verifier.simulate.cards import CARDS, grows_into
from hsreplay_sim.verifier.simulate.cursor import NO_TIES
from hsreplay_sim.verifier.simulate.numbers import NUMBERS
from hsreplay_sim.verifier.simulate.picks import LIKELY, NONE_OF_THEM, PICKS
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.revelations import Ties

T = TypeVar("T")


class LogOracle(Alignment):
    """Answers for one action at a time; see :meth:`begin`."""

    def __init__(self, names: dict[int, str], ties: Ties = NO_TIES) -> None:
        super().__init__(names, ties)
        self._next_id = FIRST_UNLOGGED_ID
        self.reads = True
        """Whether it answers what only the outside of the game decides."""

    def twin(self) -> LogOracle:
        """Return a new oracle with the same names, ties and next id, but at no place in the log."""
        other = LogOracle(self._names, self.ties)
        other._next_id = self._next_id
        return other

    def _counted(self, purpose: Purpose, found: T | None, otherwise: T) -> T:
        """Count a question; note a missing block; return `found`, or `otherwise` if it is None.

        Where anything is asked there is a block that shows the answer, unless a coin comes up or
        unseen cards are so that nothing happens (U158, step 74), or the outside decides. Without
        `reads`, a question FROM_OUTSIDE gets `otherwise`.
        """
        is_read = purpose in FROM_OUTSIDE
        if purpose not in (Purpose.COIN, Purpose.HOLDS) and not is_read:
            self.miss_block()
        answer = found if self.reads or not is_read else None
        was, answered = self.questions, self.questions.answered + (answer is not None)
        read = was.read + is_read
        self.questions = replace(was, asked=was.asked + 1, answered=answered, read=read)
        return otherwise if answer is None else answer

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """Return the option that the matched block shows next; None if it shows that none is meant.

        If it shows nothing, return the first option, but None for a question FROM_OUTSIDE.
        """
        if not question.options:
            return None
        options = {option.id: option for option in question.options}
        found = self._aim_of(question) if question.purpose is Purpose.TARGET else 0
        if found not in options:
            found = self._found(game, question, options)
        first = NONE_OF_THEM if question.purpose in FROM_OUTSIDE else question.options[0].id
        return options.get(self._counted(question.purpose, found, first))

    def _found(
        self, game: Game, question: Question[Entity], options: dict[int, Entity]
    ) -> int | None:
        """Return what the first finder finds that finds anything; a finder uses packets up.

        The source's text is doubted if nothing is found and nobody has seen one of the options, or
        a card that lies among them; it is guessing if the finder takes one of several that may be
        meant.
        """
        found, guesses = None, False
        for finder in PICKS[question.purpose]:
            found = finder(self, game, options)
            if found is not None:
                guesses = finder in LIKELY and len(options) > 1
                break
        unseen = _unseen_among(game, question.options) if not found else set()
        if unseen:
            self.questions.doubted.add(question.source_id)
            self.questions.open.update(unseen)
        elif guesses:
            self.questions.guessing.add(question.source_id)
            self.questions.open.update(options)
        return found

    def _aim_of(self, question: Question[Entity]) -> int | None:
        """Return the target of the source's next unused block, in this or around it (U149:5154)."""
        blocks = (each for _, each in self.unused_around() if type(each) is Block)
        return next((each.target for each in blocks if each.entity == question.source_id), None)

    def number(self, game: Game, question: Question[int]) -> int:
        """Return the option closest to the number that the block shows; if none, the first."""
        found = NUMBERS[question.purpose](self, game, question)
        if found is None and question.purpose in (Purpose.COST, Purpose.COUNT):
            self.questions.doubted.add(question.source_id)
        logged = self._counted(question.purpose, found, question.options[0])
        return min(question.options, key=lambda option: abs(option - logged))

    def card(self, game: Game, question: Question[str]) -> str:
        """Return the card id of the next new or changed entity; if none, the pool's first or "".

        A card outside the pool is noted in `questions.outside`. A pool with a card that nobody has
        seen ("") may hold any card, and so may one of a source that counts what nobody has seen.
        """
        purpose, pool = question.purpose, question.options
        found = CARDS[purpose](self, game, question)
        open_to_all = "" in pool or question.source_id in self.questions.doubted
        closed = purpose is not Purpose.COPY and not open_to_all
        if found and closed and not in_pool(game.cards, found, pool):
            what = apart(game.cards, found, pool)
            why = f", {what} as of none of them" if what else ""
            self.questions.outside.append(f"{purpose}: {found}{why}")
        first = pool[0] if pool and purpose not in FROM_OUTSIDE else ""
        return self._counted(purpose, found, first)

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Return the id of the logged entity that this creation is, used up; else a fresh high id.

        An entity without CONTROLLER may be anybody's. An enchantment is the one that the recording
        ever shows on this host: on a hidden card it names its host only when both are shown, much
        later (U168). If two may be the same card, it is one logged in this zone (U440:8572), and of
        those set aside the one that is shown as this card later.
        """
        aside = zone == Zone.SETASIDE and not host and card_id != ""
        for packets in (self._up_to_offer(aside=aside), self.content(), self.unused()):
            made = self._creations(game, packets, player, host)
            made = [each for each in made if (ZONE, zone) in each[1].tags] or made
            named = (each for each in made if aside and self.name_of(each[1]) == card_id)
            found = next(named, None) or self._most_like(game, made, card_id)
            if found is not None:
                self.use(found[0])
                return found[1].entity
        self._next_id += 1
        return self._next_id

    def _creations(
        self, game: Game, packets: Iterable[tuple[int, Packet]], player: int, host: int
    ) -> list[tuple[int, FullEntity]]:
        """Return what is made for a player and may be on the host, first what is shown on it."""
        made = [
            (at, each)
            for at, each in packets
            if type(each) is FullEntity
            and each.entity not in game.entities
            and dict(each.tags).get(CONTROLLER, player) == player
            and (not host or self.host_of(each.entity) in (0, host))
        ]
        return sorted(made, key=lambda each: self.host_of(each[1].entity) != host)

    def _up_to_offer(self, *, aside: bool) -> Iterator[tuple[int, Packet]]:
        """Yield the block's next creations, up to the offer of them if there is one (U282:9323).

        The other seat is not told of an offer: of what is set `aside`, one is shown (U186:3348).
        """
        kinds = (FullEntity, Choices, ShowEntity)[: 3 if aside else 2]
        found = (each for each in self.content() if type(each[1]) in kinds)
        left = dropwhile(lambda each: type(each[1]) is not FullEntity, found)
        return takewhile(lambda each: type(each[1]) is FullEntity, left)

    def _most_like(
        self, game: Game, made: list[tuple[int, FullEntity]], card_id: str
    ) -> tuple[int, FullEntity] | None:
        """Return the creation of `made` that is most like the card, with its position; else None.

        If each of them may be it, seen or not, return the first. A hidden card may be another when
        it comes than it is when it is shown (a Shadow Reflection, U092b:29104).
        """
        names = [self.name_of(packet) for _, packet in made]
        if all(name in ("", card_id) for name in names) or not card_id:
            return next(iter(made), None)
        for likeness in (grows_into, reprint, variant, unknown):
            for name, each in zip(names, made, strict=True):
                if likeness(game.cards, name, card_id):
                    return each
        return next((each for each in made if not each[1].card_id), None)


def _unseen_among(game: Game, options: Sequence[Entity]) -> set[int]:
    """Return the cards that nobody has seen among the options and in their hand, or else deck."""
    side, zone = options[0].controller, options[0].zone
    around = game.hand[side] if zone == Zone.HAND else game.deck[side]
    return {each.id for each in (*options, *around) if not each.card_id}
