"""Verifies the verifier: plants errors in recordings and lists those it does not notice.

    python scripts/prove.py plant PATH... --count 200 --seed 1 [--kinds value,drop] [--min 0.98]

See docs/VERIFYING.md, "How the verifier is verified". Exit code 1 when fewer are caught than --min.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random

from hsreplay_sim.app.batch import observed_games, recordings_in
from proof.kinds import KINDS
from proof.plants import Tried, try_game

PER_GAME = 10


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    random = Random(options.seed)
    total = Tried()
    paths = recordings_in(options.paths)
    while len(total.planted) < options.count and paths:
        path = paths.pop(random.randrange(len(paths)))
        for game in observed_games([path]):
            left = min(options.count - len(total.planted), options.per_game)
            total.planted += try_game(game, random, left, options.kinds.split(",")).planted
    show(total, options.seed)
    share = total.caught / len(total.planted) if total.planted else 0.0
    return 0 if share >= options.min else 1


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Plant errors in recordings.")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    parser.add_argument("--count", type=int, default=200, help="errors to plant")
    parser.add_argument("--per-game", type=int, default=PER_GAME, help="at most so many in a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default="value", help=f"of {','.join(KINDS)}")
    parser.add_argument("--min", type=float, default=0.0, help="the share that must be caught")
    return parser.parse_args(argv)


def show(total: Tried, seed: int) -> None:
    """The figures, then what was not caught."""
    count = len(total.planted)
    print(
        f"seed {seed}: {count} planted, {total.caught} caught ({total.by_law} by a law alone), "
        f"{total.missed} missed"
    )
    for kind, (planted, caught, missed) in total.by_kind().items():
        share = 100 * caught / planted
        print(
            f"  {kind:<11}{planted:>6} planted {caught:>6} caught {share:6.1f} % {missed:>4} missed"
        )
    for tag, outcome, number in total.survivors_by_tag():
        print(f"  {number:>4} {tag}: {outcome}")
    for each in total.survivors:
        print(each.text())
