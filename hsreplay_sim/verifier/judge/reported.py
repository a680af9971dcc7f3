"""The differences that were reported and last: one cause, one report.

A tag that follows from others (a stat, a cost, a keyword, a counter, what an aura holds) may differ
in the same way in action after action, because of one fault. The first time is a report; until
engine and recording change the tag alike again, whatever differs in the same way follows from that
step and is judged as it was. Tags that rules set one by one, such as ZONE and DAMAGE, never follow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import CARDTYPE
from hsreplay_sim.verifier.tags.gameplay import SET_BY_RULES

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.mismatch import Mismatch
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.step import Step

Way = int | str
"""By how much the engine is off, or which side alone changed the tag."""

_ABSENT, _ALONE = "not simulated", "not logged"


class Reported:
    """What was reported of a game, and has not been in agreement since."""

    def __init__(self) -> None:
        self._lasting: dict[Key, tuple[Way, int, int | None]] = {}
        """(entity, tag) → in which way it differed, the step of the report, the engine's value."""
        self._beside: dict[int, tuple[str, ...]] = {}
        """Step → what its report was unexplained beside."""

    @property
    def is_open(self) -> bool:
        """Whether anything was reported and has not been in agreement since."""
        return bool(self._lasting)

    def step_of(self, step: Step, mismatch: Mismatch) -> int:
        """Return the step that reported this difference first, 0 if it is new.

        It is no new one if the engine gives a tag the value again that it had in the report
        (U036@55).
        """
        way, reported, value = self._lasting.get(mismatch[:2], ("", 0, None))
        now = _way(step, mismatch)
        restored = (way, now) == (_ABSENT, _ALONE) and value == mismatch.simulated
        return reported if way == now or restored else 0

    def beside(self, steps: Iterable[int]) -> tuple[str, ...]:
        """Return what the reports of these steps were unexplained beside."""
        return tuple(dict.fromkeys(each for step in steps for each in self._beside.get(step, ())))

    def note(self, step: Step, found: Iterable[Mismatch], beside: tuple[str, ...] = ()) -> None:
        """Remember the differences of a reported step, but not those of tags that rules set."""
        self._beside[step.action.step] = beside
        for each in found:
            laid = step.simulated.get(each.entity, CARDTYPE) == CardType.ENCHANTMENT
            if laid or each.tag not in SET_BY_RULES:
                first = self.step_of(step, each) or step.action.step
                self._lasting[each[:2]] = _way(step, each), first, each.simulated

    def settle(self, step: Step, found: Iterable[Mismatch]) -> None:
        """Forget each (entity, tag) that both sides changed and that is not found to differ."""
        for key in step.changed_by_both - {each[:2] for each in found}:
            self._lasting.pop(key, None)


def _way(step: Step, mismatch: Mismatch) -> Way:
    logged, simulated = mismatch.logged, mismatch.simulated
    if mismatch[:2] in step.changed_by_both and logged is not None and simulated is not None:
        return simulated - logged
    return _ABSENT if mismatch[:2] in step.logged.before else _ALONE
