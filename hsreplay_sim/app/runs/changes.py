"""What changed between two runs of `verify`, from their JSON reports."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.app.runs.pairs import paired
from hsreplay_sim.app.runs.run import GameRun, Key, Run, read_run
from hsreplay_sim.report.text import clean, counted

if TYPE_CHECKING:
    from hsreplay_sim.base.address import StrPath
    from hsreplay_sim.report.json import Json


class Moved(NamedTuple):
    """The actions of a kind, each in a line.

    New is an action in which something differs that did not differ before, gone one in which
    nothing differs any more, still any other that differs.
    """

    new: list[str]
    gone: list[str]
    still: int

    @property
    def counts(self) -> str:
        """``1 new, 0 gone, 2 still``."""
        return f"{len(self.new)} new, {len(self.gone)} gone, {self.still} still"


class Common(NamedTuple):
    """A game that both runs have."""

    old: GameRun
    new: GameRun


@dataclass(frozen=True)
class Changes:
    """The differences between two runs, in the games that both have."""

    old: Run
    new: Run

    @cached_property
    def common(self) -> list[Common]:
        """The games that both runs have, in the order of the new one."""
        files = paired(self.old.files, self.new.files)
        found = []
        for (file, number), game in self.new.games.items():
            before = self.old.games.get((files.get(file, ""), number))
            if before is not None:
                found.append(Common(before, game))
        return found

    @property
    def found(self) -> list[str]:
        """Actions that diverge now and did not before."""
        return self.diverged.new

    @property
    def missing(self) -> list[GameRun]:
        """The games that the old run alone has."""
        both = {each.old.address for each in self.common}
        return [game for game in self.old.games.values() if game.address not in both]

    @property
    def added(self) -> list[GameRun]:
        """The games that the new run alone has."""
        both = {each.new.address for each in self.common}
        return [game for game in self.new.games.values() if game.address not in both]

    @property
    def diverged(self) -> Moved:
        """The actions that diverge."""
        return self._moved(lambda game: game.diverged)

    @property
    def unexplained(self) -> Moved:
        """The actions that are unexplained."""
        return self._moved(lambda game: game.unexplained)

    def lines(self) -> Iterator[str]:
        """For people: the counts, then each action and each verdict that changed."""
        diverged, unexplained = self.diverged, self.unexplained
        yield f"{diverged.counts} diverging"
        if any(unexplained):
            yield f"{unexplained.counts} unexplained"
        before, now = _verified(self._before), _verified(self._now)
        yield f"actions verified: {before} before, {now} now"
        yield from self._elsewhere()
        for old, new in self.common:
            if old.verdict != new.verdict:
                yield clean(f"{new.address}: {old.verdict} before, {new.verdict} now")
        for moved, what in (diverged, ""), (unexplained, "unexplained "):
            yield from (f"new   {what}{each}" for each in moved.new)
            yield from (f"gone  {what}{each}" for each in moved.gone)

    def _elsewhere(self) -> Iterator[str]:
        """The games that one run alone has, or of which it keeps less than differs."""
        for games, when in (self.missing, "only before"), (self.added, "only now"):
            if games:
                diverging = sum(len(_steps(each.diverged)) for each in games)
                actions = counted(diverging, "diverging action")
                yield f"{when}: {counted(len(games), 'game')}, {actions}"
            yield from (clean(f"{when}: {each.address} {each.verdict}") for each in games)
        for run, games in (self.old, self._before), (self.new, self._now):
            if cut := sum(not each.whole for each in games):
                less = "keeps less than differs (--max-divergences)"
                yield clean(f"{run.path} {less} in {counted(cut, 'game')}")

    @property
    def _before(self) -> list[GameRun]:
        return [each.old for each in self.common]

    @property
    def _now(self) -> list[GameRun]:
        return [each.new for each in self.common]

    def data(self) -> Json:
        """Return the differences as JSON."""
        return {
            "schema": "hsreplay-sim/changes/1",
            **self.diverged._asdict(),
            "unexplained": self.unexplained._asdict(),
            "verified": {
                "old": sum(each.verified for each in self._before),
                "new": sum(each.verified for each in self._now),
            },
            "games": len(self.common),
            "only_before": [each.address for each in self.missing],
            "only_now": [each.address for each in self.added],
        }

    def _moved(self, differences: Callable[[GameRun], dict[Key, str]]) -> Moved:
        new, gone, still = [], [], 0
        for game in self.common:
            before, now = differences(game.old), differences(game.new)
            steps = _steps(now)
            for keys in steps.values():
                unknown = [key for key in keys if key not in before]
                new += [now[key] for key in unknown[:1]]
                still += not unknown
            gone += [before[keys[0]] for step, keys in _steps(before).items() if step not in steps]
        return Moved(new, gone, still)


def changes(old: StrPath, new: StrPath) -> Changes:
    """Return the differences between two reports.

    Raises:
        InputError: one is no JSON report of `verify`.
    """
    return Changes(read_run(old), read_run(new))


def _steps(differences: dict[Key, str]) -> dict[int, list[Key]]:
    """Step → what differs there, in the order of the game."""
    groups = groupby(sorted(differences, key=lambda key: key.step), key=lambda key: key.step)
    return {step: list(keys) for step, keys in groups}


def _verified(games: list[GameRun]) -> str:
    return f"{sum(each.verified for each in games)} of {sum(each.actions for each in games)}"
