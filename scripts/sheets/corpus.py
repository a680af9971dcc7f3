"""The recordings: where they lie, and the index of their blocks, kept in the cache folder."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import sys
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, TypeVar

from hsreplay_sim.app.inputs.archive import BESIDE
from hsreplay_sim.app.workers import worker_pool
from sheets.blocks import LINES_KEPT, FileBlocks, read_blocks
from sheets.cards import same_card

VERSION = 1
"""Of the index; another one is made anew."""
PER_BUILD = 2
"""Blocks of a kind that are kept of each build."""
SHORT = 4
"""A block of fewer lines shows little."""
FEW = 8
"""So many files are read without a second process."""
SUFFIXES = {".gz", ".log", ".xml"}
SCHEMA = """
create table block(card, kind, build int, file, game int, line int, length int, body blob);
create table made(maker, card, times int);
create index by_card on block(card);
create index by_maker on made(maker);
"""

Given = TypeVar("Given")
Result = TypeVar("Result")


def cache_folder() -> Path:
    """Where what is read once is kept."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "hsreplay-sim" / "cardsheet"


def say(message: str) -> None:
    """A message beside the sheets."""
    print(f"cardsheet: {message}", file=sys.stderr)


def each_of(work: Callable[[Given], Result], items: list[Given], jobs: int) -> Iterable[Result]:
    """The result for every item, in order; many are worked on by several processes."""
    if jobs < 2 or len(items) < FEW:
        yield from map(work, items)
        return
    with worker_pool(jobs) as pool:
        yield from pool.map(work, items, chunksize=4)


class Excerpt(NamedTuple):
    """A recorded block of a card."""

    kind: str
    build: int
    file: str
    game: int
    line: int
    length: int
    card: str
    lines: list[str]


@dataclass(frozen=True)
class Corpus:
    """A folder of recordings; it may be missing, then it shows nothing."""

    folder: Path = BESIDE
    jobs: int = 2

    @cached_property
    def files(self) -> list[Path]:
        """Its recordings, by name."""
        if not self.folder.is_dir():
            return []
        return sorted(path for path in self.folder.iterdir() if path.suffix in SUFFIXES)

    @cached_property
    def key(self) -> str:
        """Another one when a recording is another."""
        sizes = [(path.name, path.stat().st_size) for path in self.files]
        return json.dumps([VERSION, str(self.folder.resolve()), sizes])

    @cached_property
    def index(self) -> sqlite3.Connection | None:
        """Its blocks, read when they are first asked for; None where there are no recordings."""
        if not self.files:
            say(
                f"no recordings in {self.folder} (--corpus names another folder): recorded blocks"
                " and what recordings show a card to make are left out"
            )
            return None
        path = cache_folder() / f"{hashlib.sha256(self.key.encode()).hexdigest()[:16]}.sqlite"
        if not path.exists():
            self._write(path)
        return sqlite3.connect(path)

    def _write(self, path: Path) -> None:
        """Read all recordings and write their index, whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        say(f"reading {len(self.files)} recordings, once")
        unfinished = path.with_suffix(f".{os.getpid()}.tmp")
        unfinished.unlink(missing_ok=True)
        database = sqlite3.connect(unfinished)
        try:
            _fill(database, each_of(read_blocks, self.files, self.jobs))
        finally:
            database.close()
        unfinished.replace(path)

    def excerpts(self, card_id: str, build: int, count: int) -> list[Excerpt]:
        """Recorded blocks of a card: one of each kind, then more; those near the build first."""
        if not count or self.index is None:
            return []
        asked = (
            "select kind, build, file, game, line, length, card, body from block"
            " where card in (select value from json_each(?))"
        )
        rows = self.index.execute(asked, [json.dumps(sorted(same_card(card_id)))]).fetchall()
        found = [Excerpt(*row[:-1], zlib.decompress(row[-1]).decode().splitlines()) for row in rows]
        found.sort(key=lambda each: _rank(each, build))
        first = {each.kind: each for each in reversed(found)}
        chosen = [each for each in found if first[each.kind] is each]
        return [*chosen, *(each for each in found if first[each.kind] is not each)][:count]

    def made_by(self, card_id: str) -> list[tuple[str, int]]:
        """What recordings show the card to make, and how often; most often first."""
        if self.index is None:
            return []
        asked = (
            "select card, sum(times) from made where maker in (select value from json_each(?))"
            " group by card order by 2 desc, 1"
        )
        return self.index.execute(asked, [json.dumps(sorted(same_card(card_id)))]).fetchall()


def _rank(each: Excerpt, build: int) -> tuple[bool, int, bool, int]:
    return each.length < SHORT, abs(each.build - build), each.length > LINES_KEPT, -each.length


def _fill(database: sqlite3.Connection, files: Iterable[FileBlocks]) -> None:
    made: Counter[tuple[str, str]] = Counter()
    rows: dict[tuple[str, str], list[tuple[object, ...]]] = defaultdict(list)
    for file in files:
        made.update(file.made)
        if file.error:
            say(f"{file.name}: {file.error}")
        for key, blocks in file.blocks.items():
            rows[key] += [
                (each.build, file.name, *each[1:4], zlib.compress(each.text.encode()))
                for each in blocks
            ]
    database.executescript(SCHEMA)
    for key, found in rows.items():
        kept = [(*key, *row) for row in _spread(found)]
        database.executemany("insert into block values (?, ?, ?, ?, ?, ?, ?, ?)", kept)
    database.executemany(
        "insert into made values (?, ?, ?)", [(*pair, times) for pair, times in made.items()]
    )
    database.commit()


def _spread(rows: list[tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
    """A few of each build, the shorter ones."""
    seen: Counter[object] = Counter()
    for row in sorted(rows, key=lambda row: (row[0], row[4])):
        seen[row[0]] += 1
        if seen[row[0]] <= PER_BUILD:
            yield row
