"""What lies outside of a recording is not known: no spoilt recording diverges where it is sound.

    python scripts/prove.py outside [WAYS] [PATH...] [--seed 1] [--count 100] [--jobs 2]

WAYS are names of `proof.outside.WAYS`, separated by commas; all of them if left out. Each way is
tried on `count` recordings in an order drawn by `seed`, on all of them if there are no more; one
that is spoilt twice in the same way counts once. A game against an AI has no other seat: the file
says so, as the AI has no account. The exit code is 1 if more than three actions diverge.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from random import Random

from proof.outside import WAYS, Spoilt, source_of, tried
from recordings import manifest, recordings

BAR = 3
"""Actions that may diverge in all: a part that is missing may look like another fault."""

Task = tuple[str, int, int, tuple[Path, ...]]
"""A way, the seed, a number, and the recordings."""

TRIES = 20
"""Recordings that are tried until a way applies to one."""

cached = lru_cache(maxsize=4)(source_of)


def task_of(task: Task) -> Spoilt | None:
    """Spoil one of the recordings, as the seed draws it."""
    way, seed, number, paths = task
    random = Random(f"{seed} {way} {number}")
    order = Random(f"{seed} {way}").sample(paths, len(paths))
    first = number % len(order)
    for path in (*order[first:], *order[:first])[:TRIES]:
        kin = [each for each in paths if _patch(each) == _patch(path) and each != path]
        sources = [cached(path), cached(random.choice(kin)) if kin else None]
        found = tried(way, [each for each in sources if each is not None], random)
        if found is not None:
            return found
    return None


@cache
def _patch(path: Path) -> tuple[str, str]:
    """The build and the newest set of a recording: only clients of one patch write one file."""
    row = next((each for each in manifest() if each["split_file"] == path.name), {})
    return row.get("build", ""), row.get("newest_set", "")


def proved(ways: Sequence[str], paths: Sequence[Path], seed: int, count: int, jobs: int) -> int:
    """Print what became of the spoilt recordings; the number of actions that diverge."""
    total = 0
    for way in ways:
        tasks = [(way, seed, number, tuple(paths)) for number in range(count)]
        found = list({each.name: each for each in _run(tasks, jobs)}.values())
        bad = [(each.name, line) for each in found for line in each.diverged]
        total += len(bad)
        actions, verified = (sum(getattr(e, n) for e in found) for n in ("actions", "judged"))
        spoilt = len({name for name, _ in bad})
        print(
            f"{way:<12}{len(found)} recordings, {actions} actions, {verified} verified; "
            f"{len(bad)} diverge, in {spoilt}",
            flush=True,
        )
        for each in found:
            for line in each.diverged[:2]:
                print(f"    {len(each.diverged)} {each.name}: {line}", flush=True)
    return total


def _run(tasks: Sequence[Task], jobs: int) -> Iterator[Spoilt]:
    with multiprocessing.Pool(jobs) as pool:
        for found in pool.imap(task_of, tasks, chunksize=4):
            if found is not None:
                yield found


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="prove.py outside", description=__doc__)
    parser.add_argument("ways", nargs="?", default="", help=f"of {','.join(WAYS)}; all")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100, help="spoilt recordings of each way")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    ways = options.ways.split(",") if options.ways else list(WAYS)
    total = proved(ways, options.paths or recordings(), options.seed, options.count, options.jobs)
    print(f"{total} actions diverge only since the recording is spoilt (bar {BAR})")
    return int(total > BAR)
