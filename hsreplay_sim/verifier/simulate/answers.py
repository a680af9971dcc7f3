"""The oracle of verification: the engine's questions answered from the recorded action.

Answers come from the logged block in which the engine is, see
:mod:`hsreplay_sim.verifier.simulate.alignment`. Each purpose has its finder in one of three tables:
`PICKS`, `NUMBERS` and `CARDS`.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.carddb.likeness import in_pool, reprint, same, unknown, variant
from hsreplay_sim.engine.oracle import FROM_OUTSIDE, Purpose, Question
from hsreplay_sim.replay.packets import Block, ChosenEntities, FullEntity, Packet
from hsreplay_sim.verifier.compare.creations import FIRST_UNLOGGED_ID
from hsreplay_sim.verifier.simulate.alignment import Alignment
from hsreplay_sim.verifier.simulate.cards import CARDS, is_later_form
from hsreplay_sim.verifier.simulate.numbers import NUMBERS
from hsreplay_sim.verifier.simulate.picks import NONE_OF_THEM, PICKS, bears_all_of

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.revelations import Ties

T = TypeVar("T")

Made = tuple[int, FullEntity]
"""A creation: (position on the tape, packet)."""


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
        self._unlogged = FIRST_UNLOGGED_ID
        self.reads = True
        """Whether it answers what only the outside of the game decides."""
        self.questions = Asked()

    def twin(self) -> LogOracle:
        """Another oracle of the same recording, for a copy of the game."""
        other = LogOracle(self._names, self._ties)
        other._unlogged = self._unlogged
        return other

    def begin(self, packets: list[Packet]) -> None:
        """Start an action with its top-level packets."""
        super().begin(packets)
        self.questions = Asked()

    def _counted(self, purpose: Purpose, found: T | None, otherwise: T) -> T:
        """Count a question; gives what was found, or `otherwise` if the recording does not tell.

        Where anything is asked there is a block to tell it, unless a coin comes up so that nothing
        happens (U158, step 74), or the outside decides nothing.
        """
        self.questions.asked += 1
        if self._places[-1].untold and purpose not in (Purpose.COIN, *FROM_OUTSIDE):
            self._miss(self._places[-1].untold)
        if purpose in FROM_OUTSIDE:
            self.questions.read += 1
            if not self.reads:
                return otherwise
        if found is None:
            return otherwise
        self.questions.answered += 1
        return found

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """The option that the matched block shows next for this purpose.

        A deck in which a minion lies is shown in a joust, even if nobody has seen that minion yet.
        """
        if not question.options:
            return None
        options = {option.id: option for option in question.options}
        found = None
        if question.purpose is Purpose.TARGET and question.source is not None:
            found = self._aim_of(question.source, options)
        if found is None:
            found = PICKS[question.purpose](self, game, options)
        if found is None and question.purpose is Purpose.TARGET and question.source is not None:
            found = bears_all_of(question.source, options)
        if question.purpose is Purpose.JOUST and found == NONE_OF_THEM:
            sure = next((each for each in question.options if each.card is not None), None)
            if sure is not None:
                self.questions.outside.append(f"{question.purpose}: none, but #{sure.id} is one")
        otherwise = question.options[0].id
        if question.purpose in FROM_OUTSIDE:
            otherwise = NONE_OF_THEM
        return options.get(self._counted(question.purpose, found, otherwise))

    def _aim_of(self, spell: Entity, options: Container[int]) -> int | None:
        """The target of the next block of a card that is cast or aimed at random (U149:5154)."""
        for _, packet in self.unused_around():
            if type(packet) is Block and packet.entity == spell.id:
                return packet.target if packet.target in options else None
        return None

    def number(self, game: Game, question: Question[int]) -> int:
        """The number that the matched block tells, or the one of the options next to it."""
        found = NUMBERS[question.purpose](self, game, question)
        told = self._counted(question.purpose, found, question.options[0])
        return min(question.options, key=lambda option: abs(option - told))

    def card(self, game: Game, question: Question[str]) -> str:
        """The card id of the next created (or changed) entity; "" if it is never shown.

        A pool with a card that nobody has seen ("") may hold any card.
        """
        purpose, pool = question.purpose, question.options
        found = CARDS[purpose](self, game, question)
        closed = purpose is not Purpose.COPY and "" not in pool
        if found and closed and not in_pool(game.cards, found, pool):
            self.questions.outside.append(f"{purpose}: {found}")
        first = pool[0] if pool and purpose not in FROM_OUTSIDE else ""
        return self._counted(purpose, found, first)

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """The id of the logged entity that this creation is; a fresh high one if there is none.

        One whose CONTROLLER is not told, because it was no player, may be anybody's.
        An enchantment is the one that the recording ever shows on this host. One that is put on a
        hidden card tells its host only when both are shown, much later (U168). Of two that may be
        the same card, one in the hand is told in the hand (U440:8572).
        """
        for packets in (self.content(), self.deep()):
            made = [
                (at, packet)
                for at, packet in packets
                if type(packet) is FullEntity
                and not self.is_used(at)
                and packet.entity not in game.entities
                and dict(packet.tags).get(CONTROLLER, player) == player
                and (not host or self._ties.hosts.get(packet.entity, host) == host)
            ]
            made.sort(key=lambda each: self._ties.hosts.get(each[1].entity, 0) != host)
            fitting = [each for each in made if _in_hand(each[1]) == (zone == Zone.HAND)]
            fitting = fitting or made
            found = self._likest(game, self._before_the_pick(fitting), card_id, host)
            found = found or self._likest(game, fitting, card_id, host)
            if found is not None:
                at, packet = found
                self.use(at)
                return packet.entity
        self._unlogged += 1
        return self._unlogged

    def _before_the_pick(self, made: list[Made]) -> list[Made]:
        """Those made before a player picks: an offer is none of the next one's (U282:6528)."""
        picks = (at for at, packet in self.unused() if type(packet) is ChosenEntities)
        picked = next(picks, None)
        return [each for each in made if picked is None or each[0] < picked]

    def _likest(self, game: Game, made: list[Made], card_id: str, host: int) -> Made | None:
        """The entity made that is most like the card; None if none is like it.

        Where each of them may be it, seen or not, it is the first. What is laid unseen on the same
        host is it, whatever it is said to be when it is shown.
        """
        names = [self.name_of(packet) for _, packet in made]
        if made and all(unknown(game.cards, name, card_id) or name == card_id for name in names):
            return made[0]
        for likeness in (same, reprint, variant, unknown):
            for name, each in zip(names, made, strict=True):
                grown = likeness is same and is_later_form(each[1], name, card_id)
                if grown or likeness(game.cards, name, card_id):
                    return each
        hosts = self._ties.hosts
        worn = (each for each in made if host and hosts.get(each[1].entity) == host)
        laid = next((each for each in worn if not each[1].card_id), None)
        return laid or next((each for each in made if _may_shift(each[1])), None)


def _may_shift(packet: FullEntity) -> bool:
    """A hidden card of a hand may have been another when it came than it is when it is shown.

    U092b:29104: a Shadow Reflection, shown as the spell that it has become.
    """
    return not packet.card_id and _in_hand(packet)


def _in_hand(packet: FullEntity) -> bool:
    return dict(packet.tags).get(ZONE, 0) == Zone.HAND
