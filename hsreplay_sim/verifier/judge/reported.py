"""The differences that were reported and last: one cause, one report.

A tag that follows from others (a stat, a cost, a keyword, a counter, what an aura holds) may differ
in the same way in action after action, because of one fault. The first time is a report. As long as
the engine and the recording do not change the tag alike again, whatever differs in the same way is
a follow-up of that step. Tags that the rules set one by one, such as ZONE and DAMAGE, never follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.verifier.compare.end_state import Key
from hsreplay_sim.verifier.compare.on_the_way import changed_by_both
from hsreplay_sim.verifier.judge.evidence import Difference, Finding
from hsreplay_sim.verifier.tags.gameplay import SET_BY_RULES

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.verifier.compare.end_state import Logged

Way = int | str
"""How much the engine is off, or which side alone changed the tag."""

_ABSENT, _ALONE = "not simulated", "not logged"


class Reported:
    """What was reported of a game, and is not settled."""

    def __init__(self) -> None:
        self._lasting: dict[Key, tuple[Way, int, int | None]] = {}
        """(entity, tag) → in which way it differed, the step of the report, the engine's value."""

    def recognise(self, found: Iterable[Difference]) -> tuple[Difference, ...]:
        """The differences, each with the step that it follows, if it does."""
        return tuple(replace(each, repeats=self._step(each)) for each in found)

    def _step(self, difference: Difference) -> int:
        """The step that reported it; the engine may put back what it had then (U036@55)."""
        way, step, value = self._lasting.get(_key(difference), ("", 0, None))
        now = _way(difference)
        restored = (way, now) == (_ABSENT, _ALONE) and value == difference.mismatch.simulated
        return step if way == now or restored else 0

    def note(self, step: int, findings: Iterable[Finding]) -> None:
        """Remember what is reported of a step."""
        for finding in findings:
            found = finding.difference
            if found is not None and _lasts(found):
                self._lasting[_key(found)] = _way(found), step, found.mismatch.simulated

    def settle(self, logged: Logged, out: Sequence[Packet], found: Iterable[Difference]) -> None:
        """Forget what both sides changed in an action without a difference."""
        if self._lasting:
            agreed = changed_by_both(logged, out) - {_key(each) for each in found}
            for key in agreed:
                self._lasting.pop(key, None)


def _key(difference: Difference) -> Key:
    return difference.mismatch.entity, difference.mismatch.tag


def _lasts(difference: Difference) -> bool:
    """Whether it may come again of itself: a tag that follows from others, or an aura's."""
    bearer = difference.bearer
    laid = bearer is not None and bearer.is_enchantment
    return laid or difference.mismatch.tag not in SET_BY_RULES


def _way(difference: Difference) -> Way:
    logged, simulated = difference.mismatch.logged, difference.mismatch.simulated
    if difference.changed_by_both and logged is not None and simulated is not None:
        return simulated - logged
    return _ABSENT if difference.logged else _ALONE
