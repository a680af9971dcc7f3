"""A batch: every content once, each result for good as soon as it is there."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app.batches.contents import content_of
from hsreplay_sim.app.batches.program import program
from hsreplay_sim.app.batches.tasks import Task, Terms, Workers
from hsreplay_sim.app.inputs.files import found_in
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.app.results.store import Store
from hsreplay_sim.base.address import STREAM, Address, StrPath
from hsreplay_sim.base.errors import HsReplayError, InputError, UsageError
from hsreplay_sim.base.output import check_output
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.report.batch.pace import Pace, clock
from hsreplay_sim.report.json import printable
from hsreplay_sim.report.text import counted

if TYPE_CHECKING:
    from hsreplay_sim.app.results.rows import Result

TICK_S = 0.25
"""How often the figures are shown."""


@dataclass(frozen=True, slots=True)
class How:
    """How a batch is run; only `terms.options` and `by_name` change what its results are."""

    terms: Terms = field(default_factory=Terms)
    by_name: bool = False
    """No two files are the same, whatever they hold."""
    redo: bool = False
    """Drop the results of another version, other rules or options."""
    retry: bool = False
    """Verify again what a worker did not get done."""
    jobs: int = 1
    scheduler: str = ""
    """The address of a dask scheduler, or "local"; "" is processes of this machine."""


@dataclass(slots=True)
class Ran:
    """What a run of a batch did."""

    pace: Pace
    notes: list[str]
    """What was left out, in words."""
    changed: list[str]
    """Files that changed while they were read: they have no result yet."""

    def lines(self) -> Iterator[str]:
        """For people: what was done, and at what cost."""
        pace = self.pace
        yield (
            f"{counted(pace.files, 'file')}: {pace.verified} verified now,"
            f" {pace.known} known or the same as another, {pace.failed} without a result"
        )
        yield (
            f"{counted(pace.games, 'game')}, {counted(pace.actions, 'action')},"
            f" {pace.diverged} of them diverged, in {clock(pace.seconds)}:"
            f" {pace.rate(pace.verified):.1f} files and {pace.rate(pace.actions):.0f} actions"
            f" a second, at most {pace.memory_mb:.0f} MB a worker"
        )


def run_batch(
    paths: Iterable[StrPath],
    target: str,
    how: How,
    watch: Callable[[Pace], None] = lambda _: None,
) -> Ran:
    """Verify all files that paths mean into a file of results, or what is missing there.

    `watch` is shown the figures several times a second. Whatever ends this process, the same call
    goes on from there.

    Raises:
        UsageError: the file was made otherwise, another batch writes it, or the cluster fails.
        InputError: the file is no file of results.
        OutputError: it cannot be written.
    """
    found = found_in(paths)
    if STREAM in (Address.parse(name).path for name in found.files):
        raise UsageError("a batch reads files, not standard input")
    check_output(target, found.files)
    sizes = found.sizes()
    pace = Pace(len(found.files), sum(sizes), time.monotonic())
    with Store(target, about(how), redo=how.redo) as store:
        if how.retry:
            store.forget_failures()
        batch = _Batch(store, how, pace, watch)
        batch.run(zip(found.files, sizes, strict=True))
    return Ran(pace, list(found.report()), batch.changed)


def about(how: How) -> dict[str, str]:
    """What a file of results says of itself: no results of others are mixed with its own."""
    identity = "name" if how.by_name else "content"
    return {**program(), "options": _told(how.terms.options), "files told apart by": identity}


def _told(options: VerifyOptions) -> str:
    """The options that are not the default; a list of expected differences by what it holds.

    Raises:
        InputError: there is no such list.
    """
    default = asdict(VerifyOptions())
    told = {name: value for name, value in asdict(options).items() if value != default[name]}
    told.pop("debug", None)
    for name in ("ignore", "snapshots"):
        if told.get(name):
            told[name] = _held_by(str(told[name]))
    return json.dumps(told, sort_keys=True, default=str)


def _held_by(path: str) -> str:
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError as error:
        raise InputError(f"cannot open: {error.strerror or error}", SourceRef(path)) from error


class _Batch:
    """The state of one run."""

    def __init__(self, store: Store, how: How, pace: Pace, watch: Callable[[Pace], None]) -> None:
        self._store, self._how, self._pace, self._watch = store, how, pace, watch
        self._given: dict[str, list[int]] = {}
        """Content that is being verified → the bytes on the disk of each of its files."""
        self._shown = 0.0
        self.changed: list[str] = []

    def run(self, files: Iterable[tuple[str, int]]) -> None:
        """Verify what is not known, until all is."""
        workers: Workers | None = None
        try:
            for task in self._tasks(files):
                workers = workers or self._workers()
                while len(self._given) > workers.room:
                    self._take(workers, TICK_S)
                workers.give(task)
                while self._take(workers, 0.0):
                    pass
            while workers is not None and self._given:
                self._take(workers, TICK_S)
        finally:
            if workers is not None:
                workers.close()
            self._show(always=True)

    def _workers(self) -> Workers:
        how = self._how
        if how.scheduler:
            from hsreplay_sim.app.batches.cluster import Cluster

            return Cluster(how.scheduler, how.jobs, how.terms)
        from hsreplay_sim.app.batches.processes import Processes

        return Processes(how.jobs, how.terms)

    def _tasks(self, files: Iterable[tuple[str, int]]) -> Iterator[Task]:
        """The files of which nothing is known, each content once."""
        for name, size in files:
            self._show()
            told = printable(name)
            try:
                content = content_of(name, by_name=self._how.by_name)
            except HsReplayError as error:
                code = getattr(error, "code", "X901")
                self._store.unreadable(told, code, printable(error.message))
                self._pace.failed += 1
                self._see(size)
                continue
            self._store.name(told, content.key)
            if content.key in self._given:
                self._given[content.key].append(size)
            elif self._store.has(content.key):
                self._pace.known += 1
                self._see(size)
            else:
                self._given[content.key] = [size]
                yield Task(_absolute(name), *content)

    def _take(self, workers: Workers, seconds: float) -> bool:
        """Keep the next result; whether there was one."""
        done = workers.take(seconds)
        self._show()
        if done is None:
            return False
        sizes = self._given.pop(done.task.content)
        pace = self._pace
        if done.result is None:
            self.changed.append(done.task.path)
            pace.failed += 1
        else:
            self._store.put(done.result)
            self._count(done.result)
            pace.done_bytes += sum(sizes)
            pace.known += len(sizes) - 1
        for size in sizes:
            self._see(size)
        return True

    def _count(self, result: Result) -> None:
        pace = self._pace
        pace.verified += 1
        pace.games += len(result.games)
        pace.actions += result.count("actions_total")
        pace.diverged += result.count("actions_diverged")
        pace.failed += result.error is not None
        pace.memory_mb = max(pace.memory_mb, result.memory_mb)

    def _see(self, size: int) -> None:
        self._pace.seen += 1
        self._pace.seen_bytes += size

    def _show(self, *, always: bool = False) -> None:
        now = time.monotonic()
        if always or now - self._shown >= TICK_S:
            self._shown = self._pace.now = now
            self._watch(self._pace)


def _absolute(name: str) -> str:
    """The same file or address, from any folder."""
    place = Address.parse(name)
    return str(Address(str(Path(place.path).absolute()), place.game))
