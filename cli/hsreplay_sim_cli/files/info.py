"""``hsreplay-sim info``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import Placed, reader, unguarded


@click.command("info", cls=Placed)
@click.argument("paths", callback=unguarded, nargs=-1, required=True, metavar="PATH...|-")
@click.option(
    "--output",
    type=click.Choice(["human", "json", "jsonl", "csv"]),
    default="human",
    help="json is one document, jsonl a line for each game, csv a row for each player.",
)
@click.option("--cards", is_flag=True, help="Show mulligans, decks and all that was played.")
@click.option("--strict", is_flag=True, help="Stop at the first thing that cannot be read.")
@reader
def command(paths: tuple[str, ...], output: str, cards: bool, strict: bool) -> int:
    """Show what is in PATH... without replaying it: players, decks, result, damage to the file.

    Example: hsreplay-sim info Power.log

    A folder, a pattern or an archive stands for the recordings in it.
    """
    from hsreplay_sim.app.inputs.files import found_in
    from hsreplay_sim.app.inputs.headers import PAGES
    from hsreplay_sim.app.inputs.info import infos_of
    from hsreplay_sim.base.errors import HsReplayError
    from hsreplay_sim.report.text import clean

    worst = found = 0
    inputs = found_in(paths)
    page = PAGES[output](cards)
    for path in inputs.files:
        try:
            for info in infos_of(path, strict=strict, facts=True):
                found += 1
                click.echo(page.game(info), nl=False)
        except HsReplayError as error:
            click.echo(f"hsreplay-sim: {clean(str(error))}", err=True)
            worst = max(worst, error.exit_code)
    click.echo(page.end(), nl=False)
    for note in inputs.report():
        click.echo(note, err=True)
    return worst or (ExitCode.CLEAN if found else ExitCode.NOTHING)
