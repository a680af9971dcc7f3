"""Where things lie, seen from any test."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The project."""

PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
"""The pages for people; docs/tables holds what scripts print."""

SHARED = ROOT.parent / "shared"
"""What is too large, or not ours, to be part of the project; absent in most checkouts."""
