"""What the build of a recording is worth: hidden, and stated wrongly.

    python scripts/prove.py dates [--hide] [--wrong] [--games 60] [--seed 1] [--jobs 2] [--list]

Both are done with games that state their build. Hidden: the game is verified once as it is and once
without its build; what is dated rightly diverges in no more actions. Wrong: it states a build two
expansions older or newer, or an impossible one; the first line of the report has to doubt it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.verifier.run import verify_game
from proof.run_mutants import recordings
from recordings import NOT_SIMULATED, manifest

MORE_MAX = 1
"""How many more actions may diverge in all games together if the build is hidden."""
DOUBTED_MIN, ACCUSED_MAX = 55 / 60, 1 / 60
"""Shares of the games that state a wrong build: doubted, and diverging without a doubt."""
APART = 2
"""Expansions between a build and a wrong one."""
IMPOSSIBLE = (0, 1, 77, 2_000, 1_000_000, 20_180_101)
KINDS = ("older", "newer", "impossible")
OLD_EXPANSIONS = (3_140, 6_024, 7_234, 8_108, 9_786, 10_833, 12_051, 13_619, 15_181, 17_994)
"""Those before the card data, by the builds they came with."""
HIDDEN = -1
LARGE = 100
"""Cards of a set that is an expansion."""


@dataclass(slots=True)
class Tried:
    """A game, verified as it is and otherwise."""

    name: str
    build: int
    said: int
    """The wrong build, `HIDDEN` if none was said."""
    taken_for: int
    as_is: int
    """Actions that diverge with the right build."""
    otherwise: int

    @property
    def doubted(self) -> bool:
        """Whether the first line of the report doubts the build."""
        return self.taken_for != 0

    def text(self) -> str:
        """A line."""
        said = f"said {self.said}" if self.said != HIDDEN else "hidden"
        return (
            f"{self.name:<8} build {self.build:>6}, {said}, taken for {self.taken_for or 'that'}: "
            f"diverged {self.as_is} → {self.otherwise}"
        )


@cache
def expansions() -> tuple[int, ...]:
    """The first known build of each expansion."""
    store, seen, found = CardStore.open(), set[int](), list(OLD_EXPANSIONS)
    for build in store.builds:
        cards = store.at(build)
        count: dict[int, int] = {}
        for card_id in cards.pool():
            card = cards.get(card_id)
            if card is not None:
                number = card.tags.get(CARD_SET, 0)
                count[number] = count.get(number, 0) + 1
        new = {number for number, size in count.items() if size >= LARGE} - seen
        if new and seen:
            found.append(build)
        seen |= new
    return tuple(found)


def far_off(build: int, kind: str, chance: random.Random) -> int | None:
    """A wrong build of a kind, None if there is none."""
    if kind == "impossible":
        return chance.choice(IMPOSSIBLE)
    starts = expansions()
    era = bisect_left(starts, build + 1)
    if kind == "older":
        old = starts[: max(era - APART, 0)]
        return chance.choice(old) if old else None
    new = starts[era + APART - 1 :]
    return chance.choice(new) if new else None


def stated(paths: Sequence[Path]) -> list[tuple[Path, int]]:
    """The games of the files that state a build, of a mode that is simulated: (file, number)."""
    names = {path.name: path for path in paths}
    return [
        (names[row["split_file"]], int(row["game_index"] or 0))
        for row in manifest()
        if row["split_file"] in names and row["build"] and row["role"] == "primary"
        and row["game_type"] not in NOT_SIMULATED
    ]  # fmt: skip


def unstated(game: Recording) -> Recording:
    """The game without its build."""
    meta = tuple(each for each in game.meta if "build" not in each[0].lower())
    return replace(game, build=None, meta=meta)


def tried(task: tuple[Path, int, str, int]) -> Tried | None:
    """Verify a game as it is, and with its build hidden or of a wrong kind."""
    path, number, kind, seed = task
    game = list(observed_games([path]))[number]
    as_is = verify_game(game)
    if not game.build or as_is.taken_for or game.played_by:
        return None
    name, before = path.name[:4], as_is.tally.actions.diverged
    if kind == "hidden":
        return _entry(name, game.build, HIDDEN, before, verify_game(unstated(game)))
    said = far_off(game.build, kind, random.Random(f"{seed} {path.name}"))
    if said is None:
        return None
    return _entry(name, game.build, said, before, verify_game(replace(unstated(game), build=said)))


def _entry(name: str, build: int, said: int, before: int, report: GameReport) -> Tried:
    return Tried(name, build, said, report.taken_for, before, report.tally.actions.diverged)


def run(
    kinds: Sequence[str], games: int, seed: int, jobs: int, paths: Sequence[Path] = ()
) -> list[Tried]:
    """Try this many games, each kind in its turn, chosen by the seed."""
    found = stated(recordings(list(paths)))
    random.Random(seed).shuffle(found)
    tasks = [(path, at, kinds[n % len(kinds)], seed) for n, (path, at) in enumerate(found)]
    with multiprocessing.Pool(jobs) as pool:
        entries: list[Tried] = []
        for each in pool.imap(tried, tasks):
            if each is not None:
                entries.append(each)
            if len(entries) == games:
                break
        pool.terminate()
    return entries


def hidden_holds(entries: Sequence[Tried]) -> bool:
    """Print the sums of games without their builds; whether the bar holds."""
    more = sum(max(each.otherwise - each.as_is, 0) for each in entries)
    print(f"hidden: {len(entries)} games, {more} more diverged actions (at most {MORE_MAX})")
    return more <= MORE_MAX


def wrong_holds(entries: Sequence[Tried]) -> bool:
    """Print the sums of games with wrong builds; whether the bars hold."""
    doubted = sum(each.doubted for each in entries)
    accused = sum(not each.doubted and each.otherwise > each.as_is for each in entries)
    print(f"wrong: {len(entries)} games, {doubted} doubted (at least {100 * DOUBTED_MIN:.1f} %), "
          f"{accused} diverge without a doubt (at most {100 * ACCUSED_MAX:.1f} %)")  # fmt: skip
    return doubted >= DOUBTED_MIN * len(entries) and accused <= ACCUSED_MAX * len(entries)


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if the bars hold."""
    options = arguments(argv)
    both = options.hide == options.wrong
    holds = True
    for kinds, asked, judged in (
        (("hidden",), options.hide, hidden_holds), (KINDS, options.wrong, wrong_holds)
    ):  # fmt: skip
        if asked or both:
            entries = run(kinds, options.games, options.seed, options.jobs, options.paths)
            for each in entries:
                worse = each.otherwise > each.as_is or not (each.doubted or kinds == ("hidden",))
                if options.list and worse:
                    print(each.text())
            holds &= judged(entries)
    return int(not holds)


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Hide the build of recordings, or state another.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--hide", action="store_true", help="only hidden builds")
    parser.add_argument("--wrong", action="store_true", help="only wrong builds")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="the games that miss, one by one")
    return parser.parse_args(argv)
