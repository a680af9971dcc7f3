"""``hsreplay-sim convert``."""

from __future__ import annotations

import click


@click.command("convert")
@click.argument("source", metavar="IN|-")
@click.argument("target", metavar="OUT|-")
@click.option("--from", "source_format", metavar="FORMAT", help="Default: what the content says.")
@click.option("--to", "target_format", metavar="FORMAT", help="Default: by the name of OUT.")
@click.option("--game", type=click.IntRange(1), help="Only this game of IN.")
@click.option("--strict", is_flag=True, help="Fail when OUT cannot hold all that IN holds.")
def command(
    source: str,
    target: str,
    source_format: str | None,
    target_format: str | None,
    game: int | None,
    strict: bool,
) -> None:
    """Convert IN to OUT in another format; what gets lost is listed on standard error."""
    from hsreplay_sim.api import convert
    from hsreplay_sim.report.text import clean

    losses = convert(
        source, target, source_format=source_format, to=target_format, game=game, strict=strict
    )
    for loss in losses:
        click.echo(f"not kept: {clean(loss)}", err=True)
