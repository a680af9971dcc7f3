"""Verifying many files: one at a time in memory, no file able to end the run.

With more than one job the files go to a pool of processes; the reports come back in the order
the files were given, so the worker count never shows in the output. What a pool needs is imported
where there is one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app.inputs.files import files_of
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.app.repeats import Repeats, content_of
from hsreplay_sim.app.signs import Heed, Sign, send
from hsreplay_sim.base.address import STREAM, Address, StrPath, kind_of
from hsreplay_sim.base.errors import ExitCode, HsReplayError, InputError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import ErrorInfo, FileReport, GameReport, Verdict

if TYPE_CHECKING:
    from hsreplay_sim.app.api import AnyGame
    from hsreplay_sim.app.runs.baseline import Baseline

RECORDING_SUFFIXES = (".gz", ".log", ".txt", ".xml")
INTERNAL = "X901"
INTERRUPTED = ErrorInfo("A602", "interrupted: what follows was not looked at",
                        exit_code=ExitCode.INTERRUPTED)  # fmt: skip
Watch = Callable[[FileReport, float], None]
"""Is told of a file as it begins and after each of its games: the report so far, whose last game is
the new one, and how much of the file was read, from 0 to 1."""
PAUSE_S = 0.1
"""How long a result is waited for between two looks at the signs."""

PACKAGE = Path(__file__).resolve().parents[1]


def recordings_in(paths: Iterable[Path]) -> list[Path]:
    """Return the files of a command line, sorted: a folder is replaced by the recordings in it."""
    return sorted(
        file
        for path in paths
        for file in ([path] if path.is_file() else path.iterdir())
        if file.suffix in RECORDING_SUFFIXES
    )


def observed_games(paths: Iterable[Path]) -> Iterator[Recording]:
    """The observed games of files, one in memory at a time; what cannot be read is left out."""
    from hsreplay_sim.app import api

    for path in paths:
        try:
            for game in api.load(path, path=path.name):
                if isinstance(game, Recording):
                    yield game
        except InputError:
            continue


def files_read(paths: Iterable[StrPath], options: VerifyOptions) -> list[str]:
    """The files that a run reads, so that its result goes to none of them."""
    more = [
        os.fspath(each) for each in (options.snapshots, options.ignore, options.baseline) if each
    ]
    return [_path_of(path) for path in paths] + more


def verify_files(
    paths: StrPath | Iterable[StrPath],
    options: VerifyOptions | None = None,
    jobs: int = 1,
    *,
    watch: Watch | None = None,
) -> Iterator[FileReport]:
    """A report for each path, in order, as soon as it is done; a single path is a run of one file.

    A folder, a pattern or an archive stands for the recordings in it. Never raises for what is in
    a file. If `jobs` is above 1, that many processes share the files; otherwise `watch` is told of
    every game that is done, and of a file that Ctrl-C breaks off there is a report of the games so
    far.

    Raises:
        TypeError: at once, if an argument is not a path.
        InputError: at once, if the baseline cannot be read.
        KeyboardInterrupt: behind that report.
    """
    names, chosen = _names(paths), VerifyOptions.given(options)
    return verify_found(names, chosen, jobs, watch, baseline=baseline_of(names, chosen))


def baseline_of(names: Iterable[str], options: VerifyOptions) -> Baseline | None:
    """The baseline of a run over files and addresses, if the options name one.

    Raises:
        InputError: it cannot be read, or is none.
    """
    if not options.baseline:
        return None
    from hsreplay_sim.app.runs.baseline import Baseline

    return Baseline.read(options.baseline, map(_path_of, names))


def verify_found(
    names: Sequence[str],
    options: VerifyOptions,
    jobs: int = 1,
    watch: Watch | None = None,
    heed: Heed | None = None,
    *,
    baseline: Baseline | None = None,
) -> Iterator[FileReport]:
    """The same for files and addresses, none of which stands for others.

    With several processes `heed` is given the signs of all files that are being verified.
    """
    settle = _Settle(options, baseline)
    if jobs > 1 and len(names) > 1:
        return _settled(_pooled(names, settle.options, jobs, heed or _ignore), settle)
    return _one_by_one(names, settle.options, watch or _look_away, settle)


class _Settle:
    """What is done with a game in view of other games and other runs, where all reports arrive."""

    def __init__(self, options: VerifyOptions, baseline: Baseline | None) -> None:
        self._baseline = baseline
        self._repeats = Repeats()
        self._most = options.max_divergences
        self.options = options
        """How the games are verified before."""
        if baseline is not None:
            boards = "every" if options.boards else ""
            self.options = replace(options, baseline="", max_divergences=0, boards=boards)

    def __call__(self, path: str, game: GameReport) -> None:
        self._repeats.mark(path, game)
        if self._baseline is not None:
            self._baseline.mark(path, game)
            if self._most:
                game.keep(self._most)


def _settled(reports: Iterator[FileReport], settle: _Settle) -> Iterator[FileReport]:
    for report in reports:
        for game in report.games:
            settle(report.path, game)
        yield report


def _look_away(_: FileReport, __: float) -> None:
    """Nobody watches."""


def _ignore(_: Sign) -> None:
    """Nobody heeds."""


def _one_by_one(
    names: Sequence[str], options: VerifyOptions, watch: Watch, settle: _Settle
) -> Iterator[FileReport]:
    for name in names:
        report = FileReport(_path_of(name))
        try:
            for _, share in games_into(report, name, options):
                if report.games:
                    settle(report.path, report.games[-1])
                watch(report, share)
        except KeyboardInterrupt:
            report.error = INTERRUPTED
            yield report
            raise
        yield report


def _names(paths: StrPath | Iterable[StrPath]) -> list[str]:
    if isinstance(paths, str | os.PathLike):
        return files_of([paths])
    if not isinstance(paths, Iterable):
        raise TypeError(f"pass a path or several, not {kind_of(paths)}")
    return files_of(paths)


def verify_file(path: str, options: VerifyOptions, place: int = 0) -> FileReport:
    """All games of one file, or the one of an address, one in memory at a time.

    A worker gives a sign after each; the file is the one at `place`.
    """
    report = FileReport(_path_of(path))
    for _, share in games_into(report, path, options):
        send(Sign(place, share, tuple(str(each.verdict) for each in report.games)))
    return report


def games_into(
    report: FileReport, path: str, options: VerifyOptions
) -> Iterator[tuple[AnyGame | None, float]]:
    """Verify the games of a file into its report: each one that is done, and how much is read.

    Before the first one there is None. Never raises for what is in the file: its report says so.
    """
    from hsreplay_sim.app import api
    from hsreplay_sim.app.look.quotes import Quotes

    number = 0
    try:
        wanted = Address.of_games(path, options.game).game
        if Path(report.path).is_dir():
            raise InputError("holds no recording", SourceRef(report.path))
        yield None, 0.0
        replay = api.load(report.path, strict=options.strict, reader=options.reader)
        with Quotes(STREAM if report.path == STREAM else replay.path) as quotes:
            for number, game in enumerate(replay.games, 1):
                if wanted in (0, number):
                    report.games.append(report_on(game, number, replay.format, options))
                    quotes.add(report.games[-1])
                    yield game, replay.share_read
        if wanted > number:
            raise UsageError(f"there is no game {wanted}, the file holds {number}")
    except HsReplayError as error:
        report.error = ErrorInfo.of(error)
    except Exception as error:
        report.error = internal_error(error, options.debug)


def report_on(game: AnyGame, number: int, form: str, options: VerifyOptions) -> GameReport:
    """The report on a game of a file in this format; what goes wrong is the error of the game."""
    from hsreplay_sim.app import api

    try:
        report = api.verify(game, options)
        report.content = content_of(game)
        if options.boards and report.differences:
            from hsreplay_sim.app.look.steps import add_boards
            from hsreplay_sim.replay.board import Snapshot

            if not isinstance(game, Snapshot):
                add_boards(report, game, every=options.boards == "every")
        return report
    except HsReplayError as error:
        info = ErrorInfo.of(error)
        if error.at is not None and error.at.path == os.fspath(options.snapshots) != "":
            message = f"{error.at.path}: {info.message}"
            info = ErrorInfo(info.code, message, info.line, info.exit_code)
    except Exception as error:
        info = internal_error(error, options.debug)
    verdict = Verdict.UNSUPPORTED if info.exit_code == ExitCode.UNSUPPORTED else Verdict.ERROR
    return GameReport(number, form, verdict=verdict, error=info)


def internal_error(error: Exception, debug: bool = False) -> ErrorInfo:
    """The entry for a bug of ours: the exception and where in the package it arose."""
    import traceback

    if debug:
        traceback.print_exception(error)
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(PACKAGE)]
    place = ""
    if ours:
        place = f" ({Path(ours[-1].filename).relative_to(PACKAGE).as_posix()}:{ours[-1].lineno})"
    message = " ".join(str(error).split())[:300]
    return ErrorInfo(INTERNAL, f"{type(error).__name__}: {message}{place}")


def _path_of(address: StrPath) -> str:
    """The file of an address; the address itself if it is none: its file then has that error."""
    try:
        return Address.parse(address).path
    except UsageError:
        return os.fspath(address)


def _pooled(
    paths: Sequence[str], options: VerifyOptions, jobs: int, heed: Heed
) -> Iterator[FileReport]:
    """Start pools until all is done; a file whose worker died is tried once more by itself."""
    done = 0
    while done < len(paths):
        for report in _pool(paths, done, options, jobs, heed):
            done += 1
            yield report
        if done < len(paths):
            yield _alone(paths[done], options)
            done += 1


def _pool(
    paths: Sequence[str], first: int, options: VerifyOptions, jobs: int, heed: Heed
) -> Iterator[FileReport]:
    """Reports from the path `first` on, in order, ending early where a worker died."""
    from concurrent.futures import wait
    from concurrent.futures.process import BrokenProcessPool

    from hsreplay_sim.app.workers import Signs

    signs = Signs()
    with signs.pool(jobs) as pool:
        futures = {
            place: pool.submit(verify_file, paths[place], options, place)
            for place in range(first, len(paths))
            # A worker has no standard input of ours: "-" is read here.
            if _path_of(paths[place]) != STREAM
        }
        try:
            for place in range(first, len(paths)):
                if place not in futures:
                    yield verify_file(paths[place], options)
                    continue
                while not wait([futures[place]], PAUSE_S).done:
                    for sign in signs.waiting():
                        heed(sign)
                try:
                    yield futures[place].result()
                except BrokenProcessPool:
                    return
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _alone(path: str, options: VerifyOptions) -> FileReport:
    from concurrent.futures.process import BrokenProcessPool

    from hsreplay_sim.app.workers import worker_pool

    with worker_pool(1) as pool:
        try:
            return pool.submit(verify_file, path, options).result()
        except BrokenProcessPool:
            return FileReport(path, ErrorInfo(INTERNAL, "the worker process died on this file"))
