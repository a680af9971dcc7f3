"""Print how many diverged actions of recordings have a probable cause, and which.

    python scripts/causes_table.py [--jobs N] PATH...

An action counts once, with the cause of the divergence that tells most in it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

import hsreplay_sim as hs
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.model import FileReport

NONE = "none found"


def causes(reports: Iterable[FileReport]) -> Counter[str]:
    """Code of a cause → diverged actions that have it."""
    return Counter(_of_actions(reports))


def _of_actions(reports: Iterable[FileReport]) -> Iterator[str]:
    for report in reports:
        for game in report.games:
            for _, group in groupby(game.divergences, key=lambda each: each.address):
                root = min(group, key=weight)
                yield root.cause.code if root.cause is not None else NONE


def table(found: Counter[str]) -> str:
    """The counts as a table, most actions first."""
    total = found.total()
    known = total - found[NONE]
    rows = [f"| {code} | {count} |\n" for code, count in found.most_common()]
    share = f"{known} of {total} diverged actions have a cause ({known / max(total, 1):.0%})\n\n"
    return share + "| cause | actions |\n|---|---|\n" + "".join(rows)


def main() -> None:
    """Verify and print."""
    parser = argparse.ArgumentParser(description="Count the causes of diverged actions.")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    print(table(causes(hs.verify_files(asked.paths, jobs=asked.jobs))), end="")


if __name__ == "__main__":
    main()
