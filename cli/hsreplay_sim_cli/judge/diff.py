"""``hsreplay-sim diff``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode


@click.command("diff")
@click.argument("old", metavar="OLD.json")
@click.argument("new", metavar="NEW.json")
@click.option("--output", type=click.Choice(["human", "json"]), default="human")
def command(old: str, new: str, output: str) -> int:
    """Say what changed between two runs of `verify`: new, gone and still diverging actions.

    Example: hsreplay-sim diff before.json after.json

    OLD and NEW are written by `verify -o FILE.json`. A file is the same in both if its name is. The
    exit code is 1 if an action diverges that did not before.
    """
    from hsreplay_sim.app.runs import changes
    from hsreplay_sim.report.json import text

    found = changes(old, new)
    for line in [text(found.data())[:-1]] if output == "json" else found.lines():
        click.echo(line)
    return ExitCode.DIVERGED if found.found else ExitCode.CLEAN
