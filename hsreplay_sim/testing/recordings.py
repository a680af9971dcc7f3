"""Which files are recordings, and which of their games and steps are tests.

A test is called as its address is: ``Power.log::2`` is game 2 of the file, ``Power.log::2@41`` its
step 41, which is a test only where it is asked for. A game of an archive is called
``Logs.zip::Monday/Power.log:2``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from hsreplay_sim.app.batch import baseline_of
from hsreplay_sim.app.inputs.files import found_in
from hsreplay_sim.app.look.places import place_of
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.formats.archives import archive_on_the_way
from hsreplay_sim.report.text import counted
from hsreplay_sim.testing.items import FileItem, GameItem, StepItem
from hsreplay_sim.testing.reading import Reading


class Asked(NamedTuple):
    """A recording, a game or a step that is asked for."""

    address: Address
    outer: str
    """The file on disk."""
    inner: str
    """The path in that archive, "" for a file of its own."""

    @classmethod
    def of(cls, text: str) -> Asked:
        """What an address asks for."""
        address = Address.parse(text)
        return cls(address, *(archive_on_the_way(address.path) or (address.path, "")))

    def name(self, rest: str) -> str:
        """The name of a test of it: ``2``, or in an archive ``Monday/Power.log:2``."""
        return f"{self.inner}:{rest}" if self.inner else rest


class Recordings:
    """The plugin of one run of pytest: it collects the games of `--hsreplay`."""

    def __init__(self, config: pytest.Config, paths: list[str]) -> None:
        self._config = config
        self._files: dict[Path, list[Asked]] = {}
        """File on disk → what of it is asked for; several recordings of an archive."""
        try:
            found = found_in(paths)
            self._reading = self._begin(found.files)
            for text in found.files:
                asked = Asked.of(text)
                if not Path(asked.outer).is_file():
                    raise pytest.UsageError(f"--hsreplay: no recording: {text}")
                self._files.setdefault(absolute(asked.outer), []).append(asked)
        except HsReplayError as error:
            raise pytest.UsageError(f"--hsreplay: {error}") from error
        self._header = [counted(len(found.files), "recording"), *found.report()]
        self._on_the_way = {folder for file in self._files for folder in file.parents}
        if config.args_source is not pytest.Config.ArgsSource.ARGS:
            config.args += map(str, self._files)

    def _begin(self, files: list[str]) -> Reading:
        options = VerifyOptions(
            strict=self._config.getoption("hsreplay_strict"),
            baseline=self._config.getoption("hsreplay_baseline"),
        )
        baseline = baseline_of(files, options)
        return Reading(replace(options, baseline=""), baseline)

    def pytest_report_header(self) -> str:
        """How many recordings were found, and what beside them was none."""
        return f"hsreplay: {', '.join(self._header)}"

    @pytest.hookimpl(tryfirst=True)
    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Walk into a folder that pytest would pass over, if a recording was asked for there."""
        ignored: list[str] = self._config.getoption("ignore") or []
        unwanted = any(collection_path.is_relative_to(absolute(each)) for each in ignored)
        wanted = collection_path in self._on_the_way or collection_path in self._files
        return False if wanted and not unwanted else None

    def pytest_collect_file(
        self, file_path: Path, parent: pytest.Collector
    ) -> RecordingFile | None:
        """A recording is a file of tests."""
        asked = self._files.get(file_path)
        if asked is None:
            return None
        named = self._named(file_path)
        made: RecordingFile = RecordingFile.from_parent(
            parent, path=file_path, asked=asked, named=named, reading=self._reading
        )
        return made

    def pytest_sessionfinish(self) -> None:
        """Let go of the last recording."""
        self._reading.close()

    def _named(self, file: Path) -> list[str]:
        """The steps of a file that are named on the command line: ``2@41``."""
        parts = (argument.partition("::") for argument in self._config.args)
        return [name for path, _, name in parts if "@" in name and absolute(path) == file]


def absolute(path: str) -> Path:
    """A path as pytest has it: absolute, and links as they are."""
    return Path(os.path.normpath(Path(path).absolute()))


class RecordingFile(pytest.File):
    """A recording, or an archive of recordings."""

    def __init__(
        self, *, asked: list[Asked], named: list[str], reading: Reading, **keywords: object
    ) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]
        self._asked = asked
        self._named = named
        self._reading = reading

    def collect(self) -> Iterator[pytest.Item]:
        """The games that are asked for, then the steps."""
        for asked in self._asked:
            address = asked.address
            if address.step or address.spot:
                yield self._step(str(address), asked)
            elif address.game:
                yield self._game(asked, address.game)
            else:
                yield from self._games(asked)
        outer = self._asked[0].outer
        join = "/" if self._asked[0].inner else ":"
        for name in dict.fromkeys(self._named):
            yield self._step(f"{outer}{join}{name}", Asked.of(outer), name)

    def _games(self, asked: Asked) -> Iterator[pytest.Item]:
        count, error = self._reading.count(asked.address.path)
        for number in range(1, count + 1):
            yield self._game(asked, number)
        if error is not None or not count:
            yield self._made(FileItem, asked.name("file"), asked.address.path, error=error)

    def _game(self, asked: Asked, number: int) -> pytest.Item:
        return self._made(GameItem, asked.name(str(number)), asked.address.path, game=number)

    def _step(self, text: str, asked: Asked, name: str = "") -> pytest.Item:
        """A step by its address, in whatever way that names it."""
        try:
            place = place_of(text).address
        except HsReplayError as error:
            raise self.CollectError(str(error)) from error
        name = name or asked.name(f"{place.game}@{place.step}")
        return self._made(StepItem, name, place.path, game=place.game, step=place.step)

    def _made(self, kind: type[pytest.Item], name: str, file: str, **more: object) -> pytest.Item:
        made: pytest.Item = kind.from_parent(
            self, name=name, file=file, reading=self._reading, **more
        )
        return made
