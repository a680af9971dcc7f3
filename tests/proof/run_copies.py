"""Logs copied as logs: line by line the original, but for differences of listed kinds.

    python scripts/prove.py copies [PATH...] [--every N] [--jobs 2]

Every log of the corpus that has both streams of the client, unless some are named. Each kind is
printed with its reason, how many lines it has in how many logs, and an example. The exit code is 1
if a line is of no listed kind, or the copy has not as many packets in one stream as in the other.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterable, Sequence

from proof.copies import KINDS, UNLISTED, Copied, Pair, copied
from proof.which import chosen


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if every difference is of a listed kind."""
    paths, jobs = chosen("copies", __doc__, argv)
    with multiprocessing.Pool(jobs) as pool:
        found = pool.imap(copied, paths, chunksize=2)
        return told([each for each in found if each is not None])


def told(found: Iterable[Copied]) -> int:
    """Print what was found; how many logs have a fault."""
    lines, logs, faults = 0, 0, 0
    counts: Counter[str] = Counter()
    places: Counter[str] = Counter()
    examples: dict[str, tuple[str, Pair]] = {}
    for each in found:
        logs, lines = logs + 1, lines + each.lines
        counts += each.kinds
        places.update(each.kinds.keys())
        for kind, pair in each.examples.items():
            examples.setdefault(kind, (each.name, pair))
        if UNLISTED in each.kinds or each.packets[0] != each.packets[1]:
            faults += 1
            print(f"{each.name[:5]} {each.packets} {each.kinds[UNLISTED]}")
            for line in each.examples.get(UNLISTED, ()):
                print(f"      {line}")
    print(f"{logs} logs, {lines} lines, {counts.total()} differ")
    for kind, count in counts.most_common():
        name, (one, two) = examples[kind]
        print(f"{count:8} in {places[kind]:3} logs: {kind}: {KINDS.get(kind, 'a fault')}")
        print(f"         {name[:5]} {one[1] if one else '–'}")
        print(f"               {two[1] if two else '–'}")
    return faults
