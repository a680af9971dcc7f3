"""``hsreplay-sim steps``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import Placed, reader, recordings, unguarded


@click.command("steps", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME[@STEP]]")
@click.argument("target", default="-", metavar="[OUT|-]")
@click.option("--to", type=click.Choice(["jsonl"]), default="jsonl", help="Default: jsonl.")
@recordings
@reader
def command(address: str, target: str, to: str, folder: str | None) -> int:
    """Write the steps of FILE, a line each: state, action, answers, state after it, options.

    Example: hsreplay-sim steps Power.log steps.jsonl --to jsonl

    The answers are all that chance or a player decided in the action. Without OUT the lines go to
    standard output.
    """
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.outputs.steps import write_steps

    count = write_steps(address, target, Archive.here(folder))
    return ExitCode.CLEAN if count else ExitCode.NOTHING
