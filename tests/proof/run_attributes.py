"""XML copied as XML: every attribute where it was, but for differences of listed kinds.

    python scripts/prove.py attributes [PATH...] [--every N] [--jobs 2]

Every file of the corpus that holds XML, unless some are named. Each kind is printed with its
reason, how many attributes it has in how many files, and an example. The exit code is 1 if one is
of no listed kind.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterable, Sequence

from proof.attributes import KINDS, UNLISTED, Copied, copied
from proof.which import chosen


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if every difference is of a listed kind."""
    paths, jobs = chosen("attributes", __doc__, argv)
    with multiprocessing.Pool(jobs) as pool:
        found = pool.imap(copied, paths, chunksize=2)
        return int(told(each for each in found if each is not None) > 0)


def told(found: Iterable[Copied]) -> int:
    """Print what was found; how many files have a fault."""
    files, elements, faults = 0, 0, 0
    counts: Counter[str] = Counter()
    places: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for each in found:
        files, elements = files + 1, elements + each.elements
        counts += each.kinds
        places.update(each.kinds.keys())
        for kind, example in each.examples.items():
            examples.setdefault(kind, f"{each.name[:5]} {example}")
        if each.kinds[UNLISTED]:
            faults += 1
            print(f"{each.name[:5]} {each.kinds[UNLISTED]} {each.examples[UNLISTED]}")
    print(f"{files} files, {elements} elements")
    for kind, count in counts.most_common():
        print(f"{count:8} in {places[kind]:3} files: {kind}: {KINDS.get(kind, 'a fault')}")
        print(f"         {examples[kind]}")
    return faults
