"""Plants errors in the text of Power.logs and says what is said of them.

    python scripts/prove.py texts PATH... --plants 2000 --games 160 --seed 1 [--kinds value,nowhere]

See docs/VERIFYING.md, "Errors in the text". The same seed and the same files plant the same errors.
"""

from __future__ import annotations

import argparse
import gzip
import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from proof.text.log import games_of
from proof.text.trial import APART, KINDS, REPORTED, Game, Tried


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    paths = sorted(each for path in options.paths for each in files_in(path))
    Random(options.seed).shuffle(paths)
    per_game = -(-options.plants // options.games)
    tasks = ((path, options.seed, per_game, options.kinds, options.outside) for path in paths)
    tried: list[Tried] = []
    games = 0
    with multiprocessing.Pool(options.jobs) as pool:
        for found in pool.imap(planted_in, tasks):
            for game in filter(None, found):
                if games < options.games:
                    games += 1
                    tried += game
            if games >= options.games:
                pool.terminate()
                break
    show(tried, games, options.seed)
    return 0


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Plant errors in the text of Power.logs.")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    parser.add_argument("--plants", type=int, default=2000, help="errors to plant")
    parser.add_argument("--games", type=int, default=160, help="games to plant them in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--outside", action="store_true", help="beside the texts of partly verified actions"
    )
    parser.add_argument("--kinds", default=",".join(KINDS), type=lambda text: text.split(","))
    return parser.parse_args(argv)


def files_in(path: Path) -> Iterator[Path]:
    """The files of a folder, or the file itself."""
    yield from (each for each in path.iterdir() if each.is_file()) if path.is_dir() else (path,)


def planted_in(task: tuple[Path, int, int, list[str], bool]) -> list[list[Tried]]:
    """The errors planted in each game of a file."""
    path, seed, count, kinds, outside = task
    raw = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    found = []
    for number, lines in enumerate(games_of(raw.decode("utf-8", "surrogateescape")), 1):
        game = Game(f"{path.name}:{number}", lines, outside)
        random = Random(f"{seed} {path.name} {number}")
        found.append(game.plants(random, count, kinds))
    return found


def show(tried: Sequence[Tried], games: int, seed: int) -> None:
    """The table, then what was not reported."""
    print(f"seed {seed}: {len(tried)} planted in {games} games")
    print(f"{'kind':<28}{'planted':>8}{'reported':>9}{'share':>8}  otherwise")
    for kind in KINDS:
        said = Counter(each.outcome for each in tried if each.kind == kind)
        if not said:
            continue
        planted, reported, apart = said.total(), said.pop(REPORTED, 0), said.get(APART, 0)
        rest = ", ".join(f"{count} {outcome}" for outcome, count in said.most_common())
        share = 100 * reported / max(1, planted - apart)
        print(f"{kind:<28}{planted:>8}{reported:>9}{share:>7.1f}%  {rest}")
    for each in tried:
        if each.outcome != REPORTED:
            print(each.text())
