"""Bring the table of questions in docs/VERIFYING.md up to date: one row for each purpose.

    python scripts/purposes_table.py            # rewrites docs/VERIFYING.md
    python scripts/purposes_table.py --check    # exit code 1 if that would change anything

The rows are the members of hsreplay_sim.engine.oracle.Purpose.
"""

from __future__ import annotations

import sys
from pathlib import Path

from hsreplay_sim.engine.oracle import Purpose

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "VERIFYING.md"
HEAD = "| question | what is asked | what the recording shows of the answer | rules |"


def table() -> list[str]:
    """The lines of the table."""
    rows = (f"| {each} | {each.asks} | {each.told} | {each.rules} |" for each in Purpose)
    return [HEAD, "|---|---|---|---|", *rows]


def renewed(text: str) -> str:
    """The document with the purposes of today."""
    lines = text.splitlines()
    first = lines.index(HEAD)
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    return "\n".join([*lines[:first], *table(), *lines[last:]]) + "\n"


def main(arguments: list[str]) -> int:
    """Rewrite the table, or check it."""
    text = DOCUMENT.read_text(encoding="utf-8")
    if "--check" in arguments:
        return int(renewed(text) != text)
    DOCUMENT.write_text(renewed(text), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
