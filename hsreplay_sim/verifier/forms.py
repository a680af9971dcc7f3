"""Between the two builds of a switch the recording decides, by the form that explains more of it.

A build that lies in the bracket of a switch may do either. The game is verified with a first guess:
the middle of the bracket, or the new form where the tag is written that shows it. Where an action
differs from the log, it is played again, from the same state, with the other form of each open
switch that it has read: what differs less then is what this form gains. A form that gains in sum is
taken for the next pass over the game, and it stays if less of the whole game differs. What is read
outside of the actions – as the recording is folded, as the first state is loaded – is tried by a
pass of its own. Outside of its bracket a switch is closed: there errors would explain themselves.

A form that is taken because of one action alone must not verify that action: what explains
itself is ambiguous. What was seen last or first in the same build moves together: an action does
not speak alone where two others say the same of a switch with this end.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING

from hsreplay_sim.builds.profile import (
    SWITCHES,
    Profile,
    noting,
    open_switches,
    profile_for,
)
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.compare.end_state import Logged, score_changes
from hsreplay_sim.verifier.judge.differences import differences
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading
from hsreplay_sim.verifier.simulate.drive import run_action

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game as Engine
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.replay.packets import TagChange
    from hsreplay_sim.report.model import GameReport
    from hsreplay_sim.verifier.judge.evidence import Evidence
    from hsreplay_sim.verifier.simulate.answers import LogOracle

SUPPORT = 2
"""Actions that speak for a form: one alone may be a coincidence."""

TRIES = 6
"""Actions in which the other form of a switch is tried, if it gains in fewer than `SUPPORT`."""

PASSES = 5
"""How often a game is verified at most."""

FAILED = 1_000
"""What an action counts that the engine cannot do with a form."""


@dataclass(frozen=True, slots=True)
class Forms:
    """What the switches are set to in a game, and how the recording has come into it."""

    profile: Profile
    open: tuple[str, ...] = ()
    """The switches in whose bracket the build lies, and which the recording may still decide."""
    decided: tuple[str, ...] = ()
    """The switches that the recording has decided against the first guess."""
    alone: frozenset[int] = frozenset()
    """Steps that alone speak for a form that was taken."""

    ends: frozenset[tuple[bool, int]] = frozenset()
    """(form, build): the ends of brackets that at least two actions spoke for."""

    @classmethod
    def of_build(cls, build: int, written: Container[int] = ()) -> Forms:
        """The first guess, for a recording that writes these tags."""
        guess = cls(profile_for(build), open_switches(build))
        told = (name for name in guess.open if SWITCHES[name].writes in written)
        return guess._changed(name for name in told if not getattr(guess.profile, name))

    @property
    def flags(self) -> list[str]:
        """What a report says of them."""
        forms = ((name, getattr(self.profile, name)) for name in self.decided)
        return [f"switch {name}: {'new' if new else 'old'}, decided by this recording"
                for name, new in forms]  # fmt: skip

    def without(self, names: Iterable[str]) -> Forms:
        """The same, with these switches closed."""
        return replace(self, open=tuple(name for name in self.open if name not in names))

    def taken(self, names: Iterable[str], best: Pass | None = None) -> Forms:
        """The other form of these switches, for what a pass has gained by it."""
        forms = self._changed(names)
        if best is None:
            return forms
        ends = self.ends | best.ends(names)
        return replace(forms, alone=self.alone | best.alone(names, ends), ends=ends)

    def _changed(self, names: Iterable[str]) -> Forms:
        changed = {name: not getattr(self.profile, name) for name in names}
        return replace(
            self.without(changed),
            profile=self.profile.but(**changed),
            decided=(*self.decided, *changed),
        )

    def other_end(self, name: str) -> tuple[bool, int]:
        """The other form of a switch, and the build in which it was seen first, or last."""
        new = not getattr(self.profile, name)
        return new, SWITCHES[name].nearest(self.profile.build, new=new)


@dataclass(slots=True)
class Pass:
    """One verification of a game: its report, and what other forms would have explained."""

    forms: Forms
    report: GameReport
    costs: dict[int, int] = field(default_factory=dict)
    """Step → how much of it differs."""
    gains: dict[str, dict[int, int]] = field(default_factory=dict)
    """Switch → step → how much less of the step differs with the other form."""
    outside: set[str] = field(default_factory=set)
    """The open switches that were read outside of the actions, where no trial plays again."""

    @property
    def cost(self) -> int:
        """How much of the game differs."""
        return sum(self.costs.values())

    def compare(self, name: str, other: Pass) -> None:
        """Enter what the other form of a switch gains, out of a pass with it."""
        steps = sorted(self.costs.keys() | other.costs.keys())
        self.gains[name] = {
            step: self.costs.get(step, 0) - other.costs.get(step, 0) for step in steps
        }

    @property
    def better(self) -> list[str]:
        """The switches whose other form explains more, the most telling first."""
        total = {name: sum(steps.values()) for name, steps in self.gains.items()}
        return sorted((name for name in total if total[name] > 0), key=lambda name: -total[name])

    def ends(self, names: Iterable[str]) -> frozenset[tuple[bool, int]]:
        """The ends of brackets that at least two actions speak for."""
        sure = (name for name in names if len(self._in_favour(name)) >= SUPPORT)
        return frozenset(map(self.forms.other_end, sure))

    def alone(self, names: Iterable[str], ends: Container[tuple[bool, int]]) -> frozenset[int]:
        """The steps that alone speak for the other form, and are not verified without it."""
        single = (name for name in names if self.forms.other_end(name) not in ends)
        steps = chain.from_iterable(map(self._in_favour, single))
        return frozenset(s for s in steps if self.report.outcomes[s] is not Outcome.VERIFIED)

    def _in_favour(self, name: str) -> list[int]:
        return [step for step, gain in self.gains[name].items() if gain > 0]


def settled(guess: Forms, verify: Callable[[Forms], Pass]) -> Pass:
    """The pass over a game in which the open switches have the forms that explain the most."""
    best = verify(guess)
    for name in sorted(best.outside) if best.cost else ():
        best.compare(name, verify(best.forms.taken([name])))
    for _ in range(1, PASSES):
        wanted = best.better
        if not wanted:
            break
        found = verify(best.forms.taken(wanted, best))
        if found.cost >= best.cost and len(wanted) > 1:
            wanted = wanted[:1]
            found = verify(best.forms.taken(wanted, best))
        if found.cost < best.cost:
            best = found
        else:
            best.forms = best.forms.without(wanted)
            for name in wanted:
                del best.gains[name]
    return best


class Trials:
    """Tries other forms while a game is verified, and enters into its pass what they gain."""

    def __init__(self, entered: Pass) -> None:
        self._pass = entered
        self._plain = entered.forms.profile
        self.profile, self._read = noting(self._plain, entered.forms.open)
        self.saved: Saved | None = None
        """The state in which the action begins, while a switch is open."""
        self._reading = NOTHING

    def begin(self, engine: Engine, reading: Reading) -> None:
        """Keep the state in which an action begins, and what is read of its card."""
        self._reading = reading
        if self._pass.forms.open:
            self._pass.outside |= self._read
            self._read.clear()
            self.saved = Saved(engine)

    def weigh(
        self,
        evidence: Evidence,
        action: Action,
        engine: Engine,
        oracle: LogOracle,
        logged: Logged,
        observed: Observed,
    ) -> None:
        """Enter how much differs; try the other forms of the open switches that were read."""
        if self.saved is None or not self._is_to_be_weighed(evidence):
            self._read.clear()
            return
        unlike = len(evidence.differences)
        before = _cost(evidence.unshared, unlike, in_order=evidence.in_order)
        self._pass.costs[action.step] = before
        for name in sorted(self._read):
            if self._is_worth_trying(name):
                after = self._with_other(name, action, engine, oracle, logged, observed)
                self._pass.gains.setdefault(name, {})[action.step] = before - after
        self._read.clear()

    def _is_to_be_weighed(self, evidence: Evidence) -> bool:
        return bool(evidence.differences) or not evidence.in_order

    def _is_worth_trying(self, name: str) -> bool:
        gains = self._pass.gains.get(name, {}).values()
        return len(gains) < TRIES and sum(gain > 0 for gain in gains) < SUPPORT

    def _with_other(
        self,
        name: str,
        action: Action,
        engine: Engine,
        oracle: LogOracle,
        logged: Logged,
        observed: Observed,
    ) -> int:
        """How much of the action differs with the other form of a switch."""
        assert self.saved is not None
        again = oracle.twin()
        twin = self.saved.copy(engine, again)
        twin.profile = self._plain.but(**{name: not getattr(self._plain, name)})
        twin.watcher = again
        again.begin(action.packets)
        try:
            run_action(twin, action, self._reading)
            again.finish(twin)
        except Exception:  # the form is no better where the engine fails with it
            return FAILED
        out = twin.out[self.saved.packets :]
        score = score_changes(logged, out, again.adopter.packets, observed, _without_text)
        left = differences(twin, observed, logged, out, again)
        return _cost(score.unshared, len(left), in_order=score.exact_order)


def _cost(unshared: int, left: int, *, in_order: bool) -> int:
    """How much of an action differs: changes and what they leave; behind these, the order."""
    return 2 * (unshared + left) + (unshared > 0 or not in_order)


def _without_text(change: TagChange) -> bool:
    """No change is put down to a text that is not implemented."""
    return False
