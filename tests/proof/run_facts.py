"""The summaries of recordings beside what their files say themselves.

    python scripts/prove.py facts [PATH...] [--every N] [--jobs 2]

Every file of the corpus, unless some are named. The exit code is 1 if a field is wrong.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Sequence

from proof.facts import checked
from proof.which import chosen


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if every field is right or unknown."""
    paths, jobs = chosen("facts", __doc__, argv)
    right: Counter[str] = Counter()
    unknown: Counter[str] = Counter()
    wrong: list[str] = []
    files = 0
    with multiprocessing.Pool(jobs) as pool:
        for each in pool.imap(checked, paths, chunksize=2):
            files += bool(each.right)
            right += each.right
            unknown += each.unknown
            wrong += each.wrong
            for line in each.wrong:
                print(line[:200], flush=True)
    print(f"{files} of {len(paths)} files say something of themselves")
    for what in sorted(right.keys() | unknown.keys()):
        count = sum(line[6:].startswith(f"{what}: ") for line in wrong)
        print(f"{right[what]:6} right, {unknown[what]:4} unknown, {count:4} wrong: {what}")
    return int(bool(wrong))
