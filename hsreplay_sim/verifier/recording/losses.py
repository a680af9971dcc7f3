"""Where a recording lost lines in reading, and what can still be said of the actions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from hsreplay_sim.base.source import Problem
from hsreplay_sim.replay.actions import Action
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.continuity import Continuity


@dataclass(frozen=True, slots=True)
class Losses:
    """The actions that a lost line belongs to, and the first step of which one is in the past.

    A choice, offered or taken, that was lost tells nothing of the state: it costs its action alone.
    An action that lost a line cannot be judged. From then on the recorded state may lack what was
    lost: an action that agrees in everything is still verified, and a difference is not held
    against the engine.
    """

    steps: frozenset[int] = frozenset()
    since: int | None = None
    frayed: frozenset[int] = frozenset()
    """Steps right behind which a move is missing."""
    impossible: dict[int, tuple[Problem, ...]] = field(default_factory=dict)
    """Step → its lines that tell what no game can hold; no reason to doubt any other line."""

    def may_explain(self, step: int) -> bool:
        """Whether what differs in a step may come from a line that was lost before it."""
        return self.since is not None and step >= self.since


WHOLE = Continuity()
"""Nothing is missing."""


def losses_of(game: Recording, actions: Sequence[Action], continuity: Continuity = WHOLE) -> Losses:
    """Bring the lost lines to the actions; `continuity` knows of moves that are missing.

    An action reaches up to the beginning of the next one, that line included, because a line of XML
    may hold the end of one and the beginning of the other. A loss before the first action belongs
    to the state that the game begins with; a loss without a line (a stream that ends early) belongs
    to the end.
    """
    begins = [action.line for action in actions]
    lost = [each for each in game.problems if each.lost]
    impossible: dict[int, tuple[Problem, ...]] = {}
    lines: list[int] = []
    choices: list[int] = []
    for each in lost:
        step = bisect_right(begins, each.line)
        if each.impossible and step:
            impossible[step] = (*impossible.get(step, ()), each)
        else:
            (choices if each.of_choice else lines).append(each.line)
    torn = _steps_of(lines, actions) | continuity.gaps
    doubtful = [*torn, *(step + 1 for step in continuity.frayed)]
    if begins and any(0 < line < begins[0] for line in lines):
        doubtful.append(0)
    since = min(doubtful, default=0 if lines else None)
    steps = torn | _steps_of(choices, actions)
    return Losses(frozenset(steps), since, continuity.frayed, impossible)


def _steps_of(lines: Sequence[int], actions: Sequence[Action]) -> set[int]:
    """The steps that the lines belong to."""
    steps = set()
    for number, action in enumerate(actions):
        last = number + 1 == len(actions)
        end = actions[number + 1].line if not last else max(lines, default=0)
        if any(action.line <= line <= end or (last and not line) for line in lines):
            steps.add(action.step)
    return steps
