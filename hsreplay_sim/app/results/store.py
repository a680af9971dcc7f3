"""The file of results as a batch writes it: what is committed stays, whatever ends the process.

A content and all its games are one transaction of SQLite, written ahead in its journal: after a
kill they are there as a whole or not at all, and then they are verified again. One batch writes at
a time; any number may read.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app.results import schema
from hsreplay_sim.base.errors import InputError, OutputError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.report.json import printable

if TYPE_CHECKING:
    from hsreplay_sim.app.results.rows import Result, Row

if sys.platform != "win32":
    import fcntl

BUGS = "X9%"
"""The codes of what a worker did not get done: it failed, died, hung or ran out of memory."""


class Store:
    """A file of results that this process writes."""

    def __init__(self, path: str, about: Mapping[str, str], *, redo: bool = False) -> None:
        """Make the file, or go on with it.

        Raises:
            UsageError: it was made by another version, other rules or options, and `redo` does not
                allow to begin anew; or another batch writes it.
            InputError: it is no file of results.
            OutputError: it cannot be written.
        """
        self.path = path
        self._about = dict(about)
        self._lock = _locked(path)
        try:
            with self._failing():
                self._db = sqlite3.connect(path, isolation_level=None)
                self._begin(redo)
        except BaseException:
            _release(self._lock)
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Commit what is open, and leave one file, without a journal beside it."""
        try:
            with self._failing():
                self.commit()
                self._db.execute("PRAGMA busy_timeout=0")
                with suppress(sqlite3.OperationalError):  # somebody reads: the journal stays
                    self._db.execute("PRAGMA journal_mode=DELETE")
                self._db.close()
        finally:
            _release(self._lock)

    def _begin(self, redo: bool) -> None:
        db = self._db
        found = db.execute("PRAGMA user_version").fetchone()[0]
        tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if tables and not found:
            raise InputError("is another database, no results of a batch", SourceRef(self.path))
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA foreign_keys=ON")
        db.execute("PRAGMA busy_timeout=10000")
        if tables:
            differs = self._differing() if found == schema.VERSION else ["its tables"]
            if not differs:
                return
            if not redo:
                raise UsageError(
                    f"differs from this run in {', '.join(differs)}; --redo drops its results and"
                    " begins anew",
                    SourceRef(self.path),
                )
        self._make_anew()

    def _differing(self) -> list[str]:
        """What of this run is not as the file says of itself."""
        known = dict(self._db.execute("SELECT key, value FROM about").fetchall())
        return sorted(key for key, value in self._about.items() if known.get(key) != value)

    def _make_anew(self) -> None:
        """All tables, empty, in one transaction."""
        db = self._db
        db.execute("PRAGMA foreign_keys=OFF")
        db.execute("BEGIN IMMEDIATE")
        kept = db.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
        for kind, name in kept.fetchall():
            if kind in ("table", "view"):
                db.execute(f'DROP {kind} IF EXISTS "{name}"')
        for statement in schema.statements():
            db.execute(statement)
        db.executemany("INSERT INTO about VALUES (?, ?)", sorted(self._about.items()))
        db.execute(f"PRAGMA user_version={schema.VERSION}")
        db.execute("COMMIT")
        db.execute("PRAGMA foreign_keys=ON")

    # --- reading ---------------------------------------------------------------------------------

    def has(self, content: str) -> bool:
        """Whether the result of a content is kept."""
        asked = "SELECT 1 FROM contents WHERE content = ?"
        return self._db.execute(asked, (content,)).fetchone() is not None

    # --- writing ---------------------------------------------------------------------------------

    def name(self, name: str, content: str) -> None:
        """Note the content that a file has; it is committed with the next result.

        What the file held before is dropped, if no other file holds it.
        """
        self._name(name, content, None, None)

    def unreadable(self, name: str, code: str, error: str) -> None:
        """Note a file whose content cannot be read, and why; the next run tries again."""
        self._name(name, None, code, error)

    def put(self, result: Result) -> None:
        """Keep what came of a content, for good."""
        with self._failing():
            self._open()
            error = result.error or {}
            self._insert(
                "contents",
                {
                    "content": result.content,
                    "sha256": result.sha256,
                    "bytes": result.bytes,
                    "format": result.games[0]["format"] if result.games else None,
                    **{key: error.get(key) for key in ("code", "error", "line", "exit_code")},
                    "tries": result.tries,
                    "seconds": result.seconds,
                    "memory_mb": result.memory_mb,
                    "worker": result.worker,
                },
            )
            for game in result.games:
                self._game(result.content, game)
            self.commit()

    def forget_failures(self) -> int:
        """Drop contents that a worker did not get done, so that they are verified again."""
        with self._failing():
            self._open()
            dropped = self._db.execute(
                "DELETE FROM contents WHERE code LIKE ? OR content IN"
                " (SELECT content FROM games WHERE code LIKE ?)",
                (BUGS, BUGS),
            )
            self.commit()
            return dropped.rowcount

    def commit(self) -> None:
        """Write what is open to the disk."""
        if self._db.in_transaction:
            self._db.execute("COMMIT")

    def _name(self, name: str, content: str | None, code: str | None, error: str | None) -> None:
        with self._failing():
            row = (content, code, error)
            asked = "SELECT content, code, error FROM files WHERE name = ?"
            before = self._db.execute(asked, (name,)).fetchone()
            if before == row:
                return
            self._open()
            self._db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)", (name, *row))
            if before is not None and before[0] != content:
                self._db.execute(
                    "DELETE FROM contents WHERE content = ?1 AND NOT EXISTS"
                    " (SELECT 1 FROM files WHERE content = ?1)",
                    (before[0],),
                )

    def _game(self, content: str, game: Row) -> None:
        number = game["game"]
        self._insert(
            "games",
            {"content": content, **{name: game[name] for name in schema.GAME}, **game["counts"]},
        )
        for counter, counted in game["counters"].items():
            for key, count in counted.items():
                row = (content, number, counter, storable(key), count)
                self._db.execute("INSERT INTO counts VALUES (?, ?, ?, ?, ?)", row)
        for at, row in enumerate(game["differences"], 1):
            key = {"content": content, "game": number, "number": at}
            self._insert("differences", {**key, **{each: row[each] for each in schema.DIFFERENCE}})
            for what in row["beside"]:
                self._insert("beside", {**key, "what": what})
        for at, row in enumerate(game["contradicted"], 1):
            key = {"content": content, "game": number, "number": at}
            self._insert("contradictions", {**key, **row})
        self._db.executemany(
            # Its name may change with the build: the same one stays in whatever order games come.
            "INSERT INTO cards VALUES (?, ?) ON CONFLICT DO UPDATE SET"
            " name = min(name, excluded.name)",
            [tuple(map(storable, each)) for each in game["cards"].items()],
        )

    def _insert(self, table: str, row: Mapping[str, object]) -> None:
        places = ", ".join("?" * len(row))
        statement = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})"  # noqa: S608
        self._db.execute(statement, tuple(map(storable, row.values())))

    def _open(self) -> None:
        if not self._db.in_transaction:
            self._db.execute("BEGIN IMMEDIATE")

    @contextmanager
    def _failing(self) -> Iterator[None]:
        """What SQLite says, in words of the project."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            with suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            if isinstance(error, sqlite3.OperationalError):
                raise OutputError(f"cannot write: {error}", SourceRef(self.path)) from error
            message = f"is no file of results: {error}"
            raise InputError(message, SourceRef(self.path)) from error


def storable(value: object) -> object:
    """A value as SQLite takes it: text is UTF-8 there, and an integer has 64 bits."""
    if isinstance(value, str) and not value.isascii():
        return printable(value)
    if isinstance(value, int) and not -(1 << 63) <= value < 1 << 63:
        return str(value)
    return value


def read(path: str) -> sqlite3.Connection:
    """A file of results, to ask it; nothing can be written through it.

    Raises:
        InputError: it is none.
    """
    at = SourceRef(path)
    if not Path(path).is_file():
        raise InputError("there is no such file of results", at)
    try:
        db = sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version == schema.VERSION:
            db.execute("PRAGMA query_only=ON")
            db.row_factory = sqlite3.Row
            return db
    except sqlite3.DatabaseError as error:
        raise InputError(f"is no file of results: {error}", at) from error
    raise InputError("is another database, no results of a batch", at)


def rows_of(db: sqlite3.Connection, asked: str, values: Sequence[object] = ()) -> list[sqlite3.Row]:
    """The rows that a query finds.

    Raises:
        InputError: the file lacks what is asked for, or is damaged.
    """
    try:
        return db.execute(asked, tuple(values)).fetchall()
    except sqlite3.DatabaseError as error:
        raise InputError(f"the results cannot be asked this: {error}") from error


def _locked(path: str) -> int | None:
    """A handle on the file that keeps other batches from it; None where a system has no locks.

    The lock ends with the process. It is none of SQLite's own, so that others may read.

    Raises:
        UsageError: another batch has it.
        OutputError: the file cannot be opened.
    """
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        message = f"cannot write: {error.strerror or error}"
        raise OutputError(message, SourceRef(path)) from error
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(handle)
            raise UsageError("another batch is writing it", SourceRef(path)) from error
        except OSError:  # a file system without locks
            pass
    return handle


def _release(handle: int | None) -> None:
    if handle is not None:
        os.close(handle)
