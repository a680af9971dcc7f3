"""``hsreplay-sim show``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Unpack

import click

from hsreplay_sim_cli.options import (
    Placed,
    build,
    engine_options,
    other_engine,
    reader,
    recordings,
    unguarded,
)

if TYPE_CHECKING:
    from hsreplay_sim.report.terminal.screen import Colour
    from hsreplay_sim_cli.options import Named


@click.command("show", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME]@STEP")
@click.option("--lines", type=click.IntRange(0), help="Rows above and below. Default: 8.")
@click.option("--diff", is_flag=True, help="Only what is not the same on both sides.")
@click.option("--raw", is_flag=True, help="The lines of the file, and the board before them.")
@engine_options
@build
@recordings
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto")
@reader
def command(
    address: str, lines: int | None, diff: bool, raw: bool, build: int, folder: str | None,
    color: Colour, **named: Unpack[Named],
) -> None:  # fmt: skip
    """Show a step as both sides have it: what the log says, what the engine did, the boards.

    Example: hsreplay-sim show Power.log@34

    STEP is a number from 1, turn:21, L25493 (the step that holds the line), or "King Krush" (the
    first step of that card). The rows lie around the first difference, which is marked. A line that
    the documents of this project cite is shown with its step: U098:2673. With --engine it is that
    engine beside the log, instead of ours.
    """
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.look.places import place_of
    from hsreplay_sim.app.look.shown import show
    from hsreplay_sim.report.terminal.screen import Screen

    options = other_engine(named)
    place = place_of(address, Archive.here(folder)).as_build(build)
    show(Screen.to(sys.stdout, color), place, lines=lines, diff=diff, raw=raw, options=options)
