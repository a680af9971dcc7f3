"""Flips the switches near each recording: which setting it needs, and so where brackets end.

    python scripts/prove.py audit [PATH...] [--only NAME] [--jobs 2] [--write]

Near a recording are the switches in whose bracket its build lies, and those whose bracket ends a
few known builds away. In every action that reads such a switch the action is played again with the
other setting; the recording needs the setting with which less differs. The last build that needs
the old setting and the first one that needs the new one are the ends of the bracket, where at least
two actions say so: one alone may be a coincidence. A recording tells an end if it states its build,
or is older than those that do.

`--write` rewrites the two numbers of every row, and tests/builds/sightings.csv.
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

from builds.sightings import SIGHTINGS, Sighting, sightings
from hsreplay_sim.builds.profile import PAGES, SWITCHES
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.verifier import switch_trials, verification
from hsreplay_sim.verifier.census import Census
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.recording.reprints import cards_of
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.switch_trials import Pass, Settings, Trials
from places import ROOT
from proof.run_builds import constructed
from proof.run_mutants import recordings
from recordings import manifest

Ends = dict[tuple[str, int], Sighting]
"""(switch, place among its builds) → what tells this end."""

NEAR = 8
"""So many known builds beyond its bracket a switch is still looked at."""

FIRST_STATED = 15590
"""Nearly all older recordings state no build: the order of the changes dates them."""

TELLING, TRIES = 2, 30
"""Actions that settle what a recording needs, and actions that are asked at most."""


@dataclass(frozen=True, slots=True)
class Known:
    """A game of the evidence: where it is, and what its build is known by."""

    recording: str
    build: int
    stated: bool

    @property
    def is_evidence(self) -> bool:
        """Whether it can tell an end: its build is stated, or older than all that are."""
        return self.stated or self.build < FIRST_STATED


@dataclass(frozen=True, slots=True)
class Need:
    """The setting of a switch that a game needs, and how many actions say so."""

    switch: str
    new: bool
    actions: int
    game: Known


class AllTrials(Trials):
    """Tries the other setting in every action that reads the switch, not only where it differs."""

    outside: ClassVar[set[str]] = set()
    """The switches that a pass read outside of its actions, where no trial plays again."""

    def begin(self) -> None:
        """Note what was read outside of an action."""
        self.outside.update(self._read)
        super().begin()

    def _is_to_be_weighed(self, comparison: Comparison) -> bool:
        return True

    def _is_worth_trying(self, gains: dict[int, int]) -> bool:
        return len(gains) < TRIES and sum(gain != 0 for gain in gains.values()) < TELLING


def near(build: int, known: Sequence[int]) -> tuple[str, ...]:
    """The switches whose bracket holds the build, or ends a few known builds away."""
    found = []
    for name, row in SWITCHES.items():
        for last, first in row.brackets:
            before = sum(build < each <= last for each in known)
            after = sum(first <= each < build for each in known)
            if before < NEAR and after < NEAR:
                found.append(name)
                break
    return tuple(found)


def needs(path: Path, known: Sequence[int], only: str) -> list[Need]:
    """What the games of a file need."""
    found = []
    for name, number, game in constructed([path]):
        place = Known(f"{name.split('_')[0]}:{number}", build_of(game), states(game, name))
        wanted = [each for each in near(place.build, known) if only in each]
        found += [Need(switch, new, actions, place)
                  for switch, new, actions in needed(game, place.build, wanted)]  # fmt: skip
    return found


def states(game: Recording, file: str) -> bool:
    """Whether the build is stated, by the recording or by the name of the public file."""
    build = build_of(game)
    if game.build is not None:
        return game.build == build
    source = next(row["source_path"] for row in manifest() if row["split_file"] == file)
    return str(build) in re.findall(r"\d{5,6}", source)


def needed(game: Recording, build: int, names: Iterable[str]) -> list[tuple[str, bool, int]]:
    """(switch, setting, actions that need it) of a game; none where both come to the same."""
    contents = Contents(game)
    cards = cards_of(contents, build)
    census = Census.of(contents, cards)

    def verify(set_to: Settings) -> Pass:
        entered = Pass(set_to, GameReport(game.index, game.format))
        verification.Verification(contents, cards, census, entered, LogOracle).run()
        return entered

    base = switch_trials.settled(Settings.between(build, build, build), verify).settings
    tried = Settings(base.profile, tuple(names))
    AllTrials.outside.clear()
    with patch.object(verification, "Trials", AllTrials):
        found = verify(tried)
    for name in sorted(AllTrials.outside):
        other = verify(tried.changed([name]))
        steps = sorted(found.costs.keys() | other.costs.keys())
        found.gains[name] = {
            step: found.costs.get(step, 0) - other.costs.get(step, 0) for step in steps
        }
    told = []
    for name, steps in found.gains.items():
        total = sum(steps.values())
        if total:
            new = getattr(base.profile, name) is (total < 0)
            told.append((name, new, sum(gain * total > 0 for gain in steps.values())))
    return told


def ends(found: Iterable[Need]) -> Ends:
    """(switch, place among its builds) → what tells this end of a bracket, where anything does.

    An end stays where a recording of its build needs the setting. Else it goes to the nearest build
    that is sure to need it; a bracket is never turned round. A tag that is first written dates
    recordings: its first build is never put off.
    """
    by_switch: dict[str, list[Need]] = defaultdict(list)
    for need in found:
        by_switch[need.switch].append(need)
    told: Ends = {}
    for switch, row in SWITCHES.items():
        for at, now in enumerate(row.builds):
            mine = [each for each in by_switch[switch] if _concerns(each, row.builds, at)]
            seen = _end(mine, at, now)
            dates = row.writes is not None and at == 1
            if seen is not None and not (dates and seen.build > now):
                told[switch, at] = seen
    for (switch, at), seen in list(told.items()):
        builds = list(SWITCHES[switch].builds)
        for each in range(len(builds)):
            if (switch, each) in told:
                builds[each] = told[switch, each].build
        if builds != sorted(set(builds)) and seen.build != SWITCHES[switch].builds[at]:
            del told[switch, at]
    return told


def _concerns(need: Need, builds: Sequence[int], at: int) -> bool:
    """Whether a need is of the setting on this side of the bracket, and of no other bracket."""
    if need.new is not (at % 4 in (1, 2)) or not need.game.is_evidence:
        return False
    bracket = at - at % 2
    low = builds[bracket - 1] if bracket else 0
    high = builds[bracket + 2] if bracket + 2 < len(builds) else need.game.build
    return low <= need.game.build <= high


def _end(found: Sequence[Need], at: int, now: int) -> Sighting | None:
    """The first build behind the change, or the last one before it, that is sure to need it."""
    actions: Counter[int] = Counter()
    for need in found:
        actions[need.game.build] += need.actions
    sure = [build for build, count in actions.items() if count >= TELLING]
    nearest = (min if at % 2 else max)(sure, default=None)
    build = now if now in actions and not _is_inside(nearest, now, at) else nearest
    if build is None:
        return None
    there = [need for need in found if need.game.build == build]
    best = max(there, key=lambda need: need.actions)
    return Sighting(build, best.game.stated, best.game.recording, len(there))


def _is_inside(build: int | None, end: int, at: int) -> bool:
    """Whether a build lies in the bracket that ends so."""
    return build is not None and (build < end if at % 2 else build > end)


def contradictions(found: Iterable[Need]) -> Iterator[str]:
    """The recordings that need another setting than the table gives their build."""
    for need in found:
        row, build = SWITCHES[need.switch], need.game.build
        if not row.is_open(build, build) and row.holds(build) is not need.new:
            setting = "new" if need.new else "old"
            yield (f"{need.switch}: {need.game.recording} of {build} needs the {setting} setting "
                   f"in {need.actions} actions")  # fmt: skip


def write(told: Ends) -> None:
    """Rewrite the numbers of the rows and the table of what tells them."""
    for page in PAGES:
        path = ROOT.joinpath(*page.__module__.split(".")).with_suffix(".py")
        text = path.read_text(encoding="utf-8")
        for name, row in page.rows().items():
            builds = [
                told[name, at].build if (name, at) in told else now
                for at, now in enumerate(row.builds)
            ]
            lines = "".join(f"        {build},\n" for build in builds)
            head = rf"(    {name} = Switch\(\n)(?:        \d+,\n)+"
            text = re.sub(head, rf"\g<1>{lines}", text)
        path.write_text(text, encoding="utf-8", newline="\n")
    with SIGHTINGS.open("w", newline="\n", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(("switch", "end", "build", "known_by", "recording", "games"))
        for (name, at), seen in sorted(told.items()):
            word = "stated" if seen.stated else "dated"
            table.writerow((name, at, seen.build, word, seen.recording, seen.games))


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if the rows are what the recordings tell."""
    options = arguments(argv)
    paths = recordings(options.paths)
    with multiprocessing.Pool(options.jobs) as pool:
        builds = pool.imap(_builds, paths)
        known = sorted({build for found in builds for build in found})
        work = partial(needs, known=known, only=options.only)
        found = [need for some in pool.imap(work, paths) for need in some]
    for line in contradictions(found):
        print(line)
    told = ends(found)
    moved, wanted = 0, [name for name in SWITCHES if options.only in name]
    for name in wanted:
        row = SWITCHES[name]
        for at, now in enumerate(row.builds):
            seen = told.get((name, at))
            if seen is None:
                print(f"{name}: no recording needs the setting of {now}")
            elif seen.build != now:
                moved += 1
                print(f"{name}: {now} → {seen.build} ({seen.recording})")
    if options.write:
        others = {} if not options.only else sightings()
        write({key: seen for key, seen in others.items() if options.only not in key[0]} | told)
    count = sum(len(SWITCHES[name].builds) for name in wanted)
    print(f"{len(told)} of {count} ends are told by a recording, {moved} are moved")
    return int(bool(moved) and not options.write)


def _builds(path: Path) -> list[int]:
    return [build_of(game) for _, _, game in constructed([path])]


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Which setting of a switch each recording needs.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--only", default="", metavar="NAME", help="switches with it in the name")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="the rows, and what tells them")
    return parser.parse_args(argv)
