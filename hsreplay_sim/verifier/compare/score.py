"""The score of an action: the tag changes of both sides as multisets, and their exact order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.verifier.compare.changes import Change, Written, disclosed, written
from hsreplay_sim.verifier.tags.gameplay import GIVEN

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.in_order import InOrder
    from hsreplay_sim.verifier.recording.logged import Logged
    from hsreplay_sim.verifier.step import Step


@dataclass(slots=True)
class Score:
    """How many changes of one action are of each kind, and which ones only one side has."""

    predicted: int = 0
    read: int = 0
    """Made by the engine, but only because of values read from the same action."""
    adopted: int = 0
    followed: int = 0
    """Those of the adopted that no adopted packet holds, but that follow from one."""
    out_of_scope: int = 0
    missed: list[TagChange] = field(default_factory=list)
    extra: list[Change] = field(default_factory=list)
    exact_order: bool = True
    whole: bool = False
    """Both sides have the same changes in the same order, and nothing else."""

    @classmethod
    def of_order(cls, order: InOrder, logged: Logged) -> Self:
        """Return the score of an action whose changes both sides have in the same order."""
        uncompared, whole = len(logged.uncompared), not order.besides
        return cls(len(order.pairs), out_of_scope=uncompared, whole=whole)

    @property
    def unshared(self) -> int:
        """How many changes only one side has."""
        return len(self.missed) + len(self.extra) + self.followed


def score_changes(step: Step, made: Sequence[Written]) -> Score:
    """Match the engine's changes with the logged ones as multisets, and return the score.

    A shared change is predicted if the engine makes it without a reading, else read.
    """
    logged, simulated = step.logged, [each[:3] for each in made]
    unread = step.simulated.unread
    bare = made if unread is None else written(unread, logged, step.observed)
    supply, own = Counter(simulated), Counter(each[:3] for each in bare)
    score, recorded = Score(), list[Change]()
    for at, change in logged.changes.items():
        key = (change.entity, change.tag, change.value)
        if at in step.adopted.packets:
            score.adopted += 1
            continue
        if supply[key] > 0:
            supply[key] -= 1
            score.predicted += own[key] > 0
            score.read += own[key] <= 0
            own[key] -= 1
        elif at in logged.uncompared or at in logged.repeated:
            score.out_of_scope += 1
            continue
        elif _follows(step, change):
            score.adopted += 1
            score.followed += 1
            continue
        else:
            score.missed.append(change)
        recorded.append(key)
    score.extra = [key for key in supply.elements() if not disclosed(key, logged)]
    score.whole = simulated == recorded
    left = iter(simulated)  # what is disclosed besides may stand anywhere
    score.exact_order = not score.extra and all(key in left for key in recorded)
    return score


def _follows(step: Step, change: TagChange) -> bool:
    """Whether a change that only the recording has follows from an adopted text.

    If the engine did not do the action, any does; else that of a stat or keyword that a text
    without a class may give.
    """
    if step.failed or change.tag not in GIVEN:
        return step.failed
    return change.entity in step.adopted.hosts or change.entity in step.incomplete
