"""``hsreplay-sim convert``."""

from __future__ import annotations

import click

FORMATS = """\b
Formats: power.log, hsreplay-xml, snapshot, hearthbreaker-complete, hearthbreaker-compact;
with --to also hearthbreaker-state, one board as hearthbreaker dumps it."""


@click.command("convert", epilog=FORMATS)
@click.argument("source", metavar="IN|-")
@click.argument("target", metavar="OUT|-")
@click.option("--from", "from_", metavar="FORMAT", help="Default: what the content says.")
@click.option("--to", metavar="FORMAT", help="Default: by the name of OUT.")
@click.option("--game", type=click.IntRange(1), help="Only this game of IN.")
@click.option("--strict", is_flag=True, help="Fail when OUT cannot hold all that IN holds.")
def command(
    source: str, target: str, from_: str | None, to: str | None, game: int | None, strict: bool
) -> None:
    """Convert IN, a file or FILE:GAME@STEP, to OUT; what is lost is listed on standard error."""
    from hsreplay_sim.app.convert import convert
    from hsreplay_sim.report.text import clean

    report = convert(source, target, from_=from_, to=to, game=game, strict=strict)
    for loss in report.losses:
        click.echo(f"not kept: {clean(loss)}", err=True)
    if report.ruleset:
        message = "the packets are not from a recording: the engine played the game by the rules of"
        click.echo(f"{message} {report.ruleset}", err=True)
