"""A log that is being written: the verdict of each action as soon as the next one begins.

The client appends to Power.log, begins a new game in the same file, and a new file with each start.

What a hidden card is, which build wrote the log and which lines were lost is known from what
follows. So the present game is verified as a whole again when an action is finished, and what is
told is what `verify` says of the log so far: half a second at the end of a game of 110 actions
(U249). The longer a look takes, the longer the next one is waited for: at most a fifth of a
processor is used.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from hsreplay_sim.app.api import load, verify
from hsreplay_sim.app.look.log import LogLine, mark_of, steps_in_words
from hsreplay_sim.base import limits
from hsreplay_sim.base.address import StrPath, path_text
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import ENGINE, FileReport, GameReport, Report
from hsreplay_sim.report.text import clean

PAUSE_S = 1.0
"""Between two looks at the file, at least."""
REST = 4
"""How many times as long as a look took the next one is waited for."""


class Follower:
    """Follows one log; :meth:`poll` returns the new steps."""

    def __init__(self, path: StrPath) -> None:
        self.path = path_text(path)
        self.report = Report(ENGINE, [FileReport(self.path)])
        """The games so far; the last one may not be over."""
        self._known = (0, 0)
        """Which file it is, and how long it was at the last look."""
        self._start = 0
        """Where the present game begins: at this byte, behind so many lines."""
        self._lines = 0
        self._told = 0
        """How many steps of the present game were told."""
        self._begun = False

    def follow(self, *, ascii_only: bool = False) -> Iterator[str]:
        """Yield what is new, for ever."""
        while True:
            began = time.monotonic()
            yield from self.poll(ascii_only=ascii_only)
            time.sleep(max(PAUSE_S, REST * (time.monotonic() - began)))

    def poll(self, *, ascii_only: bool = False) -> Iterator[str]:
        """The lines for what was written since the last look; none while the file is not there.

        Raises:
            InputError: it cannot be read.
        """
        try:
            stat = Path(self.path).stat()
        except FileNotFoundError:
            return
        same, size = self._known
        if (stat.st_ino, stat.st_size) == self._known:
            return
        self._known = stat.st_ino, stat.st_size
        if same and (stat.st_ino != same or stat.st_size < size):
            yield "a new file"
            self._start = self._lines = self._told = 0
            self._begun = False
        data, begins = self._whole_lines(), (self._start, self._lines)
        games = self._games(data)
        for place, game in enumerate(games):
            over = place + 1 < len(games)
            for line in self._tell(game, begins[1], over=over or not game.truncated):
                yield line.text(ascii_only=ascii_only) if isinstance(line, LogLine) else line
            if over:
                self._go_on(data, begins, games[place + 1].first_line - 1)

    def _whole_lines(self) -> bytes:
        """Return the whole lines of the file from the present game on. Raises InputError."""
        try:
            with Path(self.path).open("rb") as file:
                file.seek(self._start)
                data = file.read(limits.LOG_BYTES_MAX)
        except OSError as error:
            message = f"cannot read: {error.strerror or error}"
            raise InputError(message, SourceRef(self.path)) from error
        return data[: data.rfind(b"\n") + 1]

    def _games(self, data: bytes) -> list[Recording]:
        try:
            return [game for game in load(data, path=self.path) if isinstance(game, Recording)]
        except InputError:  # nothing of a game is there yet
            return []

    def _go_on(self, data: bytes, begins: tuple[int, int], lines: int) -> None:
        """Make the game after so many lines of the data the present one."""
        place = 0
        for _ in range(lines):
            place = data.find(b"\n", place) + 1
        self._start, self._lines = begins[0] + place, begins[1] + lines
        self._told = 0
        self._begun = False

    def _tell(self, game: Recording, lines: int, *, over: bool) -> Iterator[LogLine | str]:
        """Yield the steps that are finished and were not shown; `lines` precede the data."""
        steps = list(steps_in_words(game))
        finished = len(steps) if over else len(steps) - 1
        if finished <= self._told and self._begun:
            return
        report = verify(game)
        games = self.report.files[0].games
        if self._begun:
            games.pop()
        else:
            yield f"game {len(games) + 1}  {_players(game)}".rstrip()
        report.game = len(games) + 1
        games.append(report)
        self._begun = True
        for each in steps[self._told : max(finished, self._told)]:
            yield replace(LogLine(*each, mark_of(report, each[0])), line=each[4] + lines)
            yield from _differences(report, each[0])
        self._told = max(finished, self._told)
        if over:
            yield f"game {report.game}  {report.verdict.value}"


def _players(game: Recording) -> str:
    names = [player.name for player in game.create.players] if game.create is not None else []
    return clean(" against ".join(filter(None, names)))


def _differences(report: GameReport, step: int) -> Iterator[str]:
    """Yield what diverged in a step, what is unexplained, and what the recording contradicts."""
    differing = [each.summary() for each in report.differences if each.step == step]
    contradicted = [each.summary() for each in report.contradictions if each.step == step]
    yield from (f"       {words}" for words in differing + contradicted)
