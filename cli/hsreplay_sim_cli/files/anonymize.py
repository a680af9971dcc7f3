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

    What is written verifies the same. Nothing goes along that was not understood: no line of
    another logger, no line that cannot be read, no word in the place of a number or of a card.
    """
    from hsreplay_sim.app.outputs.anonymize import anonymize

    done = anonymize(source, target, times=not drop_times)
    said = [f"{done.names} name{'s' * (done.names != 1)} replaced"]
    if done.dropped:
        said.append(f"{done.dropped} word{'s' * (done.dropped != 1)} left out that fit nowhere")
    if done.lost:
        said.append(f"{done.lost} line{'s' * (done.lost != 1)} left out that cannot be read")
    click.echo("; ".join(said), err=True)
