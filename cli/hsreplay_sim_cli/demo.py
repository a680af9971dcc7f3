"""``hsreplay-sim demo``."""

from __future__ import annotations

import sys

import click


@click.command("demo")
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto")
def command(color: str) -> int:
    """Verify two shipped games; in the second one a divergence was planted.

    Example: hsreplay-sim demo
    """
    from hsreplay_sim.app.batch import verify_files
    from hsreplay_sim.app.demo import demo_files
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.base.errors import ExitCode
    from hsreplay_sim.report.model import Verdict
    from hsreplay_sim.report.writers import Manner, Output
    from hsreplay_sim_cli.options import program_name

    output = Output(Manner(colour=color, program=program_name()))
    output.to_stream("human", sys.stdout)
    for file in verify_files(demo_files(), VerifyOptions(boards="first")):
        output.file(file)
    output.end()
    verdicts = [game.verdict for game in output.report.games]
    expected = [Verdict.VERIFIED, Verdict.DIVERGED]
    return ExitCode.CLEAN if verdicts == expected else ExitCode.INTERNAL
