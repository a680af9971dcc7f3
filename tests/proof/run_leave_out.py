"""Takes a class away from recorded games in which it acts; nothing may diverge for that.

    python scripts/prove.py leave-out [PATH...] [--pairs N] [--seed S] [--jobs 2] [--card ID]

Prints a table by kind and every action that diverges only without the class. The exit code is 1 if
more than ACCUSED_MAX of 3,000 pairs do.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from hsreplay_sim.app.batch import observed_games, recordings_in
from proof.leave_out import CARD, KINDS, SCENARIO, Left, Tried, pairs_of, try_game, two_of
from recordings import recordings

PAIRS = 300
SEED = 1
ACCUSED_MAX = 3
"""Actions, in 3,000 pairs."""

OF_MODES = 2
"""Heroes and passives of a mode that are left out of one game, each kind."""


def chosen(pairs: Sequence[Left], per_game: int, random: Random) -> list[Left]:
    """What is left out of a game: its scenario, a few of its mode, two cards at once, cards."""
    by_kind = {kind: [each for each in pairs if each.kind == kind] for kind in KINDS}
    for found in by_kind.values():
        random.shuffle(found)
    some = [each for kind, found in by_kind.items() if kind not in (CARD, SCENARIO)
            for each in found[:OF_MODES]]  # fmt: skip
    two = two_of(pairs, random)
    some += by_kind[SCENARIO] + ([two] if two else [])
    return [*some, *by_kind[CARD][: max(per_game - len(some), 1)]]


def work(path: Path, per_game: int, seed: int, card: str = "") -> list[Tried]:
    """The pairs of a file; with `card`, those of this card alone."""
    found = []
    for game in observed_games([path]):
        pairs = pairs_of(game)
        own = [each for each in pairs if card and card in each.cards]
        lefts = own if card else chosen(pairs, per_game, Random(f"{seed} {path.name}"))
        found += try_game(game, lefts)
    return found


def tried(
    paths: Sequence[Path], pairs: int, seed: int = SEED, jobs: int = 2, card: str = ""
) -> list[Tried]:
    """About so many pairs, spread over all recordings that they can be spread over."""
    per_game = max(6, -(-pairs // len(paths)))
    sample = sorted(Random(seed).sample(list(paths), min(len(paths), -(-pairs // per_game))))
    task = partial(work, per_game=per_game, seed=seed, card=card)
    with multiprocessing.Pool(jobs) as pool:
        parts = pool.imap(task, paths if card else sample, chunksize=2)
        return [each for part in parts for each in part]


HEADS = ("pairs", "at work", "actions", "otherwise", "unexplained", "open", "diverged")


def table(found: Sequence[Tried]) -> str:
    """A line for each kind; *otherwise* are the actions that are judged so without the class.

    In *open* ones any difference would be unexplained.
    """
    rows = [" " * 16 + "".join(f"{head:>13}" for head in HEADS)]
    for kind in (*KINDS, "all"):
        mine = [each for each in found if kind in (each.left.kind, "all")]
        figures = (
            len(mine),
            sum(each.other > 0 for each in mine),
            sum(each.actions for each in mine),
            sum(each.other for each in mine),
            sum(each.unexplained for each in mine),
            sum(each.open_ for each in mine),
            sum(len(each.accused) for each in mine),
        )
        rows.append(f"{kind:<16}" + "".join(f"{each:>13,}" for each in figures))
    return "\n".join(rows)


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    paths = recordings_in(options.paths) if options.paths else recordings()
    found = tried(paths, options.pairs, options.seed, options.jobs, options.card)
    accused = [one for each in found for one in each.accused]
    print(table(found), *accused, sep="\n")
    return int(len(accused) > ACCUSED_MAX * max(len(found) / 3000, 1) or not found)


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Leave a class out of a game in which it acts.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="about so many")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--card", default="", help="leave out this one alone")
    return parser.parse_args(argv)
