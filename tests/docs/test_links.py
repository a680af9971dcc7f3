"""What the documents point to is there: files, links, modules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from places import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
MODULE = re.compile(r"`(?:hsreplay_sim/)?((?:[a-z_0-9]+/)+[a-z_0-9]+\.(?:py|toml))`")
ROOTS = (ROOT, ROOT / "hsreplay_sim", ROOT / "cli")


def name_of(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_module_that_is_named_exists(page: Path) -> None:
    named = set(MODULE.findall(page.read_text(encoding="utf-8")))
    assert [
        name for name in sorted(named) if not any((root / name).exists() for root in ROOTS)
    ] == []
