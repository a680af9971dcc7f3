"""``hsreplay-sim diff``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode


@click.command("diff")
@click.argument("old", metavar="OLD.json")
@click.argument("new", metavar="NEW.json")
@click.option("--output", type=click.Choice(["human", "json"]), default="human")
@click.option("--fail-on-missing", is_flag=True, help="A game that NEW lacks is a failure.")
def command(old: str, new: str, output: str, fail_on_missing: bool) -> int:
    """Say what changed between two runs of `verify`: new, gone and still diverging actions.

    Example: hsreplay-sim diff before.json after.json

    OLD and NEW are written by `verify -o FILE.json`. Only the games that both have are counted; the
    others are named. A file is the same in both if its path is, or if the paths end alike. The exit
    code is 1 if something diverges that did not before.
    """
    from hsreplay_sim.app.runs.changes import changes
    from hsreplay_sim.report.json import text

    found = changes(old, new)
    for line in [text(found.data())[:-1]] if output == "json" else found.lines():
        click.echo(line)
    failed = found.found or (fail_on_missing and found.missing)
    return ExitCode.DIVERGED if failed else ExitCode.CLEAN
