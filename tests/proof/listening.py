"""What is taken of each step of a game, while it is verified as it was settled to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from hsreplay_sim.replay.actions import Action
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.step import Step

T = TypeVar("T")


class Listener(Generic[T]):
    """A witness that takes something of each step, before the engine follows the recording."""

    def __init__(self, take: Callable[[Step], T]) -> None:
        self.heard: list[T] = []
        self._take = take

    def begins(self, action: Action, simulation: Simulation) -> None:
        """Take nothing: the step is still to come."""

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """Take it of a step that is judged."""
        self.heard.append(self._take(step))


def verify_heard(game: Recording, take: Callable[[Step], T]) -> tuple[GameReport, list[T]]:
    """Verify a game; returns the report, and what was taken of each action, in their order."""
    listener = Listener(take)
    report = verify_game(game, witness=listener)
    return report, listener.heard
