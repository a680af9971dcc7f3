"""Print docs/tables/VERDICTS.md: the cases of the verdict on an action.

    python scripts/verdict_table.py            # rewrites the page
    python scripts/verdict_table.py --check    # exit code 1 if it is not current

The cases are the rows of tests/verifier/judge/test_verdict.py, which tests them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from printing import TABLES, keep, table

ROOT = Path(__file__).resolve().parents[1]
PAGE = TABLES / "VERDICTS.md"
CASES = "tests.verifier.judge.test_verdict"
HEAD = """\
# Verdicts, case by case

Printed by `scripts/verdict_table.py` from the cases of `tests/verifier/judge/test_verdict.py`. They
stand under the question that decides them, in the order in which the questions are asked. What a
case does not mention is in order. The verdict is an outcome, or the reason of an unverifiable
action; *found* are the codes of what differs ([CODES.md](CODES.md)), and *beside* is what may be
why, of an unexplained action: a card id stands for a text that is not implemented.
"""

Cases = Mapping[str, Sequence[Any]]
"""Heading → rows with `claim`, `word`, `codes` and `beside`."""


def printed(cases: Cases) -> str:
    """The page with these cases."""
    return HEAD + "".join(_lines(cases))


def _lines(cases: Cases) -> Iterator[str]:
    for number, (heading, rows) in enumerate(cases.items(), 1):
        yield f"\n## {number}. {heading}\n\n"
        yield from table(("case", "verdict", "found", "beside"), map(_row, rows))


def _row(row: Any) -> tuple[str, str, str, str]:
    return row.claim, f"`{row.word}`", " ".join(row.codes), ", ".join(row.beside)


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    return keep(PAGE, printed(import_module(CASES).CASES), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
