"""Sends damaged files through the program and lists what leaks: any error that is not ours to tell.

    python scripts/prove.py fuzz [--inputs 5000] [--seed 1] [--only load,verify,convert,cli]
    python scripts/prove.py fuzz --case 4711 --keep input.bin     # one input again

An input is made of the seed and its number alone. Every input goes through each way: it is read,
verified, converted to one of the formats, and given to one command. A leak is an exception that is
no HsReplayError, one that calls itself a bug, or an exit code that is not documented. The exit code
is 1 if anything leaks, or if an input takes longer than the bar.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from fuzz.mutators import MUTATORS
from fuzz.originals import Original, of_path, originals
from fuzz.structures import STRUCTURES
from fuzz.ways import WAYS, Leak

SECONDS_MAX = 2.0
SPLICED = 0.05
"""The share of inputs whose end is that of another file."""
TOLD_EVERY = 1000


class Case(NamedTuple):
    """An input, and what it is made from."""

    number: int
    original: str
    data: bytes


class Result(NamedTuple):
    """What became of an input."""

    number: int
    size: int
    seconds: float
    slowest: str
    leaks: tuple[Leak, ...]


def make(seed: int, number: int, files: Sequence[Original]) -> Case:
    """Input `number` of a seed."""
    random = Random(f"{seed} {number}")
    original = random.choice(files)
    data = original.data
    for _ in range(random.choice((1, 1, 2, 3))):
        if random.random() < 0.75 and original.format in STRUCTURES:
            text = data.decode("utf-8", "surrogateescape")
            changed = random.choice(STRUCTURES[original.format])(text, random)
            data = changed.encode("utf-8", "surrogateescape")
        else:
            data = random.choice(MUTATORS)(data, random)
    if random.random() < SPLICED:
        other = random.choice(files).data
        data = data[: random.randrange(len(data) + 1)] + other[random.randrange(len(other)) :]
    return Case(number, original.name, data)


def send(case: Case, seed: int, chosen: Sequence[str]) -> Result:
    """Send an input through the chosen ways."""
    leaks: list[Leak] = []
    slowest, seconds = "", 0.0
    for name in chosen:
        started = time.process_time()
        leaks += WAYS[name](case.data, Random(f"{seed} {case.number} {name}"))
        taken = time.process_time() - started
        if taken > seconds:
            slowest, seconds = name, taken
    return Result(case.number, len(case.data), seconds, slowest, tuple(leaks))


def _made_and_sent(
    number: int, seed: int, chosen: Sequence[str], files: Sequence[Original]
) -> Result:
    return send(make(seed, number, files), seed, chosen)


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    chosen = options.only.split(",") if options.only else list(WAYS)
    files = tuple(of_path(path) for path in options.paths) or originals()
    if options.case is not None:
        case = make(options.seed, options.case, files)
        if options.keep:
            options.keep.write_bytes(case.data)
        result = send(case, options.seed, chosen)
        show([result], options.seed)
        return int(bool(result.leaks))
    numbers = range(options.first, options.first + options.inputs)
    work = partial(_made_and_sent, seed=options.seed, chosen=chosen, files=files)
    results: list[Result] = []
    with multiprocessing.Pool(options.jobs) as pool:
        for result in pool.imap_unordered(work, numbers, chunksize=50):
            results.append(result)
            _tell(result, len(results))
    show(results, options.seed)
    worst = max(result.seconds for result in results)
    return int(any(result.leaks for result in results) or worst > SECONDS_MAX)


def _tell(result: Result, sent: int) -> None:
    """On the error stream: each leak as it is found, and how far a long run is."""
    for leak in result.leaks:
        print(f"case {result.number}: {leak.kind} at {leak.place}", file=sys.stderr)
    if sent % TOLD_EVERY == 0:
        print(f"{sent} inputs sent", file=sys.stderr, flush=True)


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Send damaged files through the program.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="what is damaged")
    parser.add_argument("--inputs", type=int, default=5000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help=f"of {','.join(WAYS)}; all")
    parser.add_argument("--case", type=int, help="only this input")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="with --case: write the input")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)


def show(results: Sequence[Result], seed: int) -> None:
    """The figures, then every kind of leak with its smallest input."""
    kinds: dict[tuple[str, str], list[tuple[int, int, Leak]]] = defaultdict(list)
    for result in results:
        for leak in result.leaks:
            kinds[leak.kind, leak.place].append((result.size, result.number, leak))
    slow = max(results, key=lambda result: result.seconds)
    count = sum(bool(result.leaks) for result in results)
    print(f"seed {seed}: {len(results)} inputs, {count} leak in {len(kinds)} places; "
          f"slowest {slow.seconds:.2f} s ({slow.slowest}, case {slow.number})")  # fmt: skip
    for (kind, place), found in sorted(kinds.items(), key=lambda row: -len(row[1])):
        size, number, leak = min(found, key=lambda each: each[:2])
        print(f"{len(found):>6} {kind} at {place}")
        print(f"       {leak.way}: {leak.message} (case {number}, {size} bytes)")
