"""Writes recordings as logs and documents and lets every reader of the field judge them.

    python scripts/prove.py peers [PATH...] [--every N] [--jobs 2]

Our own reader must find the same packets and the same losses, hslog and python-hsreplay must read
each file, and a document must be valid by the document type 1.8 with the elements that it lacks.
Refused is what a note of the conversion says beforehand (`hsreplay_sim/app/outputs/readers.py`).
"""

from __future__ import annotations

import logging
import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from hsreplay_sim.app.outputs.convert import convert
from hsreplay_sim.app.outputs.readers import OTHER_PLAYERS, UNCREATED
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.formats import HSREPLAY_XML, POWER_LOG, open_replay
from hsreplay_sim.replay.recording import Recording
from peers.readers import PythonHSReplay, by_hslog, read_again, violations
from proof.which import chosen

SUFFIXES = {POWER_LOG: ".log", HSREPLAY_XML: ".hsreplay.xml"}
DAY = "2024-05-31"
"""Of recordings that tell none; python-hsreplay demands one."""

Finding = tuple[str, str, str]
"""(reader, file, what it finds wrong)."""


class Judged:
    """What was written of one recording, and what its readers say."""

    def __init__(self) -> None:
        self.written: list[tuple[str, Path]] = []
        self.findings: list[Finding] = []
        self.told: Counter[str] = Counter()
        self.uncreated = False


def judged(path: Path, folder: Path) -> Judged:
    """One recording, written in both forms below a folder and read by whoever runs here."""
    result = Judged()
    games = [game for game in open_replay(path) if isinstance(game, Recording)]
    for form, suffix in SUFFIXES.items():
        target = folder / (path.name + suffix)
        holds = [game for game in games if form == HSREPLAY_XML or game.create is not None]
        if not holds:
            continue
        notes = convert(path, target, to=form, date=DAY).notes
        result.written.append((form, target))
        found = [("our own", why) for why in read_again(form, holds, target)]
        if form == HSREPLAY_XML:
            found += [("document type", why) for why in violations(target)]
            result.uncreated = UNCREATED in notes
        else:
            found += _hslog(target, len(holds), notes, result)
        result.findings += [(reader, path.name, why) for reader, why in found]
    return result


def _hslog(target: Path, games: int, notes: list[str], result: Judged) -> Iterator[tuple[str, str]]:
    count, why = by_hslog(target)
    if OTHER_PLAYERS in notes:
        result.told["hslog: games of other players in one log"] += 1
        if not why:
            yield "hslog", "a note says that it cannot be read, and it can"
    elif why or count != games:
        yield "hslog", why or f"{count} games of {games}"


def run(paths: Sequence[Path], jobs: int, environment: Path) -> tuple[list[Finding], Counter[str]]:
    """All findings on these recordings, and how many files were written, by form."""
    counts: Counter[str] = Counter()
    findings: list[Finding] = []
    with TemporaryDirectory() as name, multiprocessing.Pool(jobs) as pool:
        results = pool.map(partial(judged, folder=Path(name)), paths, chunksize=4)
        for result in results:
            findings += result.findings
            counts.update(form for form, _ in result.written)
            counts.update(result.told)
        findings += _python_hsreplay(results, environment, counts)
    return findings, counts


def _python_hsreplay(
    results: Sequence[Judged], environment: Path, counts: Counter[str]
) -> Iterator[Finding]:
    documents = {
        str(path): result
        for result in results
        for form, path in result.written
        if form == HSREPLAY_XML
    }
    for path, why in PythonHSReplay(environment).refused([*map(Path, documents)]).items():
        if documents[path].uncreated:
            counts["python-hsreplay: a game that nothing creates"] += 1
        else:
            yield "python-hsreplay", Path(path).name, why


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if every reader reads everything."""
    logging.getLogger().setLevel(logging.ERROR)  # hslog warns of each old META_DATA
    paths, jobs = chosen("peers", __doc__, argv)
    with TemporaryDirectory() as name:
        findings, counts = run(readable(paths), jobs, Path(name))
    for reader, file, why in findings:
        print(f"{reader}: {file}: {why}")
    for what, count in sorted(counts.items()):
        print(f"{count:6} {what}")
    print(f"{len(findings):6} findings")
    return bool(findings)


def readable(paths: Sequence[Path]) -> list[Path]:
    """The files that hold a game at all."""
    return [path for path in paths if _readable(path)]


def _readable(path: Path) -> bool:
    try:
        return any(isinstance(game, Recording) for game in open_replay(path))
    except HsReplayError:
        return False
