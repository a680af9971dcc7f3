"""The pages for people stay short enough to be read."""

from __future__ import annotations

import pytest

from places import PAGES, ROOT

LINES = {
    "README.md": 150,
    "docs/VERIFYING.md": 300,
    "docs/BATCHES.md": 120,
    "docs/FACTS.md": 80,
    "CHANGELOG.md": 40,
    "CONTRIBUTING.md": 60,
}
PROSE = 200_000
"""Bytes of all pages in docs together; docs/tables is not read, it is looked up."""
WORDS = 30


@pytest.mark.parametrize("page", LINES)
def test_a_page_is_short(page: str) -> None:
    assert len((ROOT / page).read_text(encoding="utf-8").splitlines()) <= LINES[page]


def test_all_pages_together_are_an_evening() -> None:
    assert sum(page.stat().st_size for page in PAGES) <= PROSE


def test_the_glossary_has_thirty_words() -> None:
    text = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    _, _, glossary = text.partition("## Glossary\n")
    rows = [line for line in glossary.partition("\n## ")[0].splitlines() if line.startswith("| **")]
    assert len(rows) == len({row.split("|")[1] for row in rows}) == WORDS
