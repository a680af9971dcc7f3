"""Showing a step to a person: both sides of it, or the lines of the file where there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.app.look.sides import sides_of
from hsreplay_sim.app.look.steps import read_lines, step_view
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.terminal.sides import CONTEXT, print_differences, print_sides
from hsreplay_sim.report.terminal.step import print_step

if TYPE_CHECKING:
    from hsreplay_sim.app.look.places import Place
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.report.moment.sides import Sides
    from hsreplay_sim.report.terminal.screen import Screen

RAW_LINES = 40
"""Lines of the file that are shown by default."""


def show(
    screen: Screen, place: Place, *, lines: int | None = None, diff: bool = False,
    raw: bool = False, options: VerifyOptions | None = None,
) -> None:  # fmt: skip
    """Print a step; `lines` is how much of it, `diff` leaves out what is the same on both sides.

    `options` name the engine whose side is shown; by default it is ours. A scripted game, and one
    that is not simulated, has no other side: its lines are shown.
    """
    sides = None if raw else _sides(place, options)
    if sides is None:
        print_step(screen, step_view(place), RAW_LINES if lines is None else lines)
    elif diff:
        print_differences(screen, sides)
    else:
        print_step_of(screen, place, sides, CONTEXT if lines is None else lines)


def print_step_of(screen: Screen, place: Place, sides: Sides, context: int = CONTEXT) -> None:
    """Print both sides of a step, and the line of the file that the difference is about."""
    line = place.line or (sides.differences[0].line if sides.differences else 0)
    quoted = dict(read_lines(place.source, line, line)).get(line, "") if line else ""
    if place.line and not quoted:
        raise UsageError(f"there is no line {line}", SourceRef(place.address.path))
    print_sides(screen, sides, context=context, focus=place.line, quoted=quoted)


def _sides(place: Place, options: VerifyOptions | None) -> Sides | None:
    if not isinstance(place.game, Recording):
        return None
    found = sides_of(place.game, {place.address.step}, options)[1]
    return found[0] if found else None
