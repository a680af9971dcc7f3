"""``hsreplay-sim find``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import Placed, reader, recordings, unguarded


@click.command("find", cls=Placed)
@click.argument("paths", callback=unguarded, nargs=-1, required=True, metavar="FILE[:GAME]...")
@click.argument("query")
@recordings
@reader
def command(paths: tuple[str, ...], query: str, folder: str | None) -> int:
    """Print the addresses of the steps that QUERY is about.

    Example: hsreplay-sim find Power.log "King Krush"

    QUERY is a card's name or a part of it, or card:NAME, turn:21, turn:>5, tag:FROZEN, tag:ATK=3,
    event:attack (a kind of action or block, or of what came of it: damage, draw, transformation,
    secret, discovery …), player:NAME, told:WORDS; several of them, in one argument, must all hold.
    What came of a step is told in the sentences that log has. The exit code is 5 where nothing is
    found.
    """
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.inputs.files import files_of
    from hsreplay_sim.app.look.find import find

    archive = Archive.here(folder)
    count = 0
    for path in files_of(paths):
        for found in find(path, query, archive):
            count += 1
            click.echo(found.text())
    return ExitCode.CLEAN if count else ExitCode.NOTHING
