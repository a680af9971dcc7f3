"""What verifying costs: time against hslog's own reading of the same file, and memory.

    python benchmarks/bench_verify.py                     # games that the engine plays itself
    python benchmarks/bench_verify.py FOLDER|LOG...       # recordings, gzip or plain

Of the given recordings the 20 nearest to 1 MB are taken that plain hslog can read to the end. Each
is first verified and must give a verdict on every action, then timed: `hslog` is
`LogParser().read(file)`, `verify` is opening, reading and verifying all games of the file, both in
CPU time, in turns, the best of several. Peak memory is that of a process of its own for each file
(Linux). Exits 1 when the median of the ratios or the memory of any file is over its budget.
"""

from __future__ import annotations

import argparse
import gc
import gzip
import logging
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from hslog import LogParser

from hsreplay_sim.app.api import load, verify
from hsreplay_sim.formats.powerlog import write as powerlog_write
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import Verdict

RATIO_MAX = 6.0
"""Verifying against hslog's reading, median over the files."""
MEMORY_FIXED, MEMORY_PER_BYTE = 60 << 20, 3
"""Peak memory: so much, and so much for each byte of the largest game."""
FILES = 20
BYTES = 1_000_000
RUNS = 5
BUILD = 185749
_STATUS = Path("/proc/self/status")


def main() -> int:
    """Time and weigh every file; 0 when the budgets are kept."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("recordings", nargs="*", type=Path)
    parser.add_argument("--weigh", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.weigh:
        print(*_weigh(options.weigh))
        return 0
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        files = _recordings(options.recordings) if options.recordings else _own_games()
        return _measure(_unpacked(files, Path(folder)))


def _measure(paths: Iterator[Path]) -> int:
    ratios, heavy = [], 0
    for path in paths:
        actions = _check(path)
        parse, whole = _seconds(path)
        ratios.append(whole / parse)
        peak, budget = map(int, _in_a_child(path))
        heavy += peak > budget
        print(
            f"{path.stat().st_size / 1e6:5.2f} MB {actions:4} actions   hslog {parse * 1e3:6.1f} ms"
            f"   verify {whole * 1e3:6.1f} ms = {ratios[-1]:4.2f}   peak {peak >> 20:3} MB"
            f" of {budget >> 20:3} MB   {path.name[:44]}"
        )
    if not ratios:
        print("no recording that hslog can read")
        return 1
    ratio = statistics.median(ratios)
    slow = ratio > RATIO_MAX
    print(
        f"verify / hslog: median {ratio:.2f}, most {max(ratios):.2f}, budget {RATIO_MAX:.2f}"
        f"   {'SLOW' if slow else 'ok'}; memory {'OVER' if heavy else 'ok'}"
    )
    return int(slow or heavy > 0)


def _check(path: Path) -> int:
    """Every action of every game has a verdict; how many there are."""
    reports = [verify(game) for game in load(path)]
    assert all(report.verdict is not Verdict.ERROR for report in reports), path.name
    counts = [report.tally.actions for report in reports]
    assert all(
        c.total == c.verified + c.diverged + c.unexplained + c.unverifiable for c in counts
    ), path.name
    total = sum(c.total for c in counts)
    assert total, path.name
    return total


def _seconds(path: Path) -> tuple[float, float]:
    parse = whole = 1e9
    for _ in range(RUNS):
        parse = min(parse, _once(lambda: _read_by_hslog(path)))
        whole = min(whole, _once(lambda: [verify(game) for game in load(path)]))
    return parse, whole


def _once(action: Callable[[], object]) -> float:
    gc.collect()
    begin = time.process_time()
    action()
    return time.process_time() - begin


def _read_by_hslog(path: Path) -> LogParser:
    parser = LogParser()
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        parser.read(file)
    return parser


def _in_a_child(path: Path) -> list[str]:
    command = [sys.executable, __file__, "--weigh", str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def _weigh(path: Path) -> tuple[int, int]:
    """Peak bytes of this process once the file is verified, and what they may be."""
    spans = []
    for game in load(path):
        verify(game)
        assert isinstance(game, Recording)
        spans.append((game.first_line, game.last_line))
    peak = _peak()
    sizes = [len(line) for line in path.open("rb")]
    largest = max(sum(sizes[first - 1 : last]) for first, last in spans)
    return peak, MEMORY_FIXED + MEMORY_PER_BYTE * largest


def _peak() -> int:
    """Of this program alone: ru_maxrss would count what its parent had before it was started."""
    (line,) = [each for each in _STATUS.read_text().splitlines() if each.startswith("VmHWM")]
    return int(line.split()[1]) << 10


def _recordings(paths: list[Path]) -> Iterator[tuple[str, bytes]]:
    """Those nearest to the wanted size that hslog reads."""
    found = [
        each for path in paths for each in (sorted(path.iterdir()) if path.is_dir() else [path])
    ]
    logs = [(path.name, data) for path in found if b"DebugPrintPower" in (data := _content(path))]
    logs.sort(key=lambda log: abs(len(log[1]) - BYTES))
    taken = 0
    for name, data in logs:
        if taken < FILES and _is_readable(data):
            taken += 1
            yield name.removesuffix(".gz"), data


def _content(path: Path) -> bytes:
    if path.suffix not in (".gz", ".log", ".txt"):
        return b""
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()


def _is_readable(data: bytes) -> bool:
    parser = LogParser()
    try:
        for line in data.decode("utf-8-sig", "replace").splitlines(keepends=True):
            parser.read_line(line)
        games = list(load(data))
    except Exception:  # whatever hslog raises: it is not what is measured
        return False
    return bool(parser.games) and all(verify(game).tally.actions.total for game in games)


def _own_games() -> Iterator[tuple[str, bytes]]:
    """Games of seeds, recorded by the client of player 1."""
    for seed in range(FILES):
        yield f"{seed}.log", powerlog_write.write([_own_game(seed)]).encode()


def _own_game(seed: int) -> Recording:
    engine, oracle = new_engine(seed, BUILD, vanilla=False)
    book = OfferBook(engine)
    for move in moves(engine, oracle):
        if engine.current == 1:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
    return record(engine, (1,), offers=book.offers)


def _unpacked(files: Iterator[tuple[str, bytes]], folder: Path) -> Iterator[Path]:
    for name, data in files:
        path = folder / name
        path.write_bytes(data)
        yield path


if __name__ == "__main__":
    sys.exit(main())
