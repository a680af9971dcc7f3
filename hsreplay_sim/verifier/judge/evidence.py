"""The evidence that an action is judged by, and the judgement: plain values, frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.report.words import Outcome, Reason

if TYPE_CHECKING:
    from hsreplay_sim.base.source import Problem
    from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
    from hsreplay_sim.verifier.step import Fault
    from hsreplay_sim.verifier.trust.laws import Contradiction


@dataclass(frozen=True, slots=True)
class Finding:
    """One difference in an action: a tag, a card, or something that only a note describes."""

    code: str
    note: str = ""
    mismatch: Mismatch | None = None
    card: CardMismatch | None = None
    line: int = 0
    """The line of the recording, if that is all there is of it."""
    follows: int = 0
    """The step that reported it and since which it lasts; 0 if it is new."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that the judgement of an action rests on; a default says that nothing is amiss."""

    # Of the recording.

    resets: bool = False
    """The action resets the game."""
    damaged: bool = False
    """Nothing of the recording can be judged from here on."""
    lost: bool = False
    """A line of the action was lost in reading, or a move is missing in it."""
    in_doubt: bool = False
    """What a lost line or move touches is all that differs, and no whole action agreed since."""
    cut_off: bool = False
    """The recording ends within the action."""
    impossible: tuple[Problem, ...] = ()
    """Lines with values that no game can hold, such as a CONTROLLER that is no player."""
    contradictions: tuple[Contradiction, ...] = ()
    """What the action logs twice with two values."""

    # Of the engine.

    fault: Fault | None = None
    refused: Reason | None = None
    """Why the engine did not do the action, or was not asked to; None if it did."""
    adopted: bool = False
    """Packets or texts of the action were adopted."""
    texts: frozenset[str] = frozenset()
    """Card ids of the texts adopted, or the words that stand in place of one."""
    asked: int = 0
    """Questions that the engine asked."""
    answered: int = 0
    """How many of them the recording answered."""
    explains_itself: bool = False
    """The setting of a switch was chosen for the sake of this action alone."""
    alive: tuple[str, ...] = ()
    """The texts without a class that are alive; asked only if something differs."""
    inherited: tuple[str, ...] = ()
    """What the reports from which the findings follow were unexplained beside."""

    # Of the comparison.

    findings: tuple[Finding, ...] = ()
    predicted: int = 0
    """Logged tag changes that the engine made as well."""
    in_order: bool = True
    """Nothing is missing or too much, and the order is the logged one."""

    @property
    def with_adoption(self) -> bool:
        """Whether the engine left some of the action undone, so that the log filled it in."""
        failed = self.fault or self.refused or self.resets or self.damaged
        return self.adopted or bool(failed)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on an action: a reason if it is unverifiable, else the findings.

    Of an unexplained action, `beside` says what may be why something differs.
    """

    outcome: Outcome
    reason: Reason | None = None
    findings: tuple[Finding, ...] = ()
    beside: tuple[str, ...] = ()

    @property
    def word(self) -> Outcome | Reason:
        """The reason if there is one, otherwise the outcome."""
        return self.reason or self.outcome
