"""An earlier run as a baseline: what differed there is known, and only what is new is a failure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec.structs import replace as with_fields

from hsreplay_sim.app.runs.pairs import paired
from hsreplay_sim.app.runs.run import GameRun, Key, Run, read_run
from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.report.json import printable
from hsreplay_sim.report.text import clean, counted
from hsreplay_sim.report.words import Verdict

if TYPE_CHECKING:
    from hsreplay_sim.base.address import StrPath
    from hsreplay_sim.report.model import Divergence, FileReport, GameReport


class Baseline:
    """The differences of an earlier run, for the files of this one."""

    def __init__(self, run: Run, files: Iterable[str]) -> None:
        self._run = run
        self._pairs = paired(run.files, map(printable, files))
        self._met: set[tuple[str, int]] = set()
        """The games of the earlier run that this one has as well."""
        self._gone = 0

    @classmethod
    def read(cls, path: StrPath, files: Iterable[str]) -> Baseline:
        """The baseline of a report in JSON.

        Raises:
            InputError: it cannot be opened.
            FormatError: it is no such report, or one that keeps less than differs.
        """
        run = read_run(path)
        if any(not game.whole for game in run.games.values()):
            message = "keeps less than differs: write a baseline without --max-divergences"
            raise FormatError(message, SourceRef(run.path))
        return cls(run, files)

    def mark(self, file: str, game: GameReport) -> None:
        """Note beside each difference of a game that the earlier run has it too, and count them.

        A divergence is known if it was one, an unexplained difference if it was unexplained. What
        the user's list expects is not counted twice. A strict run does not count what was not
        implemented or not supported before.
        """
        place = self._pairs.get(printable(file), ""), game.game
        before = self._run.games.get(place)
        if before is None:
            return
        self._mark(game, "divergences", game.divergences, before.diverged)
        self._mark(game, "unexplained", game.unexplained, before.unexplained)
        for at, each in enumerate(game.contradictions):
            if not each.known and Key.of_contradiction(each) in before.contradictions:
                game.contradictions[at] = with_fields(each, known=True)
                game.tally.count("known", "contradictions")
        game.known |= before.unimplemented
        if before.verdict == Verdict.UNSUPPORTED:
            game.known.add(before.verdict)
        if place not in self._met:
            self._met.add(place)
            self._gone += _gone(before, game)

    @staticmethod
    def _mark(
        game: GameReport, what: str, found: list[Divergence], before: Collection[Key]
    ) -> None:
        for at, each in enumerate(found):
            if not each.expected and Key.of(each) in before:
                found[at] = replace(each, known=True)
                game.tally.count("known", what)

    def notes(self, files: Iterable[FileReport]) -> Iterator[str]:
        """What of the earlier run this one lacks, in words, when all files are done."""
        name = clean(self._run.path)
        if self._gone:
            yield f"{name}: gone since: {counted(self._gone, 'divergence')}; write it anew"
        read = {self._pairs.get(printable(each.path), "") for each in files}
        if missing := len(set(self._run.files) - read):
            yield f"{name}: not in this run: {counted(missing, 'file')}"


def _gone(before: GameRun, game: GameReport) -> int:
    """The number of divergences that a game no longer has."""
    return len(before.diverged.keys() - {Key.of(each) for each in game.divergences})
