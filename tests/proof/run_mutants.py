"""Verifies the rules: breaks one after the other, and sees whether recordings and tests notice.

    python scripts/prove.py break logs [PATH...] [--every 8] [--only TEXT]
    python scripts/prove.py break tests [--only TEXT]

`logs` verifies recordings with every mutant of `mutant_table`: first with
each on every eighth file, then, on the other files, with those that nothing has found. `tests` runs
the tests that are named by the mutant's rules, and all others of the engine and the cards when
these do not notice. See docs/VERIFYING.md; scripts/prove.py writes the table of both.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

import pytest
from _pytest.runner import runtestprotocol

from hsreplay_sim.app.batch import observed_games, recordings_in
from places import ROOT, SHARED
from proof.forks import forked
from proof.mutant_table import MUTANTS
from proof.mutants import (
    Evidence,
    Mutant,
    StaleMutantError,
    changed_codes,
    mutated,
    verified,
)

CORPUS = SHARED / "corpus" / "powerlog"
EVERY = 8
BATCH = 6
SECONDS_MAX = 20
"""Processor time of one game under one mutant; what takes longer does not come to rest."""

CHOSEN = "not corpus and not proof and not slow"
"""The tests that must notice need no recording and take no time, so that each can be tried."""

# --- recordings -------------------------------------------------------------------------------


def recordings(paths: Sequence[Path]) -> list[Path]:
    """The files of a command line; without any, the recordings beside the project."""
    if paths:
        return recordings_in(paths)
    from recordings import recordings as whole

    return whole()


def logs(
    paths: Sequence[Path],
    mutants: Sequence[Mutant],
    every: int = EVERY,
    jobs: int = 2,
    *,
    widely: bool = True,
) -> dict[str, Evidence]:
    """Mutant name → what the recordings say; `widely`: those not found go over the rest too."""
    found = {mutant.name: Evidence() for mutant in mutants}
    _look(paths[::every], mutants, found, jobs)
    if widely:
        alive = [mutant for mutant in mutants if not found[mutant.name].killed]
        for mutant in alive:
            found[mutant.name].wide = True
        _look([path for n, path in enumerate(paths) if n % every], alive, found, jobs)
    return found


def _look(
    paths: Sequence[Path], mutants: Sequence[Mutant], found: dict[str, Evidence], jobs: int
) -> None:
    if not (paths and mutants):
        return
    batches = [(paths[at : at + BATCH], mutants) for at in range(0, len(paths), BATCH)]
    with multiprocessing.Pool(jobs) as pool:
        for number, evidence in enumerate(pool.imap_unordered(_batch, batches), 1):
            for name, part in evidence.items():
                found[name].merge(part)
            killed = sum(found[mutant.name].killed for mutant in mutants)
            print(f"{number}/{len(batches)} batches, {killed}/{len(mutants)} killed",
                  file=sys.stderr, flush=True)  # fmt: skip


def _batch(task: tuple[Sequence[Path], Sequence[Mutant]]) -> dict[str, Evidence]:
    """A few files under the whole engine, then under every mutant whose code they run."""
    paths, mutants = task
    codes = {mutant.name: set(changed_codes(mutant)) for mutant in mutants}
    played = []
    for game in observed_games(paths):
        with _called() as called:
            base = verified(game)
        played.append((game, base, called))
    found: dict[str, Evidence] = {}
    for mutant in mutants:
        concerned = [(game, base) for game, base, ran in played if codes[mutant.name] & ran]
        if concerned:
            evidence = found[mutant.name] = Evidence()
            with mutated(mutant):
                for game, base in concerned:
                    with _in_time():
                        broken = verified(game)
                    evidence.add(base, broken)
    return found


@contextmanager
def _called() -> Iterator[set[CodeType]]:
    """The code that runs meanwhile."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


@contextmanager
def _in_time() -> Iterator[None]:
    """An engine that does not come to rest fails in its action, and in the next."""

    def stop(*_: object) -> None:
        raise TimeoutError("the engine does not come to rest")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_MAX, 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# --- tests --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Tested:
    """The tests named by a mutant's rules that fail, and, if none does, the first other one."""

    named: list[str] = field(default_factory=list)
    other: str = ""


@dataclass(slots=True)
class Session:
    """A pytest plugin: collects once, then tests every mutant in a process of its own."""

    mutants: Sequence[Mutant]
    jobs: int = 2
    thorough: bool = True
    """Also look for a test that is not named by the rule."""
    found: dict[str, Tested] = field(default_factory=dict)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""

        def work(mutant: Mutant) -> object:
            with mutated(mutant):
                return _failing(session.items, mutant, self.thorough)

        for mutant, result in zip(self.mutants, forked(self.mutants, work, self.jobs), strict=True):
            named, other = result if isinstance(result, list) else (["(did not end)"], "")
            self.found[mutant.name] = Tested(named, other)
        return True


def noticed(mutants: Sequence[Mutant], jobs: int, *, thorough: bool = True) -> dict[str, Tested]:
    """Mutant name → the tests that notice it."""
    session = Session(mutants, jobs, thorough)
    folders = [
        str(ROOT / "tests" / name)
        for name in ("builds", "engine", "cards", "verifier", "recorder", "hearthbreaker")
    ]
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", CHOSEN]
    pytest.main([*options, "--rootdir", str(ROOT), *folders], plugins=[session])
    return session.found


def belongs(name: str, rules: Sequence[int]) -> bool:
    """Whether a test is named by one of the rules (scripts/rules_table.py says how)."""
    claim, _, _ = name.partition("[")
    numbers = {int(number) for number in re.findall(r"(?<=_r)(\d+)(?=_|$)", claim)}
    named = re.search(r"\[r(\d+)-", name)
    if named:
        numbers.add(int(named[1]))
    return not numbers.isdisjoint(rules)


def _failing(items: Sequence[pytest.Item], mutant: Mutant, thorough: bool) -> tuple[list[str], str]:
    named = [each for each in items if belongs(each.name, mutant.rules)]
    failing = [each.name for each in named if fails(each)]
    if failing or not thorough:
        return failing, ""
    near = [each for each in items if "/verify/" not in each.nodeid]
    return [], next((each.name for each in near if fails(each)), "")


def fails(item: pytest.Item) -> bool:
    """Run one test, with its fixtures."""
    reports = runtestprotocol(item, log=False, nextitem=None)
    return any(report.failed for report in reports)


# --- command line --------------------------------------------------------------------------------


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    wanted = [mutant for mutant in MUTANTS if options.only in mutant.name][:: options.sample]
    mutants = [mutant for mutant in wanted if is_current(mutant)]
    stale = len(wanted) > len(mutants)
    if options.what == "tests":
        found = noticed(mutants, options.jobs, thorough=not options.quick)
        for name, tested in found.items():
            print(f"{name}: {len(tested.named)} named tests {tested.other}".rstrip())
        return int(stale or not all(tested.named for tested in found.values()))
    said = logs(recordings(options.paths), mutants, options.every, options.jobs)
    for name, evidence in said.items():
        print(
            f"{name}: {evidence.checks} checks, {evidence.actions} actions, {evidence.games} games"
        )
    return int(stale or not all(evidence.killed for evidence in said.values()))


def is_current(mutant: Mutant) -> bool:
    """Whether it still finds its words in the engine; says so when it does not."""
    try:
        changed_codes(mutant)
    except StaleMutantError as error:
        print(error, file=sys.stderr)
        return False
    return True


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Break the engine's rules, one at a time.")
    parser.add_argument("what", choices=("logs", "tests"))
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--every", type=int, default=EVERY, help="of the recordings")
    parser.add_argument("--only", default="", metavar="TEXT", help="mutants with it in the name")
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="every Nth mutant")
    parser.add_argument("--quick", action="store_true", help="no tests but those of the rule")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)
