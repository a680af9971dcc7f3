"""A game as a list: a line for each step, with its number, turn, player, title, mark and line.

Below it stands what came of the step, in the sentences that every output has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.app.api import verify
from hsreplay_sim.app.look.places import Game, as_build, games_of
from hsreplay_sim.base.address import Address, StrPath
from hsreplay_sim.hearthbreaker.told import told_of
from hsreplay_sim.hearthbreaker.walkthrough import views
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report.text import clean
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.report.model import GameReport

MARKS = {Outcome.VERIFIED: "✓", Outcome.DIVERGED: "✗", Outcome.UNEXPLAINED: "~"}
ASCII_MARKS = {"✓": "+", "✗": "x"}
NOT_JUDGED = "?"


@dataclass(frozen=True, slots=True)
class LogLine:
    """A step in one line.

    `mark` is ✓ verified, ✗ diverged, ~ unexplained, ? not judged, "" not asked for.
    """

    step: int
    turn: int
    player: str
    title: str
    line: int
    mark: str = ""
    told: tuple[str, ...] = ()
    """What came of the step; of a script, what our engine makes of it."""

    def text(self, *, ascii_only: bool = False) -> str:
        """For people."""
        mark = ASCII_MARKS.get(self.mark, self.mark) if ascii_only else self.mark
        words = f"{self.step:>4} {mark or ' '} turn {self.turn:<3} {clean(self.player):<18}"
        line = f"  line {self.line}" if self.line else ""
        return f"{words} {clean(self.title)}{line}"

    @property
    def below(self) -> list[str]:
        """For people: the lines under it, one for each sentence."""
        return [f"{'':8}{clean(each)}" for each in self.told]


@dataclass(frozen=True, slots=True)
class GameLog:
    """All steps of a game."""

    address: Address
    verdict: str
    lines: list[LogLine]

    @property
    def head(self) -> str:
        """The line above the list of steps."""
        count = f"{len(self.lines)} step{'s' * (len(self.lines) != 1)}"
        return clean(", ".join(filter(None, (str(self.address), count, self.verdict))))


def logs_of(
    text: StrPath, archive: Archive | None = None, *, judged: bool = True, build: int = 0
) -> Iterator[GameLog]:
    """The games of a file, or the one of an address; without `judged` nothing is verified.

    `build` is the one that a user says, 0 if nobody does.

    Raises:
        InputError: the file cannot be read.
        UsageError: there is no such game, or the address names a step.
        UnsupportedError: a game has no steps.
    """
    for address, found in games_of(text, archive):
        game = as_build(found, build)
        report = verify(game) if judged else None
        told = sentences_of(game)
        lines = [
            LogLine(
                *each,
                mark=mark_of(report, each[0]) if report is not None else "",
                told=told.get(each[0], ()),
            )
            for each in steps_in_words(game)
        ]
        yield GameLog(address, report.verdict.value if report is not None else "", lines)


def steps_in_words(game: Game) -> Iterator[tuple[int, int, str, str, int]]:
    """Number, turn, player, title and first line of every step that can be reached."""
    if isinstance(game, Recording):
        for each in Walkthrough(game, build_of(game)).actions:
            yield each.step, each.turn, each.player, each.title, each.lines[0]
    else:
        steps = range(1, len(game.moves) + 1)
        for step, view in sorted(views(game, steps).items()):
            yield step, view.turn, "", view.title, game.moves[step - 1].line


def sentences_of(game: Game) -> dict[int, tuple[str, ...]]:
    """Step → what came of it in words; of a script, what our engine makes of it."""
    if isinstance(game, Recording):
        told = dict(enumerate(Walkthrough(game, build_of(game)).told, 1))
    else:
        told = told_of(game)
    return {step: tuple(each.text for each in found) for step, found in told.items()}


def mark_of(report: GameReport, step: int) -> str:
    """Return the mark of a step by its outcome: what has none was judged by nobody."""
    outcome = report.outcomes.get(step)
    return MARKS.get(outcome, NOT_JUDGED) if isinstance(outcome, Outcome) else NOT_JUDGED
