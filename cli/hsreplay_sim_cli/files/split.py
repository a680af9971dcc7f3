"""``hsreplay-sim split``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import Placed, unguarded


@click.command("split", cls=Placed)
@click.argument("source", callback=unguarded, metavar="FILE|-")
@click.argument("folder", metavar="DIR")
def command(source: str, folder: str) -> int:
    """Write every game of FILE to a file of its own in DIR, the lines of a log unchanged.

    Example: hsreplay-sim split Power.log games/
    """
    from hsreplay_sim.app.outputs.split import split

    count = 0
    for path in split(source, folder):
        count += 1
        click.echo(path)
    return ExitCode.CLEAN if count else ExitCode.NOTHING
