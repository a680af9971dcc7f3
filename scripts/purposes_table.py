"""Print docs/tables/QUESTIONS.md: what the engine asks, and where a recording has the answer.

    python scripts/purposes_table.py            # rewrites the page
    python scripts/purposes_table.py --check    # exit code 1 if that would change anything

The rows are the members of hsreplay_sim.engine.oracle.Purpose.
"""

from __future__ import annotations

import sys

from hsreplay_sim.engine.oracle import Purpose
from printing import TABLES, keep, table

PAGE = TABLES / "QUESTIONS.md"
COLUMNS = ("question", "what is asked", "what the recording shows of the answer", "rules")
HEAD = """\
# Questions: what the engine asks the oracle

Printed by `scripts/purposes_table.py`. The engine asks for whatever chance or a player decides, and
for what depends on cards that nobody has seen. Each question has a purpose. For each purpose there
is one way to find the answer in the logged block in which the engine is
(`verifier/simulate/picks.py`, `numbers.py`, `cards.py`). A packet answers one question. If the
recording has no answer, the engine goes on with the first option, the lowest number or the first
card of the pool, and the question counts as not answered. Rules are those of [RULES.md](RULES.md).

"""


def printed() -> str:
    """The page: a row for each purpose."""
    rows = ((each, each.asks, each.told, each.rules) for each in Purpose)
    return HEAD + "".join(table(COLUMNS, rows))


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    return keep(PAGE, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
