"""Plants errors in the text of Power.logs and says what is said of them.

    python scripts/prove.py texts PATH... --plants 2000 --games 160 --seed 1 --each 100
        [--kinds value,nowhere]

docs/tables/PLANTS.md lists the kinds. The same seed and the same files plant the same errors.
"""

from __future__ import annotations

import argparse
import gzip
import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from proof.text.log import games_of
from proof.text.trial import APART, BY_LAW, FOUND, KINDS, REPORTED, Game, Tried, kinds_in

_MORE = 6
"""So many errors of a kind that finds few places are planted in each game that holds some."""


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    paths = sorted(each for path in options.paths for each in files_in(path))
    Random(options.seed).shuffle(paths)
    tried, games = in_games(paths, options)
    tried += in_rare_places(paths, options, tried)
    show(tried, games, options.seed)
    return 0


def in_games(paths: list[Path], options: argparse.Namespace) -> tuple[list[Tried], int]:
    """Errors of all kinds in so many games, and in how many there are any."""
    per_game = -(-options.plants // options.games)
    tasks = [Task(path, options.seed, per_game, options.kinds, options.outside) for path in paths]
    tried: list[Tried] = []
    games = 0
    for found in results(tasks, options.jobs):
        for game in filter(None, found):
            if games < options.games:
                games += 1
                tried += listed(game)
        if games >= options.games:
            break
    return tried, games


def in_rare_places(
    paths: list[Path], options: argparse.Namespace, tried: list[Tried]
) -> list[Tried]:
    """Errors of the kinds that have found less than `--each` places, in all the files."""
    known = set(tried)
    count = Counter(each.kind for each in known)
    rare = [kind for kind in options.kinds if count[kind] < options.each]
    tasks = [Task(path, options.seed, _MORE, rare, options.outside, True) for path in paths]
    found: list[Tried] = []
    for games in results(tasks if rare else [], options.jobs):
        for each in (each for game in games for each in game if each not in known):
            if count[each.kind] < options.each:
                count[each.kind] += 1
                found += listed([each])
        if all(count[kind] >= options.each for kind in rare):
            break
    return found


def listed(tried: list[Tried]) -> list[Tried]:
    """The same; what was not reported is printed as it is found."""
    for each in tried:
        if each.outcome not in FOUND:
            print(each.text(), flush=True)
    return tried


def results(tasks: list[Task], jobs: int) -> Iterator[list[list[Tried]]]:
    """What was planted in each file, in the order of the tasks."""
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap(planted_in, tasks)


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Plant errors in the text of Power.logs.")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    parser.add_argument("--plants", type=int, default=2000, help="errors to plant")
    parser.add_argument("--games", type=int, default=160, help="games to plant them in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--each", type=int, default=0, help="errors of each kind, in all the files if need be"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--outside", action="store_true", help="beside adopted texts")
    parser.add_argument("--kinds", default=",".join(KINDS), type=lambda text: text.split(","))
    return parser.parse_args(argv)


def files_in(path: Path) -> Iterator[Path]:
    """The files of a folder, or the file itself."""
    yield from (each for each in path.iterdir() if each.is_file()) if path.is_dir() else (path,)


class Task(NamedTuple):
    """A file, and what is to be planted in each game of it."""

    path: Path
    seed: int
    count: int
    kinds: list[str]
    outside: bool
    rare: bool = False
    """So many errors of each kind; otherwise of all kinds together."""


def planted_in(task: Task) -> list[list[Tried]]:
    """The errors planted in each game of a file."""
    path = task.path
    raw = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    found = []
    for number, lines in enumerate(games_of(raw.decode("utf-8", "surrogateescape")), 1):
        kinds = kinds_in(lines, task.kinds) if task.rare else task.kinds
        if not kinds:
            continue
        game = Game(f"{path.name}:{number}", lines, task.outside)
        random = Random(f"{task.seed} {path.name} {number}{' more' * task.rare}")
        plants = game.more if task.rare else game.plants
        found.append(plants(random, task.count, kinds))
    return found


def show(tried: Sequence[Tried], games: int, seed: int) -> None:
    """The table."""
    print(f"seed {seed}: {len(tried)} planted in {games} games")
    print(f"{'kind':<28}{'planted':>8}{'reported':>9}{'share':>8}  otherwise")
    for kind in KINDS:
        said = Counter(each.outcome for each in tried if each.kind == kind)
        if not said:
            continue
        planted, apart = said.total(), said.get(APART, 0)
        reported = said.pop(REPORTED, 0) + said.get(BY_LAW, 0)
        rest = ", ".join(f"{count} {outcome}" for outcome, count in said.most_common())
        share = 100 * reported / max(1, planted - apart)
        print(f"{kind:<28}{planted:>8}{reported:>9}{share:>7.1f}%  {rest}")
