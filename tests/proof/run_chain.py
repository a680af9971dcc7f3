"""Recordings through log, XML, log and XML: packets equal, every loss told.

    python scripts/prove.py chain [PATH...] [--every N] [--jobs 2]

Every file of the corpus, unless some are named. The exit code is 1 if one differs.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence

from proof.chain import chained
from proof.which import chosen


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if nothing is lost without a word."""
    paths, jobs = chosen("chain", __doc__, argv)
    faults = 0
    with multiprocessing.Pool(jobs) as pool:
        for found in pool.imap(chained, paths, chunksize=2):
            faults += bool(found)
            for why in found:
                print(why[:400], flush=True)
    print(f"{len(paths)} files, {faults} with a fault")
    return int(faults > 0)
