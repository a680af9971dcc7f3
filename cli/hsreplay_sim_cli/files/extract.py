"""``hsreplay-sim extract``."""

from __future__ import annotations

import click

from hsreplay_sim_cli.options import Placed, reader, recordings, unguarded


@click.command("extract", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME]@STEP")
@click.argument("directory", metavar="DIR")
@click.option("--reduce", "reduced", is_flag=True, help="Only what the divergence takes.")
@recordings
@reader
def command(address: str, directory: str, reduced: bool, folder: str | None) -> None:
    """Write the smallest recording that shows one action, and a test of it, into DIR.

    Example: hsreplay-sim extract Power.log@34 bug --reduce

    The recording holds the state before the action and its packets; `verify` says of the action
    what it says in the whole recording. With --reduce, as much is left out as the divergence can
    do without; `reduce DIR` does so later.
    """
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.look.places import place_of
    from hsreplay_sim.app.outputs.extract import extract

    found, files = extract(place_of(address, Archive.here(folder)), directory, reduced=reduced)
    for name in files:
        click.echo(name)
    click.echo(found.summary, err=True)
