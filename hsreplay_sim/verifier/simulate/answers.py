"""The verifier's oracle: it answers the engine's questions from the logged action."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.carddb.likeness import in_pool, reprint, unknown, variant
from hsreplay_sim.engine.oracle import FROM_OUTSIDE, Purpose, Question
from hsreplay_sim.replay.packets import Block, FullEntity
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.alignment import Alignment
from hsreplay_sim.verifier.simulate.cards import CARDS, grows_into
from hsreplay_sim.verifier.simulate.numbers import NUMBERS
from hsreplay_sim.verifier.simulate.picks import NONE_OF_THEM, PICKS
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.revelations import Ties

T = TypeVar("T")


@dataclass(slots=True)
class Asked:
    """How many questions an action raised."""

    asked: int = 0
    answered: int = 0
    read: int = 0
    """How many of them only the outside of the game decides: their answers are read."""
    outside: list[str] = field(default_factory=list)
    """Answers that are not among the engine's options: (purpose, source) as text."""


class LogOracle(Alignment):
    """Answers for one action at a time; see :meth:`begin`."""

    def __init__(self, names: dict[int, str], ties: Ties | None = None) -> None:
        super().__init__(names, ties)
        self._next_id = FIRST_UNLOGGED_ID
        self.reads = True
        """Whether it answers what only the outside of the game decides."""
        self.questions = Asked()

    def twin(self) -> LogOracle:
        """Return another oracle of the same recording, for a copy of the game."""
        other = LogOracle(self._names, self._ties)
        other._next_id = self._next_id
        return other

    def begin(self, tape: Tape) -> None:
        """Start an action with its packets."""
        super().begin(tape)
        self.questions = Asked()

    def _counted(self, purpose: Purpose, found: T | None, otherwise: T) -> T:
        """Count a question; return what was found, or `otherwise` if nothing was.

        Where anything is asked there is a block that shows the answer, unless a coin comes up so
        that nothing happens (U158, step 74), or the outside decides nothing.
        """
        self.questions.asked += 1
        if purpose not in (Purpose.COIN, *FROM_OUTSIDE):
            self.miss_block()
        if purpose in FROM_OUTSIDE:
            self.questions.read += 1
            if not self.reads:
                return otherwise
        if found is None:
            return otherwise
        self.questions.answered += 1
        return found

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """Return the option that the matched block shows next for this purpose."""
        if not question.options:
            return None
        options = {option.id: option for option in question.options}
        found = None
        if question.purpose is Purpose.TARGET:
            found = self._aim_of(question.source_id, options)
        if found is None:
            found = PICKS[question.purpose](self, game, options)
        otherwise = question.options[0].id
        if question.purpose in FROM_OUTSIDE:
            otherwise = NONE_OF_THEM
        return options.get(self._counted(question.purpose, found, otherwise))

    def _aim_of(self, spell: int, options: Container[int]) -> int | None:
        """Return the target of the next block of a card that is cast or aimed at random.

        Seen at U149:5154.
        """
        for _, packet in self.unused_around():
            if type(packet) is Block and packet.entity == spell:
                return packet.target if packet.target in options else None
        return None

    def number(self, game: Game, question: Question[int]) -> int:
        """Return the number that the matched block shows, or the option closest to it."""
        found = NUMBERS[question.purpose](self, game, question)
        logged = self._counted(question.purpose, found, question.options[0])
        return min(question.options, key=lambda option: abs(option - logged))

    def card(self, game: Game, question: Question[str]) -> str:
        """Return the card id of the next created or changed entity; "" if it is never shown.

        A card outside the pool is noted in `questions.outside`. A pool with a card that nobody has
        seen ("") may hold any card.
        """
        purpose, pool = question.purpose, question.options
        found = CARDS[purpose](self, game, question)
        closed = purpose is not Purpose.COPY and "" not in pool
        if found and closed and not in_pool(game.cards, found, pool):
            self.questions.outside.append(f"{purpose}: {found}")
        first = pool[0] if pool and purpose not in FROM_OUTSIDE else ""
        return self._counted(purpose, found, first)

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Return the id of the logged entity that this creation is; without one, a fresh high id.

        An entity without CONTROLLER may be anybody's. An enchantment is the one that the recording
        ever shows on this host: on a hidden card it names its host only when both are shown, much
        later (U168). Of two that may be the same card, one in the hand is logged in the hand
        (U440:8572).
        """
        hosts = self._ties.hosts
        for packets in (self.content(), self.deep()):
            made = [
                (at, each)
                for at, each in packets
                if type(each) is FullEntity
                and not self.is_used(at)
                and each.entity not in game.entities
                and dict(each.tags).get(CONTROLLER, player) == player
                and (not host or hosts.get(each.entity, host) == host)
            ]
            made.sort(key=lambda each: hosts.get(each[1].entity, 0) != host)
            fitting = [each for each in made if _is_in_hand(each[1]) == (zone == Zone.HAND)]
            at, found = self._most_like(game, fitting or made, card_id, host)
            if found is not None:
                self.use(at)
                return found.entity
        self._next_id += 1
        return self._next_id

    def _most_like(
        self, game: Game, made: list[tuple[int, FullEntity]], card_id: str, host: int
    ) -> tuple[int, FullEntity | None]:
        """Return the creation that is most like the card, with its position; (-1, None) for none.

        Where each of them may be it, seen or not, it is the first. A hidden card of a hand may have
        been another when it came than it is when it is shown (a Shadow Reflection, U092b:29104). So
        may a hidden enchantment on the same host, in games of our own (Kobold Illusionist).
        """
        cards, none = game.cards, (-1, None)
        names = [self.name_of(packet) for _, packet in made]
        if all(unknown(cards, name, card_id) or name == card_id for name in names):
            return next(iter(made), none)
        for likeness in (grows_into, reprint, variant, unknown):
            for name, each in zip(names, made, strict=True):
                if likeness(cards, name, card_id):
                    return each
        return self._hidden_like(made, host) or none

    def _hidden_like(
        self, made: list[tuple[int, FullEntity]], host: int
    ) -> tuple[int, FullEntity] | None:
        """Return a hidden creation on the same host, else one in a hand, that may be any card."""
        hidden = [each for each in made if not each[1].card_id]
        held = (each for each in hidden if _is_in_hand(each[1]))
        worn = (each for each in hidden if host and self.host_of(each[1].entity) == host)
        return next(worn, None) or next(held, None)


def _is_in_hand(packet: FullEntity) -> bool:
    return dict(packet.tags).get(ZONE, 0) == Zone.HAND
