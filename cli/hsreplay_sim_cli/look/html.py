"""``hsreplay-sim html``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Unpack

import click

from hsreplay_sim_cli.options import Placed, build, engine_options, other_engine, reader, unguarded
from hsreplay_sim_cli.progress import Progress

if TYPE_CHECKING:
    from hsreplay_sim_cli.options import Named


@click.command("html", cls=Placed)
@click.argument("paths", callback=unguarded, nargs=-1, required=True, metavar="PATH...|-")
@click.option("-o", "--output-file", "target", required=True, metavar="OUT", help="Write here.")
@engine_options
@build
@click.option("--jobs", type=click.IntRange(1), default=1, help="Processes to use. Default: 1.")
@click.option("--no-progress", is_flag=True, help="No progress on standard error.")
@reader
def command(
    paths: tuple[str, ...], target: str, jobs: int, build: int, no_progress: bool,
    **named: Unpack[Named],
) -> None:  # fmt: skip
    """Write pages for a browser: every step, on both sides, with what differs.

    Example: hsreplay-sim html Power.log -o game.html

    OUT says what is written: x.html the page of one game, which begins at the step of an address,
    Power.log:2@41; x.svg the picture of the board before that step; any other name a folder with a
    page for every game and index.html. A page is one file that loads nothing: it can be kept,
    mailed and opened offline. With --engine it is that engine beside the log, instead of ours.
    """
    from hsreplay_sim.app.inputs.files import found_in
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.app.outputs.pages import write_pages
    from hsreplay_sim.report.text import clean

    options = other_engine(named)
    if build:
        options = replace(options or VerifyOptions(), build=build)
    found = found_in(paths)
    with Progress(found.files, found.sizes(), enabled=not no_progress) as progress:
        entries = write_pages(found.files, target, jobs, progress.advance, options)
    for each in entries:
        if each.why:
            click.echo(f"no page of {clean(each.file)}: {clean(each.why)}", err=True)
    for note in found.report():
        click.echo(note, err=True)
