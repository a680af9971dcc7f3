"""What verifying costs against hslog's own parse of the same file, in one process.

`hslog` is `LogParser().read(file)`; `verify` is opening, reading and verifying all games of the
file. The first verification is checked, and warms what a process keeps (card data, scripts); after
that both are timed in turns. Logs are those of the fixed set, and of the recordings beside the
checkout those of benchmarks/recordings.csv: of all between 0.2 and 4.3 MB that hslog reads to the
end 36 evenly over their sizes, and 4 that decide an open switch against its first guess, each with
as many actions as stand there and at least as many verified ones.
"""

from __future__ import annotations

import csv
import gzip
import logging
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hslog import LogParser

from benchmarks.figures import ROOT, Measured, in_turns, spread, unpacked
from hsreplay_sim.app.api import load, verify
from hsreplay_sim.report.model import GameReport, Verdict

RECORDINGS = ROOT.parent / "shared" / "corpus" / "powerlog"
CHOSEN = Path(__file__).with_name("recordings.csv")
UNIT = "× hslog"
RUNS = 3
PLAIN = ("vanilla", "text-12051", "text-22115", "text-54613", "text-97896", "text-185749")
SINGLE = {
    "second-pass": ("a switch of another setting, told by a tag", "decided by this recording"),
    "second-pass-late": ("a switch of another setting", "decided by this recording"),
    "reprint": ("a reprint, and a pool asked", "printed as in the next card data"),
}
"""Log → what it has, and the flag of the report that shows it."""


def measure() -> Measured:
    """Verify and time all of them."""
    found = Measured()
    with tempfile.TemporaryDirectory() as name, _silent():
        folder = Path(name)
        _fixed(folder, found)
        if RECORDINGS.is_dir():
            _recordings(folder, found)
        else:
            found.notes.append(f"No recordings lie in {RECORDINGS.relative_to(ROOT.parent)}.")
    return found


def _fixed(folder: Path, found: Measured) -> None:
    ratios = []
    for name in PLAIN:
        with unpacked(f"{name}.log", folder) as path:
            actions, _ = _checked(path)
            found.results[name] = f"{actions} actions verified"
            ratios.append(ratio(path))
    _enter(found, "games of our own", ratios)
    for name, (has, flag) in SINGLE.items():
        with unpacked(f"{name}.log", folder) as path:
            actions, flags = _checked(path)
            assert any(flag in each for each in flags), (name, flags)
            found.results[name] = f"{actions} actions verified, {flag}"
            found.add(f"{has}", ratio(path), UNIT)


def _checked(path: Path) -> tuple[int, list[str]]:
    """Every action of a log of the fixed set is verified; how many, and the flags."""
    reports = list(verify(load(path)))
    assert all(report.verdict is Verdict.VERIFIED for report in reports), path.name
    actions = [report.tally.actions for report in reports]
    total = sum(each.total for each in actions)
    assert total == sum(each.verified for each in actions) > 0, path.name
    return total, [flag for report in reports for flag in report.flags]


def _recordings(folder: Path, found: Measured) -> None:
    ratios, verified, total = [], 0, 0
    with CHOSEN.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        path = folder / row["file"].removesuffix(".gz")
        path.write_bytes(gzip.decompress((RECORDINGS / row["file"]).read_bytes()))
        reports = verify(load(path))
        actions = [report.tally.actions for report in reports]
        assert sum(each.total for each in actions) == int(row["actions"]), row["file"]
        assert sum(map(_verified, reports)) >= int(row["verified"]), row["file"]
        verified += sum(map(_verified, reports))
        total += sum(each.total for each in actions)
        ratios.append(ratio(path))
        path.unlink()
    found.notes.append(f"Of {total} actions in {len(rows)} recordings {verified} are verified.")
    _enter(found, f"{len(rows)} recordings", ratios)


def _verified(report: GameReport) -> int:
    return report.tally.actions.verified


def _enter(found: Measured, what: str, ratios: list[float]) -> None:
    for name, value in zip(("median", "p90", "worst"), spread(ratios), strict=True):
        found.add(f"{what}: {name}", value, UNIT)


def ratio(path: Path) -> float:
    """Verifying a file as often as hslog's reading of it fits in."""
    parse, whole = in_turns([lambda: read_by_hslog(path), lambda: verify(load(path))], RUNS)
    return whole / parse


def read_by_hslog(path: Path) -> LogParser:
    """As the documentation of hslog has it."""
    parser = LogParser()
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        parser.read(file)
    return parser


@contextmanager
def _silent() -> Iterator[None]:
    """Without hslog's warnings, which would be part of its time."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
