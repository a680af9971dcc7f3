"""Print docs/tables/SLOTS.md: what a card class can say.

    python scripts/slots_table.py            # rewrites the page
    python scripts/slots_table.py --check    # exit code 1 when the page is not current

The rows are those of hsreplay_sim/cards/slots.py.
"""

from __future__ import annotations

import sys

from hsreplay_sim.cards.slots import table as groups
from printing import TABLES, keep, table

PAGE = TABLES / "SLOTS.md"
HEAD = """\
# Slots: what a card class can say

Printed by `scripts/slots_table.py` from `cards/slots.py`. [ADDING_A_CARD.md](../ADDING_A_CARD.md)
teaches how to write a card.

"""


def printed() -> str:
    """The page: a row a slot, by group."""
    rows = (
        (group if first == 0 else "", f"`{slot.name}`", slot.says)
        for group, slots in groups()
        for first, slot in enumerate(slots)
    )
    return HEAD + "".join(table(("of a class", "slot", "what it holds"), rows))


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    return keep(PAGE, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
