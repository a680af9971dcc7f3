"""``hsreplay-sim batch report``."""

from __future__ import annotations

import click


@click.command("report")
@click.argument("results", metavar="FILE")
@click.option("--output", type=click.Choice(["text", "html", "json"]), help="Default: by the name.")
@click.option("-o", "--output-file", "target", default="-", metavar="OUT", help="Write here.")
@click.option("--top", type=click.IntRange(0), default=40, help="Rows of a long table; 0: all.")
def command(results: str, output: str | None, target: str, top: int) -> None:
    """Print the scoreboard of FILE: by build, mode, card and root of a divergence.

    Example: hsreplay-sim batch report results.sqlite -o results.html

    It may be asked for while the batch runs.
    """
    from pathlib import PurePath

    from hsreplay_sim.app.results.scoreboard import written
    from hsreplay_sim.base.output import write_file

    by_name = {".json": "json", ".html": "html"}.get(PurePath(target).suffix, "text")
    write_file(target, [written(results, output or by_name, top)], [results])
