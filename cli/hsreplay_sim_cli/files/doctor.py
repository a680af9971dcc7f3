"""``hsreplay-sim doctor``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import reader


@click.command("doctor")
@click.argument("paths", nargs=-1, metavar="[PATH...]")
@click.option("--output", type=click.Choice(["human", "json"]), default="human")
@reader
def command(paths: tuple[str, ...], output: str) -> int:
    """Say what is wrong with a file and what to do; without one, look at this installation.

    Example: hsreplay-sim doctor Power.log

    Of a file: encoding, format, damage, lost lines, what is missing at its ends, builds, and what
    log.config did not switch on. Otherwise: versions, card data, and where logs are expected.
    """
    from hsreplay_sim.app.inputs.doctor import diagnosis, diagnosis_data, lines_of
    from hsreplay_sim.app.inputs.files import found_in
    from hsreplay_sim.report.json import text

    found = diagnosis(found_in(paths).files if paths else [])
    for line in [text(diagnosis_data(found))[:-1]] if output == "json" else lines_of(found):
        click.echo(line)
    return ExitCode.UNREADABLE if any(each.bad for each in found) else ExitCode.CLEAN
