"""``hsreplay-sim show``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from hsreplay_sim_cli.options import Placed, unguarded

if TYPE_CHECKING:
    from hsreplay_sim.report.terminal.screen import Colour


@click.command("show", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME]@STEP")
@click.option("--lines", type=click.IntRange(0), default=40, help="Lines of the log. Default: 40.")
@click.option(
    "--recordings",
    metavar="FOLDER",
    envvar="HSREPLAY_SIM_RECORDINGS",
    help="Where U098:2673, line 2673 of recording U098, is looked up first.",
)
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto")
def command(address: str, lines: int, recordings: str | None, color: Colour) -> None:
    """Show the board before a step of a recording, the action, and its lines of the log.

    A line that the documents of this project cite is shown with its step: U098:2673.
    """
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.look.places import place_of
    from hsreplay_sim.app.look.steps import step_view
    from hsreplay_sim.report.terminal.screen import Screen
    from hsreplay_sim.report.terminal.step import print_step

    view = step_view(place_of(address, Archive.here(recordings)))
    print_step(Screen.to(sys.stdout, color), view, lines)
