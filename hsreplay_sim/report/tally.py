"""The counts of a report: design law “accounting is never mixed”, as mergeable plain data.

Every figure counts actions or tag changes of one game; the tally of a file or of a run is the
sum. JSON keys are the field names (schema ``hsreplay-sim/report/1``).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from hsreplay_sim.report.words import Outcome


class Actions(Struct):
    """Player actions: total = verified + diverged + unexplained + unverifiable.

    `with_adoption` counts the unverifiable ones of which a block was adopted from the log.
    """

    total: int = 0
    verified: int = 0
    diverged: int = 0
    unexplained: int = 0
    unverifiable: int = 0
    with_adoption: int = 0

    def count(self, outcome: Outcome) -> None:
        """Count one more action with this outcome."""
        self.total += 1
        self.verified += outcome is Outcome.VERIFIED
        self.diverged += outcome is Outcome.DIVERGED
        self.unexplained += outcome is Outcome.UNEXPLAINED
        self.unverifiable += outcome is Outcome.UNVERIFIABLE


class TagChanges(Struct):
    """Tag changes: logged = predicted + read + adopted + missed + out_of_scope.

    `extra` is simulated only.

    Predicted: our engine produced that (entity, tag, value) in that action without reading it.
    """

    logged: int = 0
    predicted: int = 0
    read: int = 0
    adopted: int = 0
    missed: int = 0
    out_of_scope: int = 0
    extra: int = 0


class Order(Struct):
    """Actions without an adopted block whose packets came in exactly the logged order."""

    exact: int = 0
    compared: int = 0


class Options(Struct):
    """Logged options and targets, and how many the engine's legality agrees with.

    `not_judged` counts the options beside them of which nothing tells what their text asks for.
    """

    checked: int = 0
    agree: int = 0
    not_judged: int = 0


class Questions(Struct):
    """The numbers of the engine's questions: asked, answered by the log, searched."""

    asked: int = 0
    answered: int = 0
    searched: int = 0


class States(Struct):
    """Scripted replays: recorded state snapshots compared, and how many were equal."""

    compared: int = 0
    equal: int = 0


class Numbers(Struct):
    """Scripted replays: recorded random numbers used, and left over at the end."""

    used: int = 0
    left: int = 0


Group = Actions | TagChanges | Order | Options | Questions | States | Numbers


class Tally(Struct):
    """All counts of one game, file or run; `merge` adds another one."""

    actions: Actions = field(default_factory=Actions)
    tag_changes: TagChanges = field(default_factory=TagChanges)
    order: Order = field(default_factory=Order)
    options: Options = field(default_factory=Options)
    questions: Questions = field(default_factory=Questions)
    states: States = field(default_factory=States)
    numbers: Numbers = field(default_factory=Numbers)
    reasons: dict[str, int] = field(default_factory=dict)
    """Why an action is unverifiable → actions."""
    unimplemented: dict[str, int] = field(default_factory=dict)
    """card id → actions in which its effect was adopted."""
    ignored: dict[str, int] = field(default_factory=dict)
    """Entry of the user's list of expected differences → divergences that it matches."""
    ignored_unexplained: dict[str, int] = field(default_factory=dict)
    """The same → unexplained differences that it matches."""
    known: dict[str, int] = field(default_factory=dict)
    """The list of a game (divergences, unexplained, contradictions) → how many the baseline has."""
    grades: dict[str, int] = field(default_factory=dict)
    """Grade → diverged actions that have it as their highest."""

    def groups(self) -> Iterator[tuple[str, Group]]:
        """The fixed groups with their JSON key, in the order of the report."""
        for name in GROUPS:
            yield name, getattr(self, name)

    def counters(self) -> Iterator[tuple[str, dict[str, int]]]:
        """The open-ended counters with their JSON key."""
        for name in COUNTERS:
            yield name, getattr(self, name)

    def merge(self, other: Tally) -> None:
        """Add `other` to this tally."""
        for name, group in self.groups():
            addend = getattr(other, name)
            for part in group.__struct_fields__:
                setattr(group, part, getattr(group, part) + getattr(addend, part))
        for name, counter in self.counters():
            for key, count in getattr(other, name).items():
                counter[key] = counter.get(key, 0) + count

    def count(self, counter: str, key: str, by: int = 1) -> None:
        """Add to one of the open-ended counters: ``tally.count("reasons", "hidden")``."""
        values: dict[str, int] = getattr(self, counter)
        values[key] = values.get(key, 0) + by

    @property
    def checked_anything(self) -> bool:
        """False when a clean result would mean “compared nothing”."""
        return bool(
            self.actions.verified
            or self.actions.diverged
            or self.tag_changes.predicted
            or self.states.compared
            or self.numbers.used
        )


GROUPS = ("actions", "tag_changes", "order", "options", "questions", "states", "numbers")
COUNTERS = (
    "reasons",
    "unimplemented",
    "ignored",
    "ignored_unexplained",
    "known",
    "grades",
)
