"""``hsreplay-sim verify``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Unpack

import click

from hsreplay_sim.report.words import OUTPUTS
from hsreplay_sim_cli.options import (
    Asked,
    Placed,
    build,
    check_engine_options,
    engine_options,
    reader,
    renderer,
    unguarded,
    verify_options,
)
from hsreplay_sim_cli.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hsreplay_sim.base.address import StrPath
    from hsreplay_sim.report.model import FileReport, Report


@click.command("verify", cls=Placed)
@click.argument("paths", callback=unguarded, nargs=-1, required=True, metavar="PATH...|-")
@click.option(
    "--output",
    type=click.Choice(OUTPUTS),
    help="Default: by the name of -o (.json, .jsonl, .csv, .md; .xml: junit), or human.",
)
@click.option(
    "-o",
    "--output-file",
    "targets",
    multiple=True,
    metavar="FILE",
    help="Write here, also to several files; - is standard output, the default.",
)
@click.option("--strict", is_flag=True, help="What is unsupported, unexplained or damaged counts.")
@click.option("--game", type=click.IntRange(1), default=None, help="Only this game of each file.")
@build
@click.option("--jobs", type=click.IntRange(1), default=1, help="Processes to use. Default: 1.")
@click.option("--max-divergences", type=click.IntRange(1), help="Keep so many for each game.")
@click.option("--clusters", is_flag=True, help="Rank the roots of divergences by games.")
@click.option("--top", type=click.IntRange(1), help="Rank so many of them. Default: 40.")
@click.option("--ruleset", type=click.Choice(["auto", "server", "hearthbreaker"]), default="auto")
@engine_options
@click.option(
    "--engine-tries",
    type=click.IntRange(1),
    default=64,
    help="So often an action is played by an engine that draws by itself. Default: 64.",
)
@click.option("--lockstep", is_flag=True, help="That engine plays on, without a state each time.")
@click.option(
    "--ignore", metavar="FILE", help="Differences that are expected, in TOML; no failure."
)
@click.option("--baseline", metavar="OLD.json", help="An earlier report: only what is new fails.")
@click.option("--snapshots", metavar="FILE", help="States recorded beside a scripted replay.")
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto")
@click.option("--follow", is_flag=True, help="PATH is a log that is being written: Ctrl-C ends.")
@click.option("--no-progress", is_flag=True, help="No progress on standard error.")
@click.option("-v", "--verbose", is_flag=True, help="Show every diverging action.")
@click.option("--debug", is_flag=True, help="Show the traceback of an unexpected error.")
@click.pass_context
@reader
def command(
    ctx: click.Context, /, paths: tuple[str, ...], jobs: int, follow: bool, **asked: Unpack[Asked]
) -> int:
    """Replay the games of PATH... in the engine and report where engine and record differ.

    Example: hsreplay-sim verify Power.log

    A folder, a pattern or an archive stands for the recordings in it.
    """
    from hsreplay_sim.app.batch import baseline_of, files_read, verify_found
    from hsreplay_sim.app.inputs.files import found_in

    if follow:
        check_engine_options(asked, follow=True)
        return _follow(paths)
    options = verify_options(asked, debug=ctx.find_root().params["debug"])
    options.session()  # an engine that is not there is told before any file is read
    unmet, found = _unmet_in(options.ignore), found_in(paths)
    inputs = files_read(found.files, options)
    baseline = baseline_of(found.files, options)
    output = renderer(asked, sys.stdout, inputs)
    with Progress(found.files, found.sizes(), enabled=not asked["no_progress"]) as progress:

        def watch(file: FileReport, share: float) -> None:
            with progress.hidden():
                output.games(file)
            progress.reading(file, share)

        try:
            for file in verify_found(
                found.files, options, jobs, watch, progress.heed, baseline=baseline
            ):
                with progress.hidden():
                    output.file(file)
                progress.advance(file)
        finally:
            output.report.unmet = unmet(output.report)
            output.end(inputs)
    _tell((*found.report(), *(baseline.notes(output.report.files) if baseline else ())))
    return output.report.exit_code(options.strict)


def _tell(notes: Iterable[str]) -> None:
    for note in notes:
        click.echo(note, err=True)


def _unmet_in(path: StrPath) -> Callable[[Report], list[str]]:
    """A list of expected differences is read; what is given tells the entries that a run lacks."""
    if not path:
        return lambda _: []
    from hsreplay_sim.app.ignored import ignored_in, unmet

    expected = ignored_in(path)
    return lambda report: unmet(report, expected)


def _follow(paths: tuple[str, ...]) -> int:
    """Tell of each action as it is finished, until Ctrl-C; then the totals."""
    from hsreplay_sim.app.follow import Follower
    from hsreplay_sim.report.terminal.human import Human

    if len(paths) != 1:
        raise click.UsageError("one log can be followed at a time")
    follower = Follower(paths[0])
    ascii_only = not sys.stdout.encoding.lower().startswith("utf")
    try:
        for line in follower.follow(ascii_only=ascii_only):
            click.echo(line)
    except KeyboardInterrupt:
        click.echo()
        Human.to(sys.stdout).totals(follower.report)
    return follower.report.exit_code(strict=False)
