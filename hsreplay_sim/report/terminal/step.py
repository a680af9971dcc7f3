"""One step for people: where, what, the board before it, and its lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from hsreplay_sim.report.terminal.board import board_lines
from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Board
    from hsreplay_sim.report.terminal.screen import Screen


class StepLike(Protocol):
    """The input of :func:`print_step`; :class:`hsreplay_sim.app.look.steps.StepView` is one."""

    @property
    def address(self) -> str:
        """``file:game@step``."""

    @property
    def steps(self) -> int:
        """The number of steps in the game."""

    @property
    def turn(self) -> int:
        """The turn of the step."""

    @property
    def action(self) -> str:
        """The title of the action."""

    @property
    def card_text(self) -> str:
        """Name and text of the card that acts."""

    @property
    def board(self) -> Board:
        """The board before the step."""

    @property
    def lines(self) -> tuple[tuple[int, str], ...]:
        """Line numbers and lines of the log."""

    @property
    def mark(self) -> int:
        """The number of the line to point at, 0 for none."""


def print_step(screen: Screen, view: StepLike, lines_max: int) -> None:
    """Print a step, with at most `lines_max` lines of the log."""
    head = f"{clean(view.address)} of {view.steps} · turn {view.turn}"
    screen.print(Text(head, style="bold"))
    screen.print(clean(view.action))
    if view.card_text:
        screen.print(f"“{clean(view.card_text)}”")
    screen.print()
    lines = board_lines(view.board, screen.narrow, screen.ascii_only, screen.width - 2)
    screen.indented(map(Text, lines))
    screen.print()
    _print_excerpt(screen, view, lines_max)


def _print_excerpt(screen: Screen, view: StepLike, lines_max: int) -> None:
    """The first lines of a step, or those around the one that is marked."""
    at = next((i for i, (number, _) in enumerate(view.lines) if number == view.mark), 0)
    start = max(0, min(at - lines_max // 2, len(view.lines) - lines_max))
    shown = view.lines[start : start + lines_max]
    if start:
        screen.print(f"         {start} lines before (--lines)")
    for number, text in shown:
        marked = number == view.mark
        style = "bold" if marked else ""
        screen.print(Text(f"{'>' if marked else ' '}{number:>6}  {clean(text)}", style=style))
    if rest := len(view.lines) - start - len(shown):
        screen.print(f"         and {rest} more (--lines)")
