"""Flips every switch of the builds, one at a time; the test that is named for it must notice.

    python scripts/prove.py flip [--only NAME] [--sample N] [--jobs 2]
    python scripts/prove.py flip --look [PATH...] [--only NAME]

A switch is flipped twice, all else as it is: old builds do what new ones do, and new builds what
old ones did. `tests/builds/flip_table.py` names the test that notices both, so it states
what either does. `--look` asks all tests that read a switch, or those of some files, which of them
notice what: that is for writing the table.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from builds.flip_table import KILLED_BY
from places import ROOT
from proof.forks import forked
from proof.run_mutants import CHOSEN, fails
from proof.switches import NAMES, flipped, noted

FOLDERS = ("builds", "engine", "cards", "verifier", "recorder", "play")
ENOUGH = 3
"""So many tests that notice a flip are told by `--look`."""

STALE, KILLED = "fails without the flip", "notices"
SURVIVED = {True: "does not notice it in old builds", False: "does not notice it in new builds"}
"""What the named test says, by whether old builds were changed."""


@dataclass(slots=True)
class Named:
    """A pytest plugin: runs the test of each switch, unflipped and flipped, in its own process."""

    switches: Sequence[str]
    jobs: int
    verdicts: dict[str, str] = field(default_factory=dict)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""
        items = by_function(session.items)

        def work(name: str) -> str:
            tests = items[KILLED_BY[name]]
            if any(fails(each) for each in tests):
                return STALE
            left = [SURVIVED[old] for old in (True, False) if not notices(tests, name, old)]
            return " and ".join(left) or KILLED

        for name, verdict in zip(
            self.switches, forked(self.switches, work, self.jobs), strict=True
        ):
            self.verdicts[name] = verdict if isinstance(verdict, str) else "did not end"
        return True


@dataclass(slots=True)
class Looking:
    """A pytest plugin: which tests read a switch, and which of them its flip makes fail."""

    switches: Sequence[str]
    jobs: int

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""
        readers = _readers(by_function(session.items))

        def work(name: str) -> list[str]:
            return list(_noticing(name, readers))

        for name, found in zip(self.switches, forked(self.switches, work, self.jobs), strict=True):
            tests = found if isinstance(found, list) else ["(did not end)"]
            print(f"{name}: {', '.join(tests) or 'nothing notices'}", flush=True)
        return True


def notices(tests: Sequence[pytest.Item], name: str, old_builds: bool) -> bool:
    """Whether one of the tests fails under the flip."""
    with flipped(name, old_builds=old_builds):
        return any(fails(each) for each in tests)


Reader = tuple[str, Sequence[pytest.Item], frozenset[str]]


def _readers(tests: Mapping[str, Sequence[pytest.Item]]) -> list[Reader]:
    """Each test that passes, with what its rows read; those that read the least first."""
    found = []
    with noted() as read:
        for function, items in tests.items():
            read.clear()
            if not any(fails(item) for item in items):
                found.append((function, items, frozenset(read)))
    gc.collect()  # what tests left open would fail the first one of each process
    return sorted(found, key=lambda each: len(each[2]))


def _noticing(name: str, readers: Sequence[Reader]) -> Iterator[str]:
    """The first few tests that fail under the flip of old and of new builds; then of either."""
    halves, found = [], 0
    for function, items, read in readers:
        if name in read:
            old, new = (notices(items, name, side) for side in (True, False))
            if old and new:
                found += 1
                yield function
            elif old or new:
                halves.append(f"{function} ({'old' if old else 'new'} builds)")
            if found == ENOUGH:
                return
    yield from halves[: ENOUGH - found]


def by_function(items: Sequence[pytest.Item]) -> Mapping[str, list[pytest.Item]]:
    """`file::test` → its items, one for each row of its table."""
    found: dict[str, list[pytest.Item]] = {}
    for item in items:
        found.setdefault(function_of(item), []).append(item)
    return found


def function_of(item: pytest.Item) -> str:
    """The node id of a test without the row of its table."""
    return item.nodeid.partition("[")[0]


def collected(tests: Sequence[str], plugin: object) -> None:
    """Let pytest collect these files or folders and hand them to the plugin."""
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", CHOSEN]
    pytest.main([*options, "--rootdir", str(ROOT), *tests], plugins=[plugin])


def verdicts(switches: Sequence[str], jobs: int) -> dict[str, str]:
    """Switch → what its test says of the flip."""
    named = Named(switches, jobs)
    files = {KILLED_BY[name].partition("::")[0] for name in switches}
    collected([str(ROOT / each) for each in sorted(files)], named)
    return named.verdicts


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    wanted = [name for name in NAMES if options.only in name][:: options.sample]
    if options.look:
        places = options.paths or [str(ROOT / "tests" / each) for each in FOLDERS]
        collected(places, Looking(wanted, options.jobs))
        return 0
    nameless = [name for name in wanted if name not in KILLED_BY]
    for name in nameless:
        print(f"{name}: no test is named for it", file=sys.stderr)
    found = verdicts([name for name in wanted if name in KILLED_BY], options.jobs)
    for name, verdict in found.items():
        print(f"{name}: {KILLED_BY[name]} {verdict}")
    killed = sum(verdict == KILLED for verdict in found.values())
    print(f"{killed} of {len(wanted)} switches: their test notices the flip")
    return int(killed < len(wanted))


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Flip the switches of the builds, one at a time.")
    parser.add_argument("--only", default="", metavar="NAME", help="switches with it in the name")
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="every Nth switch")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="where to look")
    parser.add_argument("--look", action="store_true", help="look for tests that notice")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)
