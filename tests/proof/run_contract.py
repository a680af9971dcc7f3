"""Makes rows of docs/CONTRACT.md false, one at a time, and sees whether their tests notice.

    python scripts/prove.py contract [--only TEXT] [--jobs 2]

Prints for every change of `contract_mutants` a test that its row cites and that fails; the exit
code is 1 where there is none. The table at the end of the page holds what it prints.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from proof.contract import lines, noticed
from proof.contract_mutants import BROKEN


def main(argv: Sequence[str]) -> int:
    """Run the command line: 1 if a row can be made false and none of its tests fails."""
    options = arguments(argv)
    broken = [each for each in BROKEN if options.only in f"{each.row} {each.mutant.says}"]
    found = noticed(broken, options.jobs)
    print("\n".join(lines(broken, found)))
    return int(not all(found))


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Make rows of the contract false.")
    parser.add_argument("--only", default="", metavar="TEXT", help="rows with it in the name")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)
