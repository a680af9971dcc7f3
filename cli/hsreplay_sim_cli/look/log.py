"""``hsreplay-sim log``."""

from __future__ import annotations

import sys

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import Placed, build, reader, recordings, unguarded


@click.command("log", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME]")
@click.option("--no-verify", is_flag=True, help="Without marks, which need the engine.")
@click.option("--brief", is_flag=True, help="The list alone, without what came of each step.")
@build
@recordings
@reader
def command(address: str, no_verify: bool, brief: bool, build: int, folder: str | None) -> int:
    """List the steps of a recording, and below each one what came of it.

    A step is a line of number, mark, turn, player, action, line; the sentences below it are those
    of a conversion to text, of find and of the page.

    Example: hsreplay-sim log Power.log

    The marks: ✓ verified, ✗ diverged, ~ unexplained, ? not judged.
    """
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.look.log import logs_of

    ascii_only = not sys.stdout.encoding.lower().startswith("utf")
    count = 0
    for game in logs_of(address, Archive.here(folder), judged=not no_verify, build=build):
        count += 1
        click.echo(game.head)
        for line in game.lines:
            click.echo(line.text(ascii_only=ascii_only))
            for sentence in () if brief else line.below:
                click.echo(sentence)
    return ExitCode.CLEAN if count else ExitCode.NOTHING
