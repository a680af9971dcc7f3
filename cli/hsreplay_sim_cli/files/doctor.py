"""``hsreplay-sim doctor``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode


@click.command("doctor")
@click.argument("paths", nargs=-1, metavar="[PATH...]")
def command(paths: tuple[str, ...]) -> int:
    """Say what is wrong with a file and what to do; without one, look at this installation.

    Example: hsreplay-sim doctor Power.log

    Of a file: encoding, format, damage, lost lines, what is missing at its ends, builds, and what
    log.config did not switch on. Otherwise: versions, card data, and where logs are expected.
    """
    from hsreplay_sim.app.inputs.doctor import of_file, of_installation
    from hsreplay_sim.app.inputs.files import found_in
    from hsreplay_sim.report.text import clean

    bad = False
    for path in found_in(paths).files if paths else [""]:
        if path:
            click.echo(clean(path))
        for finding in of_file(path) if path else of_installation():
            for line in str(finding).split("\n"):
                click.echo(line[:4].strip("\n") + clean(line[4:]))
            bad = bad or (bool(path) and finding.grade == "bad")
    return ExitCode.UNREADABLE if bad else ExitCode.CLEAN
