"""Counts which signs the recordings of a build show: hsreplay_sim/builds/signs/signs.csv.

    python scripts/prove.py signs             # rewrites the table
    python scripts/prove.py signs --check     # says whether it is what it would be today

It needs the corpus. Counted are the games that state their build, but for those whose tags are
newer than that by themselves. A sign has to be frequent between the first and the last build that
shows it, or to stand in every whole game of a run of builds; what games of our own engine leave out
of a run is no sign, nor is what they write sooner: a verifier would doubt what it wrote itself.
"""

from __future__ import annotations

import csv
import io
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.builds.profile import SWITCHES
from hsreplay_sim.builds.signs.evidence import AT_THE_START, NEVER, TABLE, Sign
from hsreplay_sim.builds.switch import Switch
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.contents import Contents
from places import ROOT
from printing import keep
from proof.selfplay import BUILDS, SEATS, self_played
from recordings import recordings

OFTEN, STEADY = 0.3, 0.9
"""Share of the games from the first to the last with a sign, for its coming and for its going."""
GAMES, RUN = 6, 15
"""Games that show a sign at least, and games in a row that all show it."""
MARGIN = 1
"""Games at either end of a run that do not count: what comes before may be there by chance."""


class Counted(NamedTuple):
    """A game of a known build."""

    build: int
    shown: frozenset[tuple[str, int]]
    started: bool
    whole: bool


def rows(games: Sequence[Counted], own: Sequence[Counted]) -> Iterator[tuple[object, ...]]:
    """The table: of `games`, oldest build first, without what our `own` contradict."""
    builds = sorted({each.build for each in games})
    for place, tag in sorted(set().union(*(each.shown for each in games))):
        sign = place, tag
        after, before = _span(sign, games, builds)
        after = min(
            [after, *(_last_without(row) for row in SWITCHES.values() if row.writes == tag)]
        )
        since, until = _run(sign, games)
        if any(since <= g.build <= until and _lacks(g, sign) for g in own):
            since = until = NEVER
        if any(sign in g.shown and not after < g.build < before for g in own):
            after, before = 0, NEVER
        if after or before < NEVER or since < NEVER:
            yield (
                place,
                tag,
                *("" if each == NEVER else each for each in (after, before, since, until)),
            )


def _last_without(row: Switch) -> int:
    """The last build in which our engine does not do what a row says, before it begins to."""
    old, new = row.brackets[0]
    return next(build for build in range(new, old - 1, -1) if not row.holds(build))


def _span(
    sign: tuple[str, int], games: Sequence[Counted], builds: Sequence[int]
) -> tuple[int, int]:
    """The last known build before a sign came, and the first after it went."""
    at = [number for number, each in enumerate(games) if sign in each.shown]
    first, last = games[at[0]].build, games[at[-1]].build
    share = len(at) / (at[-1] - at[0] + 1)
    earlier, later = builds[: bisect_left(builds, first)], builds[bisect_right(builds, last) :]
    after = earlier[-1] if earlier and len(at) >= GAMES and share >= OFTEN else 0
    before = later[0] if later and len(at) >= GAMES and share >= STEADY else NEVER
    return after, before


def _run(sign: tuple[str, int], games: Sequence[Counted]) -> tuple[int, int]:
    """The first and the last build of the longest run of games that all show a sign."""
    run: list[int] = []
    best: list[int] = []
    able = [each for each in games if _is_able(each, sign)]
    for each in able:
        run = [*run, each.build] if sign in each.shown else []
        best = max(best, run, key=len)
    if len(best) < RUN:
        return NEVER, NEVER
    goes_on = best[-1] == able[-1].build
    return best[MARGIN], NEVER if goes_on else best[-1 - MARGIN]


def _is_able(game: Counted, sign: tuple[str, int]) -> bool:
    return game.started if sign[0] in AT_THE_START else game.whole


def _lacks(game: Counted, sign: tuple[str, int]) -> bool:
    return _is_able(game, sign) and sign not in game.shown


def counted(game: Recording) -> Counted:
    """A game with its signs."""
    contents = Contents(game)
    return Counted(game.build or 0, contents.signs, contents.started, contents.whole)


def of_recordings() -> list[Counted]:
    """The games of the corpus whose stated build no tag contradicts, oldest first."""
    newer = [(row.writes, row.brackets[0][0]) for row in SWITCHES.values() if row.writes]
    found = (
        counted(each) for each in observed_games(recordings()) if each.build and not each.played_by
    )
    good = (
        g
        for g in found
        if not any(g.build <= old and ("changed", tag) in g.shown for tag, old in newer)
    )
    return sorted(good, key=lambda each: each.build)


def of_our_own() -> list[Counted]:
    """Self-played games of every build and seat, and the demonstration, of plain cards."""
    with TemporaryDirectory() as folder:
        for number in range(len(BUILDS) * len(SEATS)):
            self_played(1, number, keep=Path(folder))
        demo = sorted((ROOT / "fixtures" / "demo").glob("*.log"))
        return [counted(each) for each in observed_games([*sorted(Path(folder).iterdir()), *demo])]


def main(arguments: Sequence[str]) -> int:
    """Rewrite or check the table; the exit code."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(Sign._fields)
    table.writerows(rows(of_recordings(), of_our_own()))
    return keep(TABLE, text.getvalue(), arguments)
