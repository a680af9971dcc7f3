"""``hsreplay-sim convert``."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import reader

if TYPE_CHECKING:
    from hsreplay_sim.app.outputs.convert import ConversionReport

FORMATS = """\b
Formats: power.log (log), hsreplay-xml (xml), packets (json), snapshot,
hearthbreaker-complete (complete), hearthbreaker-compact (compact); with --to also text, the
game in plain English, and hearthbreaker-state, one board as hearthbreaker dumps it."""
LOSSES_SHOWN = 10
"""So many losses of a file are listed unless all are wanted: a damaged log may lose hundreds."""


class _Terms(TypedDict):
    """The options that are passed on as they are."""

    strict: bool
    partial: bool
    date: str
    streams: str
    dialect: str


@click.command("convert", epilog=FORMATS)
@click.argument("paths", nargs=-1, required=True, metavar="IN... OUT|-")
@click.option("--from", "from_", metavar="FORMAT", help="Default: what the content says.")
@click.option("--to", metavar="FORMAT", help="Default: by the name of OUT.")
@click.option("--game", type=click.IntRange(1), help="Only this game of IN.")
@click.option("--jobs", type=click.IntRange(1), default=1, help="Processes to use. Default: 1.")
@click.option("--strict", is_flag=True, help="Fail when OUT cannot hold all that IN holds.")
@click.option("-v", "--verbose", is_flag=True, help="List every loss, not the first ones alone.")
@click.option("--partial", is_flag=True, help="Write OUT although a part of the game is not in it.")
@click.option(
    "--date", metavar="DAY", default="", help="The day a log begins on, for XML: 2024-05-31."
)
@click.option(
    "--streams", type=click.Choice(("both", "gamestate")), default="both",
    help="Of a log: both, as a client writes it, or GameState alone, half as long. Default: both.",
)  # fmt: skip
@click.option(
    "--dialect", type=click.Choice(("firestone",)), callback=lambda _, __, name: name or "",
    help="Of XML: with the attributes that Firestone demands.",
)  # fmt: skip
@reader
def command(
    paths: tuple[str, ...],
    from_: str | None,
    to: str | None,
    game: int | None,
    jobs: int,
    verbose: bool,
    **terms: Unpack[_Terms],
) -> int:
    """Convert IN, a file or FILE:GAME@STEP, to OUT; what is lost is listed on standard error.

    Example: hsreplay-sim convert Power.log game.hsreplay.xml

    Several files, a folder, a pattern or an archive go into the folder OUT; that needs --to:
    hsreplay-sim convert Logs/ games.zip OUT/ --to xml --jobs 2
    """
    from hsreplay_sim.app.outputs.convert import convert
    from hsreplay_sim.app.outputs.many import convert_files, is_for_many

    if len(paths) < 2:
        raise click.UsageError("say what to convert, and where to")
    *sources, target = paths
    if not is_for_many(sources, target):
        _tell(convert(sources[0], target, from_=from_, to=to, game=game, **terms), verbose)
        return ExitCode.CLEAN
    if not to or from_ or game:
        raise click.UsageError("for many files say --to, and neither --from nor --game")
    worst = 0
    for done in convert_files(sources, target, to=to, jobs=jobs, **terms):
        if done.error is not None:
            worst = max(worst, done.error.exit_code)
            _echo(f"{done.source}: {done.error.code} {done.error.message}")
        else:
            click.echo(done.target)
        if done.report is not None:
            _tell(done.report, verbose, f"{done.source}: ")
    return worst


def _tell(report: ConversionReport, verbose: bool, lead: str = "") -> None:
    """What the target holds of the moves, what it does not hold, and what a reader should know."""
    if report.kept:
        _echo(f"{lead}{report.kept}")
    shown = report.losses if verbose else report.losses[:LOSSES_SHOWN]
    for loss in shown:
        _echo(f"{lead}not kept: {loss}")
    if len(shown) < len(report.losses):
        _echo(f"{lead}not kept: {len(report.losses) - len(shown)} more; --verbose lists them")
    for note in report.notes:
        _echo(f"{lead}note: {note}")
    if report.ruleset:
        message = "the packets are not from a recording: the engine played the game by the rules of"
        _echo(f"{lead}{message} {report.ruleset}")


def _echo(text: str) -> None:
    from hsreplay_sim.report.text import clean

    click.echo(clean(text), err=True)
