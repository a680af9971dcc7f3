"""``hsreplay-sim reduce``."""

from __future__ import annotations

import click


@click.command("reduce")
@click.argument("directory", metavar="DIR")
def command(directory: str) -> None:
    """Make what `extract` wrote into DIR smaller, as long as its action diverges as before.

    Example: hsreplay-sim reduce bug

    It begins as late as it can and loses the entities that it can do without; the recording and
    the test are rewritten in place.
    """
    from hsreplay_sim.app.outputs.extract import reduce_in

    found, files = reduce_in(directory)
    for name in files:
        click.echo(name)
    click.echo(found.summary, err=True)
