"""The recordings of a test run: their games are counted, and verified when a test asks for one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.app import api
from hsreplay_sim.app.batch import internal_error, report_on
from hsreplay_sim.app.look.quotes import Quotes
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.report.model import ErrorInfo, GameReport, Verdict

if TYPE_CHECKING:
    from hsreplay_sim.app.api import AnyGame, Replay
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.app.runs.baseline import Baseline


class Reading:
    """Reads recordings; of all files and games only the last one stays in memory."""

    def __init__(self, options: VerifyOptions, baseline: Baseline | None) -> None:
        self.options = options
        self._baseline = baseline
        self._open: Replay | None = None
        self._last: tuple[tuple[str, int, bool], GameReport] | None = None

    def count(self, path: str) -> tuple[int, ErrorInfo | None]:
        """The number of games, and why the file cannot be read to its end, if it cannot."""
        number = 0
        try:
            for _ in api.load(path, strict=self.options.strict):
                number += 1
        except HsReplayError as error:
            return number, ErrorInfo.of(error)
        except Exception as error:
            return number, internal_error(error)
        return number, None

    def report(self, path: str, number: int, *, every: bool = False) -> GameReport:
        """The report on a game, with the board of the action it begins with or of `every` one.

        Never raises: what is wrong with the file is the error of the game.
        """
        asked = (path, number, every)
        if self._last is None or self._last[0] != asked:
            self._last = asked, self._verified(path, number, every=every)
        return self._last[1]

    def close(self) -> None:
        """Let go of the file that is open."""
        self._open = self._last = None

    def _verified(self, path: str, number: int, *, every: bool) -> GameReport:
        try:
            game, form = self._read(path, number)
        except HsReplayError as error:
            return GameReport(number, "", verdict=Verdict.ERROR, error=ErrorInfo.of(error))
        except Exception as error:
            return GameReport(number, "", verdict=Verdict.ERROR, error=internal_error(error))
        boards = "every" if every or self._baseline is not None else "first"
        report = report_on(game, number, form, replace(self.options, boards=boards))
        with Quotes(path) as quotes:
            quotes.add(report)
        if self._baseline is not None:
            self._baseline.mark(path, report)
        return report

    def _read(self, path: str, number: int) -> tuple[AnyGame, str]:
        """A game and the format of its file; going on from the last one where that is possible."""
        if self._open is None or self._open.path != path:
            self._open = api.load(path, strict=self.options.strict)
        return self._open[number - 1], self._open.format
