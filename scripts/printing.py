"""Keeping a printed page up to date: write it, or say that it is not what it would be."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

TABLES = Path(__file__).resolve().parents[1] / "docs" / "tables"


def keep(page: Path, text: str, arguments: Sequence[str]) -> int:
    """Write a page; with ``--check`` among the arguments only compare it.

    Returns the exit code: 1 if the page was compared and has another text.
    """
    if "--check" not in arguments:
        page.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if page.exists() and page.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write(f"{page.name} is not what it would be today: python {sys.argv[0]}\n")
    return 1


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a table."""
    yield f"| {' | '.join(head)} |\n"
    yield f"{'|---' * len(head)}|\n"
    for row in rows:
        yield f"| {' | '.join(row)} |\n".replace("|  |", "| |")
