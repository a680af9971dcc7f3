"""``hsreplay-sim step``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from hsreplay_sim_cli.options import Placed, unguarded

if TYPE_CHECKING:
    from hsreplay_sim.report.terminal.screen import Colour


@click.command("step", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME][@STEP]")
@click.option("--exec", "script", metavar="COMMANDS", help='Run these and leave: "d; s; q".')
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto")
def command(address: str, script: str | None, color: Colour) -> None:
    """Step through a game: n and p, t for the next turn, d for the next divergence, ? for all.

    Example: hsreplay-sim step Power.log --exec "d; s"

    Commands are read from standard input, one a line; an empty line shows both sides of the step.
    """
    from hsreplay_sim.app.look.stepping import Stepper, asked
    from hsreplay_sim.report.terminal.screen import Screen

    stepper = Stepper(Screen.to(sys.stdout, color), address)
    stepper.run(script.split(";") if script is not None else asked(sys.stdin))
