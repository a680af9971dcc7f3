"""Invented runs with everything that a test run can meet."""

from __future__ import annotations

import io

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.report.model import ErrorInfo, FileReport, GameReport, Report, Verdict
from hsreplay_sim.report.writers import Manner, Output
from report.samples import (
    HOSTILE,
    TEMPORUS,
    diverged_game,
    divergence,
    unexplained_game,
    verified_game,
)


def unsupported_game() -> GameReport:
    error = ErrorInfo.of(UnsupportedError("Battlegrounds is not simulated"))
    return GameReport(
        1, "power.log", mode="battlegrounds", verdict=Verdict.UNSUPPORTED, error=error
    )


def broken_game() -> GameReport:
    """A game that this program failed on."""
    return GameReport(
        1, "power.log", verdict=Verdict.ERROR, error=ErrorInfo("X901", "KeyError: 'log'")
    )


def empty_game() -> GameReport:
    """A game in which nothing could be compared."""
    game = GameReport(1, "power.log", build=3140)
    game.tally.actions.total = game.tally.actions.unverifiable = 3
    game.judge()
    return game


def adopted_game() -> GameReport:
    """A game in which nothing differs, beside a card without a class."""
    game = verified_game()
    game.tally.unimplemented = {TEMPORUS: 2}
    game.names = {TEMPORUS: "Temporus"}
    return game


def expected_game() -> GameReport:
    """A game whose one divergence is on the user's list."""
    game = diverged_game(divergence(ignored="planted"))
    game.tally.ignored = {"planted": 1}
    return game


def hostile_game() -> GameReport:
    game = diverged_game(
        divergence(address=f"{HOSTILE}:1@2", action=HOSTILE, note=HOSTILE, log=HOSTILE)
    )
    game.players, game.mode, game.turns = (HOSTILE, f"={HOSTILE}"), HOSTILE, 4
    return game


GAMES = {
    "verified": verified_game,
    "diverged": diverged_game,
    "expected": expected_game,
    "unexplained": lambda: unexplained_game(contradicted=True),
    "adopted": adopted_game,
    "unsupported": unsupported_game,
    "broken": broken_game,
    "empty": empty_game,
    "hostile": hostile_game,
}
"""Each kind of game, by a word."""


def files() -> list[FileReport]:
    """A file for each kind of game, then those that have none, or not all of theirs."""
    return [
        *(FileReport(f"{kind}.log", games=[make()]) for kind, make in GAMES.items()),
        FileReport("cut.log", ErrorInfo("I102", "not a log", 7), [verified_game()]),
        FileReport("absent.log", ErrorInfo("I101", "cannot open: No such file or directory")),
        FileReport("none.log"),
        FileReport(HOSTILE, ErrorInfo("I102", f"{HOSTILE}\ufffe ]]> <&'\" \n::error::x"), []),
    ]


def written(
    form: str, *reports: FileReport, strict: bool = False, unmet: tuple[str, ...] = ()
) -> str:
    """What a form writes of a run."""
    out = io.StringIO()
    output = Output(Manner(strict=strict))
    output.to_stream(form, out)
    for file in reports:
        output.file(file)
    output.report.unmet = list(unmet)
    output.end()
    return out.getvalue()


def of_game(form: str, kind: str, *, strict: bool = False) -> str:
    """What a form writes of one game, in the file ``a.log``."""
    return written(form, FileReport("a.log", games=[GAMES[kind]()]), strict=strict)


def whole(form: str, *, strict: bool = False) -> str:
    """What a form writes of a run that has everything."""
    return written(form, *files(), strict=strict, unmet=("old-entry",))


def report_of(*reports: FileReport) -> Report:
    return Report("hsreplay-sim test", list(reports))
