"""The recordings of ../shared that can be verified."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from corpus import corpus_dir

NOT_SIMULATED = ("battlegrounds", "mercenaries", "puzzle")


@cache
def manifest() -> tuple[dict[str, str], ...]:
    """The rows of the corpus' manifest: one per game, in its order."""
    with (corpus_dir("powerlog") / "manifest.csv").open(newline="", encoding="utf-8") as file:
        return tuple(csv.DictReader(file))


def recordings() -> list[Path]:
    """Every file with a game of a mode that is simulated, by name."""
    rows = [row for row in manifest() if row["game_type"] not in NOT_SIMULATED]
    folder = corpus_dir("powerlog")
    return [folder / name for name in sorted({row["split_file"] for row in rows})]


def recording(prefix: str) -> Path:
    """The file whose name starts so."""
    (found,) = corpus_dir("powerlog").glob(f"{prefix}*")
    return found
