"""``hsreplay-sim adapter``."""

from __future__ import annotations

import click

from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim_cli.options import engine_options

MARKS = {"ok": "  ", "note": "- ", "bad": "! "}


@click.group("adapter")
def command() -> None:
    """Engines of others: `adapter check` runs the protocol against one and says what it lacks.

    Example: hsreplay-sim adapter check --engine mypackage:MyEngine

    docs/YOUR_ENGINE.md is the guide, and `verify --engine` checks one against recordings.
    """


@command.command("check")
@click.argument("paths", nargs=-1, metavar="[PATH...]")
@engine_options
def check(
    paths: tuple[str, ...], engine: str | None, engine_command: str | None, engine_seconds: float
) -> int:
    """Run the protocol against an engine, over PATH... or a shipped game, and say what it lacks.

    Example: hsreplay-sim adapter check --engine-command ./my-adapter
    """
    from hsreplay_sim.app.inputs.engines import check_engine, engine_asked
    from hsreplay_sim.report.text import clean

    if bool(engine) == bool(engine_command):
        raise click.UsageError("name an engine: --engine or --engine-command")
    found = check_engine(engine_asked(engine or "", engine_command or "", engine_seconds), paths)
    for each in found:
        click.echo(MARKS[each.grade] + clean(each.text))
    return ExitCode.DIVERGED if any(each.grade == "bad" for each in found) else ExitCode.CLEAN
