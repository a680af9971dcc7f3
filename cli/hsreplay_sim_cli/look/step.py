"""``hsreplay-sim step``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from hsreplay_sim_cli.options import Placed, reader, unguarded

if TYPE_CHECKING:
    from hsreplay_sim.report.terminal.screen import Colour


@click.command("step", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME][@STEP]")
@click.option("--exec", "script", metavar="COMMANDS", help='Run these and leave: "d; s; q".')
@click.option("--tui", is_flag=True, help="On the whole screen; needs hsreplay-sim[tui].")
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto")
@reader
def command(address: str, script: str | None, tui: bool, color: Colour) -> None:
    """Step through a game: n and p, t for the next turn, d for the next divergence, ? for all.

    Example: hsreplay-sim step Power.log --exec "d; s"

    Commands are read from standard input, one a line; an empty line shows both sides of the step.
    """
    if tui:
        return _on_the_whole_screen(address)
    from hsreplay_sim.app.look.stepping import Stepper, asked
    from hsreplay_sim.report.terminal.screen import Screen

    stepper = Stepper(Screen.to(sys.stdout, color), address)
    stepper.run(script.split(";") if script is not None else asked(sys.stdin))
    return None


def _on_the_whole_screen(address: str) -> None:
    try:
        from hsreplay_sim.app.tui.stepping import StepApp
    except ModuleNotFoundError as error:
        message = "--tui needs textual: pip install 'hsreplay-sim[tui]'"
        raise click.UsageError(message) from error
    StepApp(address).run()
