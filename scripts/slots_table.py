"""Print the slots of a card class into docs/ADDING_A_CARD.md, between its two marks.

python scripts/slots_table.py            # rewrites the page
python scripts/slots_table.py --check    # exit code 1 when the page is not current
"""

from __future__ import annotations

import sys
from pathlib import Path

from hsreplay_sim.cards.slots import table

PAGE = Path(__file__).resolve().parents[1] / "docs" / "ADDING_A_CARD.md"
BEGIN, END = "<!-- slots -->\n", "<!-- end of slots -->\n"


def printed() -> str:
    """The table: a row a slot, by group."""
    lines = ["| slots of a class (`cards/slots.py`) | |\n", "|---|---|\n"]
    for group, slots in table():
        words = "; ".join(f"`{slot.name}` {slot.says}" for slot in slots)
        lines.append(f"| {group} | {words} |\n")
    return "".join(lines)


def renewed(text: str) -> str:
    """The page with the slots of today."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}{printed()}{END}{tail}"


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    text = PAGE.read_text(encoding="utf-8")
    new = renewed(text)
    if "--check" not in arguments:
        PAGE.write_text(new, encoding="utf-8", newline="\n")
        return 0
    return int(text != new)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
