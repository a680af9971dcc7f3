"""A recorded action played once more by a list of answers alone, without the recording."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from hsreplay_sim.adapter.own import Unaligned
from hsreplay_sim.answers.asking import Gathering
from hsreplay_sim.base.stream import Packet
from hsreplay_sim.engine.oracle import Question
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.replay.actions import Action
from hsreplay_sim.replay.decisions.answers import Answer, Answers
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.drive import run_action
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.step import Step


class ListOracle:
    """Gives the answers of a list in order; it has no recording to look at."""

    def __init__(self, noted: Answers) -> None:
        self._answers, self._created = list(noted.answers), list(noted.created)

    @property
    def left(self) -> int:
        """How many answers nobody asked for."""
        return len(self._answers) + len(self._created)

    def _next(self, question: Question[Entity] | Question[int] | Question[str]) -> Answer:
        answer = self._answers.pop(0)
        assert (answer.purpose, answer.source) == (question.purpose, question.source_id)
        return answer

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        if not question.options:
            return None
        answer = self._next(question)
        assert tuple(answer.candidates) == tuple(each.id for each in question.options)
        return next((each for each in question.options if each.id == answer.picked), None)

    def number(self, game: Game, question: Question[int]) -> int:
        picked = self._next(question).picked
        assert isinstance(picked, int)
        return picked

    def card(self, game: Game, question: Question[str]) -> str:
        picked = self._next(question).picked
        assert isinstance(picked, str)
        return picked

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        created = self._created.pop(0)
        assert (created.card, created.player, created.zone) == (card_id, player, zone)
        return created.entity


def _kinds(game: Game) -> dict[int, int]:
    """Entity → its type, which a copy has from the tags: an enchantment that no log holds may lack
    CARDTYPE there."""
    return {each.id: each.type for each in game.entities.values()}


class Second(NamedTuple):
    """A step that was played by its answers."""

    first: list[Packet]
    again: list[Packet]
    left: int
    """How many answers nobody asked for."""
    failure: str = ""

    @property
    def differs(self) -> str:
        """What is not as it was; "" if nothing is."""
        if self.failure or self.left:
            return self.failure or f"{self.left} answers left"
        return "" if self.first == self.again else _apart(self.first, self.again)


def _apart(first: list[Packet], again: list[Packet]) -> str:
    """The packets that only one side has; none where they stand in another order alone."""
    one, other = Counter(map(repr, first)), Counter(map(repr, again))
    return "; ".join([*(one - other), *(other - one)])


class Replaying(Gathering):
    """Plays each step a second time in a copy of the game, by the answers that were noted."""

    def __init__(self) -> None:
        super().__init__()
        self.replayed: dict[int, Second] = {}
        """Step → how it went again; of the steps without an adopted text alone."""

    @classmethod
    def of(cls, game: Recording) -> tuple[GameReport, Replaying]:
        """Verify a game and play each of its steps again."""
        witness = cls()
        return verify_game(game, oracle=witness.oracle, witness=witness), witness

    def begins(self, action: Action, simulation: Simulation) -> None:
        super().begins(action, simulation)
        saved = Saved(simulation.engine)
        self._start = saved.packets
        self._twin = saved.copy(simulation.engine, ListOracle(Answers()))
        self._is_alike = _kinds(simulation.engine) == _kinds(self._twin)

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        super().ends(step, comparison, simulation)
        if step.failed or step.adopted.packets or step.adopted.cards or not self._is_alike:
            return
        oracle = ListOracle(self.steps[step.action.step])
        twin = self._twin
        twin.profile, twin.watcher, twin.oracle = simulation.engine.profile, Unaligned(), oracle
        failure = ""
        try:
            run_action(twin, step.action, simulation.reading)
        except (IndexError, AssertionError) as error:
            failure = repr(error)
        self.replayed[step.action.step] = Second(
            list(step.simulated.out), twin.out[self._start :], oracle.left, failure
        )
