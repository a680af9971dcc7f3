"""Places edits that make a recording look damaged in front of divergences.

    python scripts/prove.py edits PATH... --games 100 --each 2 --seed 1 --jobs 2

An edit hides a divergence if its action does not diverge any more. The bar is one of twenty.
"""

from __future__ import annotations

import argparse
import gzip
import multiprocessing
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from proof.text.edits import DIVERGED, EDITS, Hidden, hidden_by
from proof.text.log import games_of
from proof.text.run_texts import files_in
from proof.text.trial import Game

BAR = 20
"""At most one of so many divergences may be hidden by an edit."""


class Task(NamedTuple):
    """A file, and how many divergences of each game in it are taken."""

    path: Path
    seed: int
    count: int


def main(argv: Sequence[str]) -> int:
    """Run the command line; 1 if an edit hides more than the bar allows."""
    parser = argparse.ArgumentParser(description="Edit recordings in front of divergences.")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    parser.add_argument("--games", type=int, default=100, help="games to edit")
    parser.add_argument("--each", type=int, default=2, help="divergences of a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    paths = sorted(each for path in options.paths for each in files_in(path))
    Random(options.seed).shuffle(paths)
    found: list[Hidden] = []
    games = 0
    with multiprocessing.Pool(options.jobs) as pool:
        for every in pool.imap(edited, [Task(each, options.seed, options.each) for each in paths]):
            games += bool(every)
            found += every
            if games >= options.games:
                break
    return show(found, games)


def edited(task: Task) -> list[Hidden]:
    """What becomes of the divergences in the games of a file."""
    raw = task.path.read_bytes()
    raw = gzip.decompress(raw) if task.path.suffix == ".gz" else raw
    found: list[Hidden] = []
    for number, lines in enumerate(games_of(raw.decode("utf-8", "surrogateescape")), 1):
        random = Random(f"{task.seed} {task.path.name} {number} edits")
        game = Game(f"{task.path.name}:{number}", lines)
        found += hidden_by(game, task.count, random, list(EDITS))
    return found


def show(found: Sequence[Hidden], games: int) -> int:
    """Print what is hidden and the table; return 1 if it is more than the bar allows."""
    failed = False
    for each in found:
        if each.said != DIVERGED or each.accused:
            print(each.text())
    print(f"{'edit':<14}{'placed':>8}{'hidden':>8}{'verified':>10}{'accused':>9}  in {games} games")
    for name in EDITS:
        of_kind = [each for each in found if each.edit == name]
        hidden = sum(each.said != DIVERGED for each in of_kind)
        failed |= hidden * BAR > len(of_kind)
        verified, accused = sum(e.verified for e in of_kind), sum(e.accused for e in of_kind)
        print(f"{name:<14}{len(of_kind):>8}{hidden:>8}{verified:>+10}{accused:>9}")
    return int(failed)
