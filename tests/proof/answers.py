"""The oracle verified: another legal answer than the recorded one must show.

If it did not, the engine would be fed results instead of choices. An answer that is not recorded
leads to another game, so the action diverges, or is unexplained beside a text without a class,
unless both answers come to the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.base.tags import PREDAMAGE
from hsreplay_sim.carddb.likeness import alike
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, ShowEntity, TagChange
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.answers import LogOracle

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game as Engine
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.replay.revelations import Ties
    from hsreplay_sim.replay.tape import Tape


T = TypeVar("T")

FOUND = (Outcome.DIVERGED, Outcome.UNEXPLAINED)
"""What is said of an action in which another answer shows."""

_SHOWING = FullEntity | ShowEntity | ChangeEntity


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with more than one possible answer: the `number`-th of its game, in `step`."""

    number: int
    step: int
    purpose: Purpose


@dataclass(frozen=True, slots=True)
class Contradicted:
    """A question that was answered otherwise, and what was then said of its action."""

    asked: Asked
    outcome: str


class ContraryOracle(LogOracle):
    """Answers as recorded, but for one question: that gets another of the possible answers."""

    def __init__(self, names: dict[int, str], ties: Ties, contrary: int, random: Random) -> None:
        self.seen: list[Asked] = []
        self._contrary = contrary
        self._random = random
        self._step = -1  # an empty action goes before the first one
        self._shown: set[str] = set()
        self._hurt: set[int] = set()
        super().__init__(names, ties)

    def begin(self, tape: Tape) -> None:
        """Start the next action."""
        self._step += 1
        told = tape.packets
        shown = (each for each in told if isinstance(each, _SHOWING))
        self._shown = {each.card_id for each in shown if each.card_id}
        hit = (each for each in told if isinstance(each, TagChange) and each.tag == PREDAMAGE)
        self._hurt = {each.entity for each in hit}
        super().begin(tape)

    def _is_it(self, question: Question[T]) -> bool:
        self.seen.append(Asked(len(self.seen), self._step, question.purpose))
        return len(self.seen) - 1 == self._contrary

    def pick(self, game: Engine, question: Question[Entity]) -> Entity | None:
        """Another entity of the options; of missiles one that the action does not hurt.

        Two missiles that strike in another order come to the same.
        """
        answer = super().pick(game, question)
        others = [option for option in question.options if option is not answer]
        if question.purpose is Purpose.MISSILE:
            others = [option for option in others if option.id not in self._hurt]
        return self._random.choice(others) if others and self._is_it(question) else answer

    def number(self, game: Engine, question: Question[int]) -> int:
        """Another number of the range."""
        answer = super().number(game, question)
        others = [number for number in question.options if number != answer]
        return self._random.choice(others) if others and self._is_it(question) else answer

    def card(self, game: Engine, question: Question[str]) -> str:
        """Another card of the pool; one that the action does not show is left alone.

        What the other player discovers nobody knows as yet (U067, step 42). The same card in
        another look is no other answer (the Piranha Swarmers of U568, step 109).
        """
        answer = super().card(game, question)
        others = [each for each in question.options if not alike(game.cards, each, answer)]
        if answer in self._shown and others and self._is_it(question):
            return self._random.choice(others)
        return answer


def contradict(game: Recording, random: Random, count: int) -> list[Contradicted]:
    """Answer up to `count` questions of verified actions otherwise, one at a time.

    The last action of a recording that breaks off may agree, but whatever differs in it is never
    judged: no question of it is asked.
    """
    report, seen = _verify(game, -1, random)
    unjudged = max(report.outcomes) if report.outcomes and "truncated" in report.flags else -1
    asked = [
        each
        for each in seen
        if each.step != unjudged and report.outcomes.get(each.step) is Outcome.VERIFIED
    ]
    chosen = random.sample(asked, min(count, len(asked)))
    return [
        Contradicted(each, _verify(game, each.number, random)[0].outcomes[each.step])
        for each in chosen
    ]


def _verify(game: Recording, contrary: int, random: Random) -> tuple[GameReport, list[Asked]]:
    made: list[ContraryOracle] = []

    def oracle(names: dict[int, str], ties: Ties) -> LogOracle:
        made.append(ContraryOracle(names, ties, contrary, random))
        return made[-1]

    report = verify_game(game, oracle=oracle)
    return report, [asked for each in made for asked in each.seen]
