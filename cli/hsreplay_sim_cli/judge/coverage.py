"""``hsreplay-sim coverage``."""

from __future__ import annotations

import click

from hsreplay_sim_cli.options import Placed, reader, unguarded


@click.command("coverage", cls=Placed)
@click.argument("paths", callback=unguarded, nargs=-1, required=True, metavar="PATH...")
@click.option("--top", type=click.IntRange(1), default=40, help="List so many cards. Default: 40.")
@click.option("--jobs", type=click.IntRange(1), default=1, help="Processes to use. Default: 1.")
@click.option("--output", type=click.Choice(["human", "json"]), default="human")
@reader
def command(paths: tuple[str, ...], top: int, jobs: int, output: str) -> None:
    """List the cards of PATH... that are not implemented, by the games that they hold back.

    Example: hsreplay-sim coverage Logs/

    alone: games in which no other card puts off an action. A card that is not implemented is taken
    over from the log, and its actions are not judged; what differs beside it is unexplained.
    """
    from hsreplay_sim.app.coverage import coverage, data_of, lines_of
    from hsreplay_sim.app.inputs.files import found_in
    from hsreplay_sim.report.json import text

    found = found_in(paths)
    result = coverage(found.files, jobs)
    lines = [text(data_of(result))[:-1]] if output == "json" else lines_of(result, top)
    for line in lines:
        click.echo(line)
    for note in found.report():
        click.echo(note, err=True)
