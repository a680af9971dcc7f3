"""The answers of a whole recording: it is verified, and every step is looked at on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.answers.logged import answers_at, choices_in, created_at
from hsreplay_sim.answers.noting import NotingOracle
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.decisions.answers import Answers
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.replay.revelations import Ties
    from hsreplay_sim.report.model import GameReport
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step


def asked(game: Recording) -> tuple[GameReport, tuple[Answers, ...]]:
    """The report of a game, and the answers of each of its steps.

    What our engine does not play, a mode or an action, is answered by the log alone.
    """
    gathering = Gathering()
    report = verify_game(game, oracle=gathering.oracle, witness=gathering)
    actions = course_of(game.packets).actions
    found = (gathering.steps.get(each.step) or from_log(each) for each in actions)
    return report, tuple(found)


def answers_of(game: Recording) -> tuple[Answers, ...]:
    """The answers of each step of a game, by the order of its steps."""
    return asked(game)[1]


def from_log(action: Action) -> Answers:
    """The answers of an action that no engine played."""
    tape = action.tape
    everything = range(len(tape))
    answers = (*answers_at(tape, everything), *choices_in(tape, ()))
    return Answers(answers, tuple(created_at(tape, everything)))


class Gathering:
    """Makes the oracle of a verification, and keeps of each step what it noted, as a witness."""

    def __init__(self) -> None:
        self.steps: dict[int, Answers] = {}
        """Step → its answers."""

    def oracle(self, names: dict[int, str], ties: Ties) -> NotingOracle:
        """Make the oracle; a game is verified several times, and the last pass is looked at."""
        self._oracle = NotingOracle(names, ties)
        return self._oracle

    def begins(self, action: Action, simulation: Simulation) -> None:
        """The oracle forgets the action before by itself."""

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """Keep what was noted; an action that the engine did not finish is read from the log."""
        if step.failed:
            self.steps[step.action.step] = from_log(step.action)
            return
        oracle = self._oracle
        oracle.note_adopted()
        picked = {each.picked for each in oracle.answers if each.kind == "entity"}
        more = choices_in(step.action.tape, picked) if step.adopted.packets else ()
        self.steps[step.action.step] = Answers((*oracle.answers, *more), tuple(oracle.created))
