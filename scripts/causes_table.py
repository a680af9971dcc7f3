"""Print docs/tables/CAUSES.md: the probable causes of a report, and when each is given.

    python scripts/causes_table.py                    # rewrites the page
    python scripts/causes_table.py --check            # exit code 1 if it is not current
    python scripts/causes_table.py [--jobs N] PATH... # counts the causes of recordings

An action counts once, with the cause of the divergence that tells most in it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

import hsreplay_sim as hs
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.model import FileReport
from printing import TABLES, keep
from printing import table as lines

PAGE = TABLES / "CAUSES.md"
NONE = "none found"
HEAD = """\
# Probable causes

Printed by `scripts/causes_table.py`. A game that diverged is played once more, and each action that
did is held against both of its sides (`hsreplay_sim/causes`, `report/cause.py`). What stands in a
block, and where, is that of the earliest difference. The first row that applies is the cause, and
it comes with evidence; else the report says "no cause found". Behind it stands how little
recordings show of the text that it is about: none at all, three games or fewer, or none so old.
What follows from an earlier action has the cause of that action, if nothing else differs.
`scripts/causes_table.py PATH...` counts the causes of recordings.

"""
WHEN = {
    "build": "A user gives the build, the game diverges as it and agrees as the one that fits.",
    "noted": "The code says it (a line that no game can hold, a move that its own state does not"
    " allow, a fault of the engine), or a turn is lost.",
    "option": "No packet names which option of a card was taken, and none agrees.",
    "switch": "The action agrees with the other setting of one switch, which a neighbouring build"
    " has: the rule does not hold here, or holds already; and whether recordings of the same build"
    " have the setting of its profile, so that it does not go by the build.",
    "answer": "The engine does not hold the recorded outcome possible.",
    "card": "An entity is another card on each side, or the log tells one and the engine does not.",
    "order": "Both sides make the same change, in the block of another text or after others; the"
    " same cards die, in other death phases or one after another otherwise; or a stat is summed up"
    " once more on the way, behind which block.",
    "enchantment": "An enchantment is laid or ends on one side alone; of which card, on what.",
    "acts": "What differs stands in a block of a card that only one side opens, or a trigger that"
    " it opens more often. No amount differs before it, and nothing is made on one side alone.",
    "makes": "The block of a text makes more cards on one side, and one of them is known.",
    "number": "The block of a text gives another amount where the sides part, and which of both is"
    " printed; or a card has another number of its own.",
    "random": "Another answer of the same action is wrong.",
    "writes": "One side alone writes a tag in a block of the action, or both another value; or a"
    " card is shown with another value than the engine has from before.",
}
"""Cause → when it is given."""


def printed() -> str:
    """The page."""
    return HEAD + "".join(lines(("cause", "when"), ((f"`{n}`", w) for n, w in WHEN.items())))


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
    rows = ((code, str(count)) for code, count in found.most_common())
    share = f"{known} of {total} diverged actions have a cause ({known / max(total, 1):.0%})\n\n"
    return share + "".join(lines(("cause", "actions"), rows))


def main(arguments: list[str]) -> int:
    """Rewrite the page, check it, or count."""
    parser = argparse.ArgumentParser(description="Print or count the causes of diverged actions.")
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="whether the page is current")
    asked = parser.parse_args(arguments)
    if not asked.paths:
        return keep(PAGE, printed(), arguments)
    print(table(causes(hs.verify_files(asked.paths, jobs=asked.jobs))), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
