"""Which setting of an open switch explains more of a recording: the recording decides.

A build that lies in the bracket of a switch may do either. The game is verified with the middle of
the bracket as a first guess. If an action differs from the log, it is played again, from the same
state, with the other setting of each open switch that it has read: what differs less then is what
this setting gains. A setting that gains in sum is taken for the next pass over the game, and it
stays if less of the game differs; one taken because of one action alone must not verify that
action: what explains itself is ambiguous. Where two actions have decided, the pass is left at once,
as another will follow: its costs and those of the next are compared up to there. Outside of its
bracket a switch is closed: there errors would explain themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from math import inf
from typing import TYPE_CHECKING

from hsreplay_sim.builds.profile import Profile, noting, open_switches, profile_for
from hsreplay_sim.report.words import Outcome

if TYPE_CHECKING:
    from hsreplay_sim.report.model import GameReport
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.step import Step

SUPPORT = 2
"""Actions that speak for a setting, or against it: one alone may be a coincidence."""

TRIES = 6
"""Actions in which the other setting of a switch is tried, if fewer than `SUPPORT` decide."""

PASSES = 5
"""How often a game is verified at most."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the switches are set to in a game, and how the recording has come into it."""

    profile: Profile
    open: tuple[str, ...] = ()
    """The switches in whose bracket the build lies, and which the recording may still decide."""
    decided: tuple[str, ...] = ()
    """The switches that the recording has decided against the first guess."""
    alone: frozenset[int] = frozenset()
    """Steps that alone speak for a setting that was taken."""

    @classmethod
    def between(cls, build: int, oldest: int, newest: int) -> Settings:
        """Return the first guess for a build; open is what the builds that it may be do unlike."""
        return cls(profile_for(build), open_switches(oldest, newest))

    @property
    def flags(self) -> list[str]:
        """What a report says of the decided switches."""
        settings = ((name, getattr(self.profile, name)) for name in self.decided)
        return [
            f"switch {name}: {'new' if new else 'old'}, decided by this recording"
            for name, new in settings
        ]

    def without(self, names: Iterable[str]) -> Settings:
        """Return the same settings with these switches closed."""
        return replace(self, open=tuple(name for name in self.open if name not in names))

    def changed(self, names: Iterable[str], alone: Iterable[int] = ()) -> Settings:
        """Return settings with the other setting of these switches, which are decided then."""
        changed = {name: not getattr(self.profile, name) for name in names}
        return replace(
            self.without(changed),
            profile=self.profile.but(**changed),
            decided=(*self.decided, *changed),
            alone=self.alone.union(alone),
        )


@dataclass(slots=True)
class Pass:
    """One verification of a game: its report, and what other settings would have explained."""

    settings: Settings
    report: GameReport
    costs: dict[int, int] = field(default_factory=dict)
    """Step → how much of it differs."""
    gains: dict[str, dict[int, int]] = field(default_factory=dict)
    """Switch → step → how much less of the step differs with the other setting."""
    left_at: float = inf
    """The step after which it was left, since the setting of a switch was decided; none: inf."""
    explained: bool = True
    """Whether the causes of all that diverged were looked for, as they are in the last pass."""

    def costs_less(self, than: Pass) -> bool:
        """Whether less differs than in another pass, as far as both went."""
        end = min(self.left_at, than.left_at)
        mine, theirs = (
            sum(cost for step, cost in each.costs.items() if step <= end) for each in (self, than)
        )
        return mine < theirs

    @property
    def is_decided(self) -> bool:
        """Whether as many actions speak for another setting as are asked."""
        gains = (self.gains.get(name, {}).values() for name in self.settings.open)
        return any(sum(each) > 0 and sum(gain > 0 for gain in each) >= SUPPORT for each in gains)

    @property
    def better(self) -> list[str]:
        """The open switches that explain more otherwise, each with a step that none before has."""
        found: dict[str, set[int]] = {}
        for name, steps in sorted(self.gains.items(), key=lambda each: -sum(each[1].values())):
            better, told = {at for at in steps if steps[at] > 0}, set[int]().union(*found.values())
            if name in self.settings.open and sum(steps.values()) > 0 and not better <= told:
                found[name] = better
        return list(found)

    def alone(self, names: Iterable[str]) -> frozenset[int]:
        """Return the unverified steps that alone speak for the other setting of a switch."""
        found = ([at for at, gain in self.gains[name].items() if gain > 0] for name in names)
        single = (steps[0] for steps in found if len(steps) < SUPPORT)
        return frozenset(s for s in single if self.report.outcomes[s] is not Outcome.VERIFIED)


def settled(guess: Settings, verify: Callable[[Settings], Pass]) -> Pass:
    """Return the pass over a game with the settings of open switches that explain the most."""
    best = verify(guess)
    for _ in range(1, PASSES):
        if not (wanted := best.better):
            break
        found = verify(best.settings.changed(wanted, best.alone(wanted)))
        if found.costs_less(best):
            best = found
        else:
            best.settings = best.settings.without(wanted[1:] or wanted)  # the first one once more
            best = best if best.left_at == inf else verify(best.settings)
    return best if best.left_at == inf else verify(best.settings.without(best.settings.open))


class Trials:
    """Tries other settings while a game is verified, and enters into its pass what they gain."""

    def __init__(self, entered: Pass) -> None:
        self._pass = entered
        self._others: dict[str, Profile] = {}
        """Open switch → the profile with the other setting of it."""
        self.profile, self._read = noting(entered.settings.profile, entered.settings.open)

    @property
    def is_open(self) -> bool:
        """Whether a switch is open, so that the state before each action is wanted."""
        return bool(self._pass.settings.open)

    def are_over(self, step: int) -> bool:
        """Whether a setting is decided, so that the game is to be played anew; note the step."""
        if self._pass.is_decided:
            self._pass.left_at = step
        return self._pass.left_at == step

    def begin(self) -> None:
        """Forget what was read outside of an action: no trial plays it again."""
        self._read.clear()

    def weigh(self, step: Step, comparison: Comparison, again: Callable[[Profile], int]) -> None:
        """Enter how much a step differs; try the other setting of each open switch that it read.

        `again` says how much differs under another profile.
        """
        if comparison.tags or not comparison.score.exact_order:
            self._pass.costs[step.action.step] = comparison.cost
            for name in sorted(self._read):
                gains = self._pass.gains.setdefault(name, {})
                if self._is_worth_trying(gains):
                    if name not in self._others:
                        self._others[name] = self._pass.settings.changed([name]).profile
                    after = again(self._others[name])
                    gains[step.action.step] = comparison.cost - after

    def _is_worth_trying(self, gains: dict[int, int]) -> bool:
        spoken = [gain > 0 for gain in gains.values() if gain]
        return len(gains) < TRIES and max(map(spoken.count, (True, False))) < SUPPORT
