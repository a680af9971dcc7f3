"""The report of a verification for people.

Three layouts: framed (a terminal of 90 columns or more), stacked (narrower), plain (piped: no
frame, nothing wrapped). Text from files is only ever `rich.text.Text`, never markup, and passes
:func:`hsreplay_sim.report.text.clean`. Colour repeats what words and marks say already.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from shlex import quote
from typing import TYPE_CHECKING, TextIO

from msgspec import Struct
from rich.text import Text

from hsreplay_sim.base.address import STREAM
from hsreplay_sim.report.lineage import followers
from hsreplay_sim.report.model import NO_GAME
from hsreplay_sim.report.terminal.account import account, judged
from hsreplay_sim.report.terminal.action import print_action
from hsreplay_sim.report.terminal.open import contradiction_lines, unexplained_lines
from hsreplay_sim.report.terminal.screen import Screen
from hsreplay_sim.report.text import clean, option_text, totals_text

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, ErrorInfo, FileReport, GameReport, Report
    from hsreplay_sim.report.terminal.screen import Colour

STYLES = {
    "verified": "bold green",
    "diverged": "bold red",
    "partial": "bold yellow",
    "unsupported": "bold yellow",
    "error": "bold red",
}
PROGRAM = "hsreplay-sim"
STEPS_SHOWN = 1
OPTIONS_SHOWN = 3


class Human(Struct):
    """Prints file reports to a screen; `every` shows all diverging actions, not only the first.

    `program` is how the user calls this program.
    """

    screen: Screen
    every: bool = False
    program: str = PROGRAM

    @classmethod
    def to(
        cls,
        out: TextIO,
        colour: Colour = "auto",
        width: int | None = None,
        every: bool = False,
        program: str = PROGRAM,
    ) -> Human:
        """A renderer for a stream."""
        return cls(Screen.to(out, colour, width), every, program)

    def game(self, file: FileReport, game: GameReport) -> None:
        """Print a game: the verdict, what diverged, what is unexplained, what to type."""
        show = self.screen.print
        show(_headline(file, game))
        if game.error is not None:
            line = f" (line {game.error.line})" if game.error.line else ""
            show(f"reason       {game.error.code} {clean(game.error.message)}{line}")
        if game.same_as and not self.every:
            where = clean(game.same_as)
            show(f"the same game as {where}, of which all is said there (-v: here too)")
        else:
            self._findings(file, game)
        show()

    def _findings(self, file: FileReport, game: GameReport) -> None:
        """Print what diverged, what is unexplained, the counts, and what to type."""
        show = self.screen.print
        steps, unsure = _by_action(game), _in_order(game.unexplained)
        later = followers(game.divergences)
        steps = [each for each in steps if self.every or not each[0].follows]
        shown = steps if self.every else steps[:STEPS_SHOWN]
        unsure_shown = unsure if self.every else []
        for group in shown + unsure_shown:
            print_action(self.screen, group, game.names)
            if group[0].address in later:
                show(f"  {_follow(later[group[0].address])}")
        lines = [
            *_rest(steps[len(shown) :], later),
            *unexplained_lines(unsure[len(unsure_shown) :], game.names),
            *contradiction_lines(game, every=self.every),
            *account(game),
            *self._options(file, game),
        ]
        for line in lines:
            show(line)
        first = game.begins_with
        if first is not None and first.board is not None and file.path != STREAM:
            show(f"next: {clean(self.program)} show {_typed(first.address)}")

    def end(self, file: FileReport) -> None:
        """Print the line after the games of a file: its error, or that it has none."""
        if file.error is not None:
            self._error(clean(file.path), file.error)
        elif not file.games:
            self.screen.print(_head("nothing", clean(file.path), NO_GAME))

    def totals(self, report: Report) -> None:
        """Print a line on the whole run."""
        self.screen.print(totals_text(report))

    def _options(self, file: FileReport, game: GameReport) -> list[str]:
        """The first options that the engine judges otherwise, or all of them."""
        found = game.option_differences
        shown = found if self.every else found[:OPTIONS_SHOWN]
        lines = [f"  {clean(file.path)}:{each.line}  {option_text(each)}" for each in shown]
        if len(found) > len(shown):
            lines.append(f"  and {len(found) - len(shown)} more options (-v shows all)")
        return lines

    def _error(self, where: str, error: ErrorInfo) -> None:
        place = f"{where}:{error.line}" if error.line else where
        self.screen.print(_head("error", place, f"{error.code} {clean(error.message)}"))


def _head(verdict: str, where: str, rest: str) -> Text:
    line = Text(verdict.upper(), style=STYLES.get(verdict, "bold"))
    line.append(f"  {where}", style="bold")
    return line.append(f"  {rest}" if rest else "", style="not bold")


def _headline(file: FileReport, game: GameReport) -> Text:
    parts = [f"game {game.game}"]
    parts.append(game.build_text)
    parts += judged(game)
    if game.begins_with is not None:
        parts.append(f"step {game.begins_with.step} · turn {game.begins_with.turn}")
    if game.title:
        parts.append(clean(game.title))
    return _head(game.verdict.value, clean(file.path), " · ".join(parts))


def _by_action(game: GameReport) -> list[list[Divergence]]:
    """Return the divergences by action, in the order of the game; the headline's action first."""
    head = game.headline
    steps = _in_order(game.divergences)
    return sorted(steps, key=lambda group: head is None or group[0].address != head.address)


def _in_order(differences: Sequence[Divergence]) -> list[list[Divergence]]:
    """The differences by action, in the order of the game."""
    return [list(group) for _, group in groupby(differences, key=lambda each: each.address)]


def _rest(steps: list[list[Divergence]], later: dict[str, int]) -> list[str]:
    lines = [
        f"also {clean(group[0].address)}  {group[0].code}  {clean(group[0].action)}"
        f"{'  known' * all(each.known for each in group)}"
        + (f"  {_follow(later[group[0].address])}" if group[0].address in later else "")
        for group in steps[:4]
    ]
    if len(steps) > 4:
        lines.append(f"and {len(steps) - 4} more diverging actions (-v shows all)")
    return lines


def _follow(count: int) -> str:
    return f"{count} further actions follow" if count > 1 else "1 further action follows"


def _typed(address: str) -> str:
    """An address as a shell takes it: a file whose name begins with a hyphen is no option."""
    return quote(clean(f"./{address}" if address.startswith("-") else address))
