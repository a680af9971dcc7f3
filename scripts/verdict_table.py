"""Print the cases of the verdict into docs/VERIFYING.md.

    python scripts/verdict_table.py            # rewrites the table
    python scripts/verdict_table.py --check    # exit code 1 if it is not current

The cases are the rows of tests/verifier/judge/test_verdict.py, which tests them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "VERIFYING.md"
CASES = "tests.verifier.judge.test_verdict"
BEGIN = "<!-- printed by scripts/verdict_table.py -->"
END = "<!-- end of the print -->"

Cases = Mapping[str, Sequence[Any]]
"""Heading → rows with `claim`, `word`, `codes` and `partly`."""


def renewed(text: str, cases: Cases) -> str:
    """The page with the cases of today between its two marks."""
    begin, end = text.index(BEGIN) + len(BEGIN), text.index(END)
    return "\n".join((text[:begin], *_lines(cases), text[end:]))


def _lines(cases: Cases) -> Iterator[str]:
    for number, (heading, rows) in enumerate(cases.items(), 1):
        yield from ("", f"{number}. **{heading}.**", "")
        yield from ("| case | verdict | found |", "|---|---|---|")
        for row in rows:
            found = "verified for the rest" if row.partly else " ".join(row.codes)
            yield f"| {row.claim} | `{row.word}` | {found} |".replace("|  |", "| |")
    yield ""


def main(arguments: list[str]) -> int:
    """Rewrite the table, or check it."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    before = PAGE.read_text(encoding="utf-8")
    after = renewed(before, import_module(CASES).CASES)
    if "--check" in arguments:
        return int(before != after)
    PAGE.write_text(after, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
