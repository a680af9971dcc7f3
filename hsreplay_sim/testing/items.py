"""The tests: a game, a step of a game, and a file that cannot be read or has no game."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from hsreplay_sim.report import concise
from hsreplay_sim.report.ci.case import (
    Case,
    Result,
    case_of,
    case_of_file,
    case_of_step,
    headline_text,
)
from hsreplay_sim.report.model import FileReport
from hsreplay_sim.report.terminal.human import Human

if TYPE_CHECKING:
    from pathlib import Path

    from hsreplay_sim.report.model import ErrorInfo, GameReport
    from hsreplay_sim.testing.reading import Reading

SECTION = "hsreplay"
"""The section of the output that says what a passed test rests on."""


class FailedError(Exception):
    """A test failed, for the reason that the text gives."""


class _Item(pytest.Item):
    """A test that ends as its case does."""

    def __init__(self, *, file: str, reading: Reading, **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]
        self.file = file
        """The path of the recording, as addresses name it."""
        self.reading = reading

    def repr_failure(  # type: ignore[override]
        self, excinfo: pytest.ExceptionInfo[BaseException], style: None = None
    ) -> object:
        """The text of a failure, without a traceback of this package."""
        if isinstance(excinfo.value, FailedError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Where the test is: the recording, and the address."""
        return self.path, None, self.address()

    def address(self) -> str:
        """What the test is about, as every command takes it."""
        return self.file

    def conclude(self, case: Case, text: str) -> None:
        """End the test as a case ends."""
        if case.result is Result.SKIPPED:
            pytest.skip(f"{self.address()}: {case.message}")
        if case.result is not Result.PASSED:
            raise FailedError(text)


class GameItem(_Item):
    """A game as a test."""

    def __init__(self, *, game: int, **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]
        self.game = game

    def address(self) -> str:
        """``Power.log:2``."""
        return f"{self.file}:{self.game}"

    def runtest(self) -> None:
        """Verify the game."""
        report = self.reading.report(self.file, self.game)
        self.end(report, case_of(report, strict=self.reading.options.strict))

    def end(self, report: GameReport, case: Case) -> None:
        """End with a case; the report is what a failure shows."""
        self.user_properties += [("verdict", report.verdict.value), ("build", report.build or "")]
        self.conclude(case, shown(self.file, report, case))
        lines = concise.game_lines(FileReport(self.file), report)
        self.add_report_section("call", SECTION, "".join(lines))
        if report.divergences:
            pytest.xfail("all that diverges is in the baseline")


class StepItem(GameItem):
    """A step as a test: the game is verified, and what differs elsewhere does not count."""

    def __init__(self, *, step: int, **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]
        self.step = step

    def address(self) -> str:
        """``Power.log:2@41``."""
        return f"{super().address()}@{self.step}"

    def runtest(self) -> None:
        """Verify the game of the step."""
        report = self.reading.report(self.file, self.game, every=True)
        case = case_of_step(report, self.step, strict=self.reading.options.strict)
        self.end(only(report, self.step), case)


class FileItem(_Item):
    """A file that cannot be read to its end, or that has no game."""

    def __init__(self, *, error: ErrorInfo | None, **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]
        self.error = error

    def runtest(self) -> None:
        """Say why."""
        file = FileReport(self.file, self.error)
        self.conclude(case_of_file(file), "".join(concise.end_lines(file)))


def only(report: GameReport, step: int) -> GameReport:
    """The report without what other steps differ in."""
    return replace(
        report,
        divergences=[each for each in report.divergences if each.step == step],
        unexplained=[each for each in report.unexplained if each.step == step],
        contradictions=[each for each in report.contradictions if each.step == step],
        option_differences=[],
    )


def shown(file: str, report: GameReport, case: Case) -> str:
    """What a failure says: its headline, then the report for people with the board."""
    out = io.StringIO()
    Human.to(out, "never").game(FileReport(file), report)
    return f"{headline_text(report, case)}\n\n{out.getvalue()}".rstrip("\n")
