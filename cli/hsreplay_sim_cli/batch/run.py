"""``hsreplay-sim batch run``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from hsreplay_sim.base.errors import ExitCode

if TYPE_CHECKING:
    from hsreplay_sim.app.batches.run import How

MEMORY_MIN = 100


class Asked(TypedDict):
    """What click passes, but for the files."""

    jobs: int | None
    scheduler: str | None
    seconds: float
    memory: int
    by_name: bool
    redo: bool
    retry: bool
    strict: bool
    max_divergences: int | None
    ruleset: str
    ignore: str | None
    no_progress: bool


@click.command("run")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--to", "target", required=True, metavar="FILE", help="The file of results.")
@click.option("--jobs", type=click.IntRange(1), help="Workers. Default: one for each core.")
@click.option(
    "--scheduler",
    metavar="ADDRESS",
    help="A dask scheduler, tcp://HOST:PORT, whose workers see the same folders; or 'local'.",
)
@click.option(
    "--seconds", type=click.FloatRange(0, min_open=True), default=60.0, show_default=True,
    help="A worker that finishes no game for so long is ended, and its file has no result.",
)  # fmt: skip
@click.option(
    "--memory", type=click.IntRange(MEMORY_MIN), default=300, show_default=True, metavar="MB",
    help="The memory that a worker may hold.",
)  # fmt: skip
@click.option("--by-name", is_flag=True, help="Files are told apart by name, not by content.")
@click.option("--redo", is_flag=True, help="Drop results of another version, rules or options.")
@click.option("--retry", is_flag=True, help="Verify again what a worker did not get done.")
@click.option(
    "--strict", is_flag=True, help="A file of which anything cannot be read has no result."
)
@click.option("--max-divergences", type=click.IntRange(1), help="Keep so many for each game.")
@click.option("--ruleset", type=click.Choice(["auto", "server", "hearthbreaker"]), default="auto")
@click.option("--ignore", metavar="LIST", help="Differences that are expected, in TOML.")
@click.option("--no-progress", is_flag=True, help="No progress on standard error.")
def command(paths: tuple[str, ...], target: str, **asked: Unpack[Asked]) -> int:
    """Verify the games of PATH... into FILE, or what is missing there.

    Example: hsreplay-sim batch run Logs/ Games.zip --to results.sqlite --jobs 4

    Each result is kept as soon as it is there. The exit code is that of `verify` on all results of
    FILE.
    """
    from hsreplay_sim.app.batches.run import run_batch
    from hsreplay_sim.app.results.verdict import exit_code
    from hsreplay_sim.report.terminal.pace import PaceView
    from hsreplay_sim.report.text import clean
    from hsreplay_sim_cli.options import program_name

    try:
        with PaceView(sys.stderr, enabled=not asked["no_progress"]) as view:
            ran = run_batch(paths, target, _how(asked), view.show)
    except KeyboardInterrupt:
        click.echo("interrupted; the same command goes on from here", err=True)
        return ExitCode.INTERRUPTED
    for line in ran.lines():
        click.echo(line)
    click.echo(f"next: {program_name()} batch report {target}")
    for path in ran.changed:
        click.echo(f"{clean(path)}: changed while it was read; run again", err=True)
    for note in ran.notes:
        click.echo(note, err=True)
    code = exit_code(target, strict=asked["strict"])
    return ExitCode.UNREADABLE if ran.changed and code is ExitCode.CLEAN else code


def _how(asked: Asked) -> How:
    from hsreplay_sim.app.batches.run import How
    from hsreplay_sim.app.batches.tasks import Terms
    from hsreplay_sim.app.options import VerifyOptions

    options = VerifyOptions(
        strict=asked["strict"],
        max_divergences=asked["max_divergences"] or 0,
        ruleset=asked["ruleset"],
        ignore=str(Path(asked["ignore"]).absolute()) if asked["ignore"] else "",
    )
    return How(
        Terms(options, asked["seconds"], asked["memory"]),
        by_name=asked["by_name"],
        redo=asked["redo"],
        retry=asked["retry"],
        jobs=asked["jobs"] or os.cpu_count() or 1,
        scheduler=asked["scheduler"] or "",
    )
