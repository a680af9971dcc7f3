"""The command line that several proofs share: which recordings, and how many processes."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from corpus import corpus_dir


def all_files() -> list[Path]:
    """Every file of the corpus, by name."""
    return sorted(corpus_dir("powerlog").glob("*.gz"))


def chosen(
    prog: str,
    text: str | None,
    argv: Sequence[str],
    unnamed: Callable[[], list[Path]] = all_files,
) -> tuple[list[Path], int]:
    """Return the recordings that a command line chooses, and the number of processes.

    `unnamed` gives them where it names none. `text` is what the help says.
    """
    parser = argparse.ArgumentParser(prog=f"prove.py {prog}", description=text)
    parser.add_argument("paths", nargs="*", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take every Nth recording")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    paths = options.paths or unnamed()
    return paths[:: options.every], options.jobs
