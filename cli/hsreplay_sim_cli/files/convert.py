"""``hsreplay-sim convert``."""

from __future__ import annotations

from typing import TypedDict, Unpack

import click

from hsreplay_sim_cli.options import Placed, unguarded

FORMATS = """\b
Formats: power.log, hsreplay-xml, snapshot, hearthbreaker-complete, hearthbreaker-compact;
with --to also hearthbreaker-state, one board as hearthbreaker dumps it."""


class _Asked(TypedDict):
    """The options that are passed on as they are."""

    to: str | None
    game: int | None
    strict: bool
    partial: bool
    date: str


@click.command("convert", cls=Placed, epilog=FORMATS)
@click.argument("source", callback=unguarded, metavar="IN|-")
@click.argument("target", metavar="OUT|-")
@click.option("--from", "from_", metavar="FORMAT", help="Default: what the content says.")
@click.option("--to", metavar="FORMAT", help="Default: by the name of OUT.")
@click.option("--game", type=click.IntRange(1), help="Only this game of IN.")
@click.option("--strict", is_flag=True, help="Fail when OUT cannot hold all that IN holds.")
@click.option("--partial", is_flag=True, help="Write OUT although a part of the game is not in it.")
@click.option(
    "--date", metavar="DAY", default="", help="The day a log begins on, for XML: 2024-05-31."
)
def command(source: str, target: str, *, from_: str | None, **options: Unpack[_Asked]) -> None:
    """Convert IN, a file or FILE:GAME@STEP, to OUT; what is lost is listed on standard error."""
    from hsreplay_sim.app.outputs.convert import convert
    from hsreplay_sim.report.text import clean

    report = convert(source, target, from_=from_, **options)
    for loss in report.losses:
        click.echo(f"not kept: {clean(loss)}", err=True)
    for note in report.notes:
        click.echo(f"note: {clean(note)}", err=True)
    if report.ruleset:
        message = "the packets are not from a recording: the engine played the game by the rules of"
        click.echo(f"{message} {report.ruleset}", err=True)
