"""The evidence that an action is judged by, and the judgement: plain values, frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.report.words import Outcome, Reason

if TYPE_CHECKING:
    from hsreplay_sim.base.source import Problem
    from hsreplay_sim.verifier.compare.creations import CardMismatch
    from hsreplay_sim.verifier.compare.end_state import Mismatch


@dataclass(frozen=True, slots=True)
class Fault:
    """The engine itself failed in the action, or did not come to rest: a code and its words."""

    code: str
    words: str


@dataclass(frozen=True, slots=True)
class Bearer:
    """What is known, after the action, of an entity that differs."""

    zone: int
    """The engine's."""
    logged_zone: int
    implemented: bool = True
    """Its card is known, and no text of its own is missing that may have made the difference."""
    clean: bool = True
    """Every enchantment attached to it is implemented."""
    is_enchantment: bool = False
    missing: str = ""
    """The card of the first text that is not implemented: its own or an enchantment's; "" if none
    is, or the card is hidden."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A compared tag that differs, and its entity; `bearer` is None if the engine lacks it."""

    mismatch: Mismatch
    bearer: Bearer | None
    changed_by_both: bool = False
    """Both sides changed this tag of this entity in the action, whatever the values."""
    logged: bool = True
    """The recording tells the tag in the action."""
    follows: bool = False
    """It may be a consequence of an adopted text."""
    repeats: int = 0
    """The step that reported it and that it lasts since; 0 if it is new."""
    inside: bool = False
    """Both sides tell it in the block of the move alone; told only if a move is missing behind."""
    of_whole_block: bool = False
    """An entity that the engine alone makes, in a block that the recording has whole; told only if
    a line or a move is missing."""
    owner: str = ""
    """The card whose text, not implemented, it comes from, if it comes from one; "" if unknown."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that the judgement of an action rests on; a default says that nothing is amiss."""

    # Of the recording.

    resets: bool = False
    """The action resets the game."""
    damaged: bool = False
    """The recording as a whole contradicts itself."""
    torn: bool = False
    """A line of the action was lost in reading."""
    after_loss: bool = False
    """A line of this or an earlier action was lost: the recorded state may lack something."""
    frayed: bool = False
    """A move is missing right behind the action."""
    cut_off: bool = False
    """The recording ends within the action."""
    explains_itself: bool = False
    """The form of a switch was chosen for the sake of this action alone."""
    strays: tuple[str, ...] = ()
    """Recorded picks that were not among the offer."""
    impossible: tuple[Problem, ...] = ()
    """Lines that can be read and tell what no game can hold: a CONTROLLER that is no player."""

    # Of the engine.

    fault: Fault | None = None
    refused: bool = False
    """The engine cannot do the action, or was not asked to."""
    adopted: bool = False
    """Packets of the action were adopted."""
    texts: frozenset[str] = frozenset()
    """Cards whose effect was adopted, or the words that stand in place of one."""
    asked: int = 0
    """Questions that the engine asked."""
    answered: int = 0
    """How many of them the log answered."""
    outside: tuple[str, ...] = ()
    """Answers of the log that are not among the engine's candidates."""
    untold: tuple[str, ...] = ()
    """Blocks of the engine's that the recording would tell and does not have, and that no adopted
    text can have prevented."""
    broken: tuple[str, ...] = ()
    """Invariants that held before the action and do not hold after it."""

    # Of the comparison.

    differences: tuple[Difference, ...] = ()
    cards: tuple[CardMismatch, ...] = ()
    """Entities that are another card than the recording tells."""
    follows: bool = False
    """Some logged changes count as adopted."""
    predicted: int = 0
    """Logged tag changes that the engine made as well."""
    unshared: int = 0
    """Tag changes that one side alone has, those that follow from adopted ones with them."""
    in_order: bool = True
    """Nothing is missing or too much, and the order is the logged one."""

    @property
    def with_adoption(self) -> bool:
        """Whether the engine left any of the action undone, so that it was adopted."""
        failed = self.fault is not None or self.refused or self.resets or self.damaged
        return self.adopted or bool(self.texts) or failed


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that makes an action diverge: a difference, a card, or what a note says."""

    code: str
    note: str = ""
    difference: Difference | None = None
    card: CardMismatch | None = None
    line: int = 0
    """Where it stands, if a line of the recording is all that there is of it."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on an action: a reason where it is unverifiable, findings where it diverged."""

    outcome: Outcome
    reason: Reason | None = None
    partly: bool = False
    """What of an unverifiable action can be judged was compared, and is equal."""
    findings: tuple[Finding, ...] = ()

    @property
    def word(self) -> Outcome | Reason:
        """The reason if there is one, otherwise the outcome."""
        return self.reason or self.outcome
