"""A game as a case of a test run: passed, failed, skipped, or broken before there was a verdict.

The cases fail where the exit code says so: what the user's own lists expect is no failure, and what
is unsupported or unexplained is one if the run is strict.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hsreplay_sim.report.concise import difference_text
from hsreplay_sim.report.grade import headline
from hsreplay_sim.report.model import NO_GAME, Outcome, Verdict
from hsreplay_sim.report.text import card_text, clean, counted, summary

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, ErrorInfo, FileReport, GameReport

NOTHING = "nothing could be checked"
"""The message of a game in which no action was judged and no change predicted."""

UNSUPPORTED = "unsupported"
"""The code of a game that is not simulated."""

STRICT = "strict"
"""The code of a failure that only a strict run has; a divergence has the code of its difference."""

CARDS_NAMED = 6
"""The number of cards that a message names."""


class Result(StrEnum):
    """The result of a case."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    BROKEN = "error"
    """The file or the program was at fault, so that there is no verdict."""


@dataclass(frozen=True, slots=True)
class Case:
    """A result, and why it is not `passed`: a code and one line of plain text."""

    result: Result
    code: str = ""
    message: str = ""


PASSED = Case(Result.PASSED)


def case_of(game: GameReport, *, strict: bool = False) -> Case:
    """The case of a game."""
    if game.verdict is Verdict.UNSUPPORTED:
        message = clean(game.error.message) if game.error is not None else ""
        failed = strict and game.falls_short
        return Case(Result.FAILED if failed else Result.SKIPPED, UNSUPPORTED, message)
    if game.error is not None:
        return _broken(game.error)
    if game.fails:
        return _diverged(game.headline)
    if strict and game.falls_short:
        return Case(Result.FAILED, STRICT, _short_of(game))
    if not game.tally.checked_anything:
        return Case(Result.SKIPPED, "", NOTHING)
    return PASSED


def case_of_step(game: GameReport, step: int, *, strict: bool = False) -> Case:
    """The case of one step of a game; what differs in other steps does not count."""
    outcome = game.outcomes.get(step)
    if outcome is None and (game.error is not None or game.verdict is Verdict.UNSUPPORTED):
        return case_of(game, strict=strict)
    root = headline([each for each in game.divergences if each.step == step])
    if root is not None and not root.expected:
        return _diverged(root)
    if root is not None or outcome is Outcome.VERIFIED:
        return PASSED
    if outcome is not Outcome.UNEXPLAINED:
        return Case(Result.SKIPPED, "", f"not judged: {outcome or NOTHING}")
    return _unexplained(game, step) if strict else PASSED


def _unexplained(game: GameReport, step: int) -> Case:
    """The case of an unexplained step in a strict run."""
    found = [each for each in game.unexplained if each.step == step]
    contradicted = [each for each in game.contradictions if each.step == step and not each.known]
    first = headline(found)
    if first is not None and not first.expected:
        return Case(Result.FAILED, STRICT, f"unexplained {summary(first)}")
    return Case(Result.FAILED, STRICT, contradicted[0].summary()) if contradicted else PASSED


def case_of_file(file: FileReport) -> Case:
    """The case of a file beside those of its games: passed if it was read and has a game."""
    if file.error is not None:
        return _broken(file.error)
    return PASSED if file.games else Case(Result.SKIPPED, "", NO_GAME)


def headline_text(game: GameReport, case: Case) -> str:
    """What a report on the game begins with, in a line, or what its case says; else ""."""
    first = game.begins_with
    if first is None:
        return f"{case.code} {case.message}".strip()
    words = (
        f"step {first.step}",
        first.code,
        "unexplained" if game.headline is None else "",
        clean(first.action),
        difference_text(first, game.names),
    )
    return " ".join(filter(None, words))


def _diverged(root: Divergence | None) -> Case:
    """The case of a divergence; it may be counted and not kept."""
    if root is None:
        return Case(Result.FAILED, "", Verdict.DIVERGED)
    return Case(Result.FAILED, root.code, summary(root))


def _broken(error: ErrorInfo) -> Case:
    line = f"line {error.line}: " if error.line else ""
    return Case(Result.BROKEN, error.code, f"{line}{clean(error.message)}")


def _short_of(game: GameReport) -> str:
    """What a strict run counts against a game that did not diverge."""
    lacking = sorted(game.tally.unimplemented.keys() - game.known)
    cards = [card_text(each, game.names) for each in lacking]
    more = len(cards) - CARDS_NAMED
    named = ", ".join(cards[:CARDS_NAMED]) + (f", {more} more" if more > 0 else "")
    known = sum(game.tally.ignored_unexplained.values()) + game.tally.known.get("unexplained", 0)
    numbers = (
        (game.unexplained_total - known, "unexplained difference"),
        (sum(not each.known for each in game.contradictions), "contradiction"),
    )
    words = [counted(number, what) for number, what in numbers if number]
    return "; ".join(words + [f"not implemented: {named}"] * bool(named))
