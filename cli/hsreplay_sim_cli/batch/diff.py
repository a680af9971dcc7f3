"""``hsreplay-sim batch diff``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode


@click.command("diff")
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@click.option("--output", type=click.Choice(["human", "json"]), default="human")
def command(old: str, new: str, output: str) -> int:
    """Say what changed between two files of results, in the contents that both have.

    Example: hsreplay-sim batch diff before.sqlite after.sqlite

    The exit code is 1 if an action diverges that did not before.
    """
    from hsreplay_sim.app.results.comparison import compared
    from hsreplay_sim.report.json import text

    found = compared(old, new)
    for line in [text(found.data())[:-1]] if output == "json" else found.lines():
        click.echo(line)
    return ExitCode.DIVERGED if found.found else ExitCode.CLEAN
