"""``hsreplay-sim batch dump``."""

from __future__ import annotations

import click


@click.command("dump")
@click.argument("results", metavar="FILE")
@click.option("-o", "--output-file", "target", default="-", metavar="OUT", help="Write here.")
def command(results: str, target: str) -> None:
    """Write all results of FILE as JSON Lines, one content each, without times.

    Example: hsreplay-sim batch dump results.sqlite -o results.jsonl

    Two batches of the same files by the same program give the same bytes, however they ran.
    """
    from hsreplay_sim.app.results.dump import dump
    from hsreplay_sim.base.output import write_file

    write_file(target, dump(results), [results])
