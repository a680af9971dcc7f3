"""``hsreplay-sim anonymize``."""

from __future__ import annotations

import click


@click.command("anonymize")
@click.argument("source", metavar="IN|-")
@click.argument("target", metavar="OUT|-")
@click.option("--times", "drop_times", is_flag=True, help="Drop the time stamps as well.")
def command(source: str, target: str, drop_times: bool) -> None:
    """Write IN to OUT in its own format without its players: names, accounts, ranks.

    Example: hsreplay-sim anonymize Power.log send-me.log

    What is written verifies the same. Of a log only the lines of the game are kept, so that no deck
    and no path of another logger goes along.
    """
    from hsreplay_sim.app.outputs.anonymize import anonymize

    count = anonymize(source, target, times=not drop_times)
    click.echo(f"{count} name{'s' * (count != 1)} replaced", err=True)
