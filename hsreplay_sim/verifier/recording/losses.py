"""Where a recording lost lines in reading, and what can still be said of the actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hsreplay_sim.replay.actions import Action
from hsreplay_sim.replay.recording import Recording


@dataclass(frozen=True, slots=True)
class Losses:
    """The actions that a lost line belongs to, and the first step of which one is in the past.

    An action that lost a line cannot be judged. From then on the recorded state may lack what was
    lost: an action that agrees in everything is still verified, and a difference is not held
    against the engine.
    """

    steps: frozenset[int] = frozenset()
    since: int | None = None

    def may_explain(self, step: int) -> bool:
        """Whether what differs in a step may come from a line that was lost before it."""
        return self.since is not None and step >= self.since


def losses_of(
    game: Recording, actions: Sequence[Action], gaps: frozenset[int] = frozenset()
) -> Losses:
    """Bring the lost lines to the actions; in the steps of `gaps` counters tell that one is lost.

    An action reaches up to the beginning of the next one, that line included, because a line of XML
    may hold the end of one and the beginning of the other. A loss before the first action belongs
    to the state that the game begins with; a loss without a line (a stream that ends early) belongs
    to the end.
    """
    lines = [problem.line for problem in game.problems if problem.lost]
    if not lines and not gaps:
        return Losses()
    steps = set(gaps)
    for number, action in enumerate(actions):
        last = number + 1 == len(actions)
        end = actions[number + 1].line if not last else max(lines, default=0)
        if any(action.line <= line <= end or (last and not line) for line in lines):
            steps.add(action.step)
    before = bool(actions) and any(0 < line < actions[0].line for line in lines)
    return Losses(frozenset(steps), 0 if before else min(steps, default=0))
