"""The score of an action: the tag changes of both sides as multisets, and their exact order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.verifier.compare.changes import Change, Written, disclosed, written

if TYPE_CHECKING:
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
    positions: list[int] = field(default_factory=list)
    """Where the logged changes are that the engine makes as well, or misses."""
    whole: bool = False
    """Both sides have the same changes in the same order, and nothing else."""

    @property
    def unshared(self) -> int:
        """How many changes only one side has."""
        return len(self.missed) + len(self.extra) + self.followed


def score_changes(
    step: Step, made: Sequence[Written], follows: Callable[[TagChange], bool]
) -> Score:
    """Match the engine's changes with the logged ones as multisets, and return the score.

    `follows` decides whether a change that only the recording has follows from an adopted text.
    """
    logged = step.logged
    simulated = [each[:3] for each in made]
    same = _score_of_equal(step, simulated)
    if same is not None:
        return same
    matching = _Matching(step, simulated, follows)
    for at, change in logged.changes.items():
        matching.take(at, change)
    return matching.concluded()


class _Matching:
    """The engine's changes, matched one by one with the logged ones."""

    def __init__(
        self, step: Step, simulated: list[Change], follows: Callable[[TagChange], bool]
    ) -> None:
        self._step, self._simulated, self._follows = step, simulated, follows
        self._supply = Counter(simulated)
        unread = step.simulated.unread
        seen = () if unread is None else written(unread, step.logged, step.observed)
        self._own = None if unread is None else Counter(each[:3] for each in seen)
        self._recorded: list[Change] = []
        self._score = Score()

    def take(self, at: int, change: TagChange) -> None:
        """Count a logged change as adopted, made by the engine, out of scope or missed."""
        key, score = (change.entity, change.tag, change.value), self._score
        if at in self._step.adopted.packets:
            score.adopted += 1
        elif self._supply[key] > 0:
            self._supply[key] -= 1
            self._count_made(key)
            self._record(at, key)
        elif _is_out_of_scope(at, change, self._step):
            score.out_of_scope += 1
        elif self._follows(change):
            score.adopted += 1
            score.followed += 1
        else:
            score.missed.append(change)
            self._record(at, key)

    def _count_made(self, key: Change) -> None:
        """Count a shared change: predicted if the engine makes it without a reading, else read."""
        if self._own is None or self._own[key] > 0:
            self._score.predicted += 1
        else:
            self._score.read += 1
        if self._own is not None:
            self._own[key] -= 1

    def _record(self, at: int, key: Change) -> None:
        self._recorded.append(key)
        self._score.positions.append(at)

    def concluded(self) -> Score:
        """Return the score, once all logged changes are counted."""
        score, logged = self._score, self._step.logged
        left = self._supply.elements()
        score.extra = [key for key in left if not disclosed(key, logged)]
        score.whole = self._simulated == self._recorded
        if score.missed or score.extra:
            score.exact_order = False
        elif not score.whole:
            made = iter(self._simulated)  # what is disclosed besides may stand anywhere
            score.exact_order = all(key in made for key in self._recorded)
        return score


def _score_of_equal(step: Step, simulated: list[Change]) -> Score | None:
    """Return the score if both sides made the same changes in order, none adopted; else None."""
    logged, cosmetic = step.logged, step.observed.cosmetic
    if step.adopted.packets or step.simulated.unread is not None:
        return None
    positions = [
        at
        for at, change in logged.changes.items()
        if change.tag not in logged.unscoped and change.entity not in cosmetic
    ]
    if len(positions) != len(simulated):
        return None
    changes = map(logged.changes.__getitem__, positions)
    if simulated != [(each.entity, each.tag, each.value) for each in changes]:
        return None
    count = len(positions)
    out_of_scope = len(logged.changes) - count
    return Score(count, out_of_scope=out_of_scope, positions=positions, whole=True)


def _is_out_of_scope(at: int, change: TagChange, step: Step) -> bool:
    """Whether a logged change is out of scope, repeats a value or is of a cosmetic entity."""
    if change.tag in step.logged.unscoped or at in step.logged.repeated:
        return True
    return change.entity in step.observed.cosmetic
