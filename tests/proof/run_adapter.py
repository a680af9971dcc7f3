"""Our own engine behind the adapter, in process and over a pipe: the verdicts that it has without.

    python scripts/prove.py adapter [--jobs 2] [--every N] [PATH...]

Every recording is verified three times. The verdict of each action and every difference have to be
the same: address, code, entity, tag, both values and the line. The exit code is 1 if one is not.
"""

from __future__ import annotations

import multiprocessing
import shlex
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.pipe import PipeEngine
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.report.model import Divergence, GameReport
from hsreplay_sim.verifier.run import verify_game
from proof.which import chosen
from recordings import recordings

COMMAND = shlex.join(
    [sys.executable, "-m", "hsreplay_sim.adapter.serve", "hsreplay_sim.adapter.own:OwnEngine"]
)
WAYS = ("plain", "in process", "over the pipe")


@cache
def session_of(way: str) -> Session:
    """One session for a worker process."""
    return Session(OwnEngine() if way == WAYS[1] else PipeEngine(COMMAND))


def said(report: GameReport) -> tuple[object, ...]:
    """All that has to be the same in two reports on a game."""
    return (
        report.verdict, report.outcomes, _told(report.divergences), _told(report.unexplained),
        report.contradictions,
    )  # fmt: skip


def _told(found: Sequence[Divergence]) -> list[tuple[object, ...]]:
    return [(d.address, d.code, d.entity, d.tag, d.logged, d.simulated, d.line) for d in found]


def compared(path: Path) -> tuple[Counter[str], list[str]]:
    """Counts and seconds of each way over the games of a file, and the games that differ."""
    counts: Counter[str] = Counter()
    differ = []
    for game in observed_games([path]):
        reports = []
        for way in WAYS:
            began = time.monotonic()
            report = verify_game(game) if way == WAYS[0] else verify_by(session_of(way), game)
            counts[f"seconds {way}"] += round(1_000_000 * (time.monotonic() - began))
            reports.append(report)
            if way != WAYS[0] and said(report) != said(reports[0]):
                differ.append(f"{path.name} game {game.index}: {way}")
        counts["games"] += 1
        counts["actions"] += len(reports[0].outcomes)
        counts["asked"] += session_of(WAYS[2]).counts.asked if not reports[0].error else 0
        counts["played by ours"] += session_of(WAYS[2]).counts.stood_in
        counts["differences"] += len(reports[0].divergences) + len(reports[0].unexplained)
    return counts, differ


def main(arguments: Sequence[str]) -> int:
    """Print what was compared, and how long each way took."""
    paths, jobs = chosen("adapter", __doc__, arguments, recordings)
    total: Counter[str] = Counter()
    differ: list[str] = []
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for counts, found in pool.imap_unordered(compared, paths, chunksize=4):
            total += counts
            differ += found
    for what in ("games", "actions", "asked", "played by ours", "differences"):
        print(f"{total[what]:8} {what}")
    for way in WAYS:
        print(f"{total[f'seconds {way}'] / 1e6:8.1f} seconds {way}")
    print(f"{len(differ):8} games differ", *differ, sep="\n    ")
    return bool(differ)
