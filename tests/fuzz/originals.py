"""What is damaged: small games of every format, from the project and, where present, recordings."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.formats import sniff, write_replay
from hsreplay_sim.play import Deck
from hsreplay_sim.play.decks import classes, legal_deck
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.recording import Recording
from places import ROOT, SHARED
from small_game import small_game

FIXTURES = (
    "powerlog/*/*",
    "hsreplay_xml/*/*",
    "hearthbreaker/*.*",
    "hearthbreaker/bad/*",
    "snapshot/*",
    "packets/*",
)
ARCHIVE = "archive"
"""No format of recordings: such bytes are damaged as bytes alone."""
BUILDS = (13619, 20457, 54613, 126451, 205267)
MOVES_MAX = 14
DECK_SIZE = 9
BYTES_MAX = 24_000
"""A log that is longer is cut there: what is damaged must be read a hundred times a second."""
EVERY_LOG, EVERY_SCRIPT = 24, 60


@dataclass(frozen=True, slots=True)
class Original:
    """A file before it is damaged; `format` is its name in the table of formats."""

    name: str
    format: str
    data: bytes


@cache
def originals(*, recordings: bool = True) -> tuple[Original, ...]:
    """All of them, always in the same order."""
    found = [*_fixtures(), *_played(), *(_recorded() if recordings else ())]
    return tuple(each for each in found if each.data)


def _fixtures() -> Iterator[Original]:
    for pattern in FIXTURES:
        for path in sorted((ROOT / "fixtures").glob(pattern)):
            data = path.read_bytes()
            yield Original(path.name, _format(data), data)
    yield from _both("small", small_game())
    yield from _packed(ROOT / "fixtures" / "powerlog" / "good")


def _packed(folder: Path) -> Iterator[Original]:
    """The logs of a folder in archives of every kind, and one log packed in each way."""
    logs = sorted(folder.iterdir())
    zipped, tarred = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as held:
        for path in logs:
            held.writestr(zipfile.ZipInfo(path.name), path.read_bytes(), zipfile.ZIP_DEFLATED)
    with tarfile.open(fileobj=tarred, mode="w") as tar:
        for path in logs:
            info = tarfile.TarInfo(f"Logs/{path.name}")
            info.size = path.stat().st_size
            tar.addfile(info, io.BytesIO(path.read_bytes()))
    yield Original("logs.zip", ARCHIVE, zipped.getvalue())
    yield Original("logs.tar", ARCHIVE, tarred.getvalue())
    alone = io.BytesIO()
    with zipfile.ZipFile(alone, "w") as held:
        held.writestr(zipfile.ZipInfo("output_log.txt"), logs[0].read_bytes())
    yield Original("game.hdtreplay", ARCHIVE, alone.getvalue())
    for name, pack in (("gz", gzip.compress), ("xz", lzma.compress), ("bz2", bz2.compress)):
        yield Original(f"logs.tar.{name}", ARCHIVE, pack(tarred.getvalue()))
        yield Original(f"log.{name}", ARCHIVE, pack(logs[0].read_bytes()))


def _played() -> Iterator[Original]:
    """Games of small decks with every kind of card that has a class at the build."""
    for seed, build in enumerate(BUILDS):
        cards, random = CardStore.open().at(build), Random(seed)
        decks = []
        for name in random.sample(classes(cards), 2):
            whole = legal_deck(cards, build, SeededOracle(f"{seed} {name}"), name)
            decks.append(Deck(name, whole.cards[:DECK_SIZE]))
        engine, oracle = new_engine(seed, build, decks=decks)
        for _ in islice(moves(engine, oracle), MOVES_MAX):
            pass
        yield from _both(f"played-{build}", record(engine, (1 + seed % 2,)))


def _both(name: str, game: Recording) -> Iterator[Original]:
    for form in ("power.log", "hsreplay-xml"):
        yield Original(name, form, write_replay([game], form).encode())


def _recorded() -> Iterator[Original]:
    """The beginnings of some recordings, and short scripts with their dumps left aside."""
    for path in sorted((SHARED / "corpus" / "powerlog").glob("*.gz"))[::EVERY_LOG]:
        with gzip.open(path) as file:
            data = file.read(4 * BYTES_MAX)
        data = data[: data.rfind(b"\n") + 1]
        yield Original(path.name[:4], _format(data), _thinned(data))
    folder = SHARED / "corpus" / "hearthbreaker"
    for path in sorted([*folder.glob("*.rep"), *folder.glob("*.hsreplay")])[::EVERY_SCRIPT]:
        yield Original(path.name, _format(path.read_bytes()), path.read_bytes())


def _thinned(data: bytes) -> bytes:
    """A log without the lines of a second stream, which say everything once more."""
    lines = data.split(b"\n")
    kept = (
        [line for line in lines if b"PowerTaskList" not in line] if b"GameState." in data else lines
    )
    return b"\n".join(kept)[: 2 * BYTES_MAX]


def _format(data: bytes) -> str:
    try:
        return sniff(data)
    except Exception:
        return "power.log"


def of_path(path: Path) -> Original:
    """A file that is given by name."""
    data = path.read_bytes()
    data = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
    return Original(path.name, _format(data), data)
