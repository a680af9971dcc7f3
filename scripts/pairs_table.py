"""Print docs/tables/PAIRS.md: pairs of kinds of cards, and what comes of them on one board.

    python scripts/pairs_table.py            # rewrites the page
    python scripts/pairs_table.py --check    # exit code 1 if it is not current

The rows are those of tests/kinds/pairs.py, where each is played.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from printing import TABLES, keep, table

TESTS = Path(__file__).resolve().parents[1] / "tests"
PAGE = TABLES / "PAIRS.md"
HEAD = """\
# Pairs of kinds

Printed by `scripts/pairs_table.py` from `tests/kinds/pairs.py`. Each pair is played in a test; one
without a recording shows what the engine does, and no more.

"""
COLUMNS = ("pair", "cards", "what comes of it", "recording")


def printed() -> str:
    """The page: a row for each pair."""
    sys.path.insert(0, str(TESTS))
    pairs = import_module("kinds.pairs").PAIRS
    rows = ((each.name, each.cards, each.answer, each.recorded) for each in pairs)
    return HEAD + "".join(table(COLUMNS, rows))


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    return keep(PAGE, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
