"""Leaves one build out: how well its games verify when no endpoint of a switch knows of it.

    python scripts/prove.py builds [PATH...] [--only BUILD] [--jobs 2] [--list]

A build that no recording was ever seen of lies inside the brackets of some switches. To be such a
build, one that is known is taken out of the table: each switch that ends or begins there ends or
begins at the next known build instead. Its games are verified again with that table, and the
figures of both runs stand side by side. What states no build is dated with the whole table first.
"""

from __future__ import annotations

import argparse
import multiprocessing
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from unittest.mock import patch

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.builds.profile import SWITCHES, profile_for
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.tally import Tally
from hsreplay_sim.verifier import run
from hsreplay_sim.verifier.recording.dating import Dating, build_of
from proof.run_mutants import recordings
from recordings import NOT_SIMULATED, manifest

DIVERGED_MAX, OWN_VERIFIED_MIN = 0.015, 0.96
"""The bars, on the games of builds that one game alone shows."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was verified twice."""

    file: str
    number: int
    build: int
    known: Tally
    """With the whole table."""
    unknown: Tally
    """Without the build."""


@dataclass(slots=True)
class Figures:
    """What is compared: sums of games."""

    games: int = 0
    total: Tally = field(default_factory=Tally)

    def add(self, tally: Tally) -> None:
        """One game more."""
        self.games += 1
        self.total.merge(tally)

    @property
    def diverged(self) -> float:
        """Share of all actions."""
        return _share(self.total.actions.diverged, self.total.actions.total)

    @property
    def own_verified(self) -> float:
        """Share of the actions of which nothing was adopted."""
        actions = self.total.actions
        return _share(actions.verified, actions.total - actions.with_adoption)

    def text(self) -> str:
        """The columns."""
        changes, order = self.total.tag_changes, self.total.order
        own = changes.predicted + changes.missed
        shares = (
            self.diverged,
            self.own_verified,
            _share(changes.predicted, own),
            _share(order.exact, order.compared),
            _share(changes.extra, changes.logged),
        )
        columns = " ".join(f"{100 * each:7.2f}" for each in shares)
        return f"{self.games:>6} {self.total.actions.total:>8} {columns}"


HEAD = f"{'':<44} games  actions    div % own v % own p % order % extra %"


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


@contextmanager
def left_out(build: int, known: Sequence[int]) -> Iterator[int]:
    """No switch ends or begins at this build but at its neighbours; how many were moved."""
    moved = [row for row in SWITCHES.values() if build in row.builds]
    before = [(row, row.builds) for row in moved]
    neighbours = last_known(build, known), next_known(build, known)
    for row in moved:
        row.place(
            *(neighbours[n % 2] if each == build else each for n, each in enumerate(row.builds))
        )
    profile_for.cache_clear()
    try:
        yield len(moved)
    finally:
        for row, builds in before:
            row.place(*builds)
        profile_for.cache_clear()


def next_known(build: int, known: Sequence[int]) -> int:
    """The first known build after this one; behind the last of all there is one more."""
    later = known[bisect_right(known, build) :]
    return later[0] if later else build + 1


def last_known(build: int, known: Sequence[int]) -> int:
    """The last known build before this one; in front of the first of all there is one more."""
    earlier = known[: bisect_left(known, build)]
    return earlier[-1] if earlier else build - 1


def constructed(paths: Iterable[Path]) -> Iterator[tuple[str, int, Recording]]:
    """The games that count: one recording of each game, of a mode that is simulated."""
    counted = {
        (row["split_file"], int(row["game_index"] or 0))
        for row in manifest()
        if row["role"] == "primary" and row["game_type"] not in NOT_SIMULATED
    }
    for path in paths:
        for number, game in enumerate(observed_games([path])):
            if (path.name, number) in counted:
                yield path.name, number + 1, game


def dated(path: Path) -> list[int]:
    """The builds of the games of a file."""
    return [build_of(game) for _, _, game in constructed([path])]


def played(path: Path, known: Sequence[int], only: int) -> list[Played]:
    """The games of a file, verified with and without the build of each."""
    found = []
    for name, number, game in constructed([path]):
        build = build_of(game)
        if only in (0, build):
            as_is = run.verify_game(game).tally
            with left_out(build, known) as moved:
                without = as_dated(game, build) if moved else as_is
            found.append(Played(name, number, build, as_is, without))
    return found


def as_dated(game: Recording, build: int) -> Tally:
    """The figures of a game that is read as one of this build."""
    with patch.object(run, "dating_of", lambda contents, **_: Dating(build, build, build)):
        return run.verify_game(game).tally


def groups(games: Sequence[Played]) -> dict[str, list[Played]]:
    """The games by how many show their build."""
    count = Counter(game.build for game in games)
    found: dict[str, list[Played]] = {"builds with one game": [], "builds with two or three": []}
    found["all builds"] = list(games)
    for game in games:
        if count[game.build] == 1:
            found["builds with one game"].append(game)
        elif count[game.build] <= 3:
            found["builds with two or three"].append(game)
    return found


def table(name: str, games: Iterable[Played]) -> tuple[str, Figures]:
    """Two lines, as it is and with the build left out; the figures of the latter."""
    whole, without = Figures(), Figures()
    for game in games:
        whole.add(game.known)
        without.add(game.unknown)
    lines = [f"{name + ', as it is':<42}{whole.text()}", f"{'  left out':<42}{without.text()}"]
    return "\n".join(lines), without


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if the bars hold."""
    options = arguments(argv)
    paths = recordings(options.paths)
    with multiprocessing.Pool(options.jobs) as pool:
        known = sorted({build for builds in pool.imap(dated, paths) for build in builds})
        work = partial(played, known=known, only=options.only)
        games = [game for found in pool.imap(work, paths) for game in found]
    print(HEAD)
    if options.list:
        for game in games:
            if game.known != game.unknown:
                print(table(f"{game.build} {game.file[:20]}:{game.number}", [game])[0])
    for name, group in groups(games).items():
        text, figures = table(name, group)
        print(text)
        if name == "builds with one game":
            bars = figures
    holds = bars.diverged <= DIVERGED_MAX and bars.own_verified >= OWN_VERIFIED_MIN
    print(f"left out, builds with one game: diverged ≤ {100 * DIVERGED_MAX} %, own verified "
          f"≥ {100 * OWN_VERIFIED_MIN:g} %: {'holds' if holds else 'MISSED'}")  # fmt: skip
    return int(not holds)


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Verify each build as if it were not known.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--only", type=int, default=0, metavar="BUILD", help="this build alone")
    parser.add_argument("--list", action="store_true", help="the games that change, one by one")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)
