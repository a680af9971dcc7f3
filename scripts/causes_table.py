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
    "noted": "The code says it: a line that no game can hold, a fault of the engine.",
    "option": "No packet names which option of a card was taken, and none agrees; or in the block"
    " of a card with a choice each side has what the other lacks.",
    "switch": "The action agrees with the setting of a switch that a neighbouring build has.",
    "answer": "The engine does not hold the recorded outcome possible; and whose card it is, if a"
    " text made it that did not ask.",
    "secret": "A Secret is spent on one side alone.",
    "order": "Both sides make the same change, in the block of another text or after others; or a"
    " stat is summed up once more on the way.",
    "enchantment": "An enchantment is laid or ends on one side alone; of which card, on what.",
    "acts": "What differs stands in a block of a card that only one side opens, or opens more"
    " often; and which other card of its kind acts in its place.",
    "split": "One side deals or heals at once what the other does in several parts.",
    "given": "A stat differs by what one text at work gives, and no other gives so much.",
    "picks": "The block of a text moves other cards on each side.",
    "makes": "The block of a text makes more cards on one side.",
    "printed": "The log has the number of the data before or after, the engine that of its own.",
    "number": "The block of a text gives another number on each side; and which is printed.",
    "moves": "The block of a text puts a card into another zone on each side.",
    "random": "Another answer of the same action is wrong.",
    "same-delta": "The same tag differs by the same amount on several entities: spell damage, an"
    " aura, a change of costs.",
    "same-values": "The same values stand on other entities: another order, or another target.",
    "worn": "A stat, a cost or a keyword differs, and its entity has an enchantment more on one"
    " side.",
    "writes": "One side alone writes a tag, in the block of a text, or as its card moves, is played"
    " or is at work; and which keyword only the cards have that the log marks so.",
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
