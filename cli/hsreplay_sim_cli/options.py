"""From the options of the command line to the objects of the package."""

from __future__ import annotations

import os
import shlex
import sys
from typing import TYPE_CHECKING, Any, TextIO, TypedDict, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.report.writers import Output


F = TypeVar("F", bound="Callable[..., Any]")

_GUARD = "\0"
"""Stands before an address that begins with a hyphen; no argument of a process can hold it."""


def unguarded(
    ctx: click.Context, param: click.Parameter, value: str | tuple[str, ...]
) -> str | tuple[str, ...]:
    """Addresses without their guard: the callback of arguments that take some."""
    if isinstance(value, tuple):
        return tuple(each.removeprefix(_GUARD) for each in value)
    return value.removeprefix(_GUARD)


recordings = click.option(
    "--recordings",
    "folder",
    metavar="FOLDER",
    envvar="HSREPLAY_SIM_RECORDINGS",
    help="Where U098:2673, line 2673 of recording U098, is looked up first.",
)
"""The option of commands that also take a recording which documents cite."""


def engine_options(command: F) -> F:
    """The options that name an engine to check: a decorator of a command."""
    for option in reversed(_ENGINE):
        command = option(command)
    return command


_ENGINE = (
    click.option(
        "--engine", metavar="MODULE:CLASS",
        help="Check another engine, also file.py:Class: docs/YOUR_ENGINE.md.",
    ),
    click.option(
        "--engine-command", metavar="COMMAND", help="The same, of a program that it starts."
    ),
    click.option(
        "--engine-seconds", type=click.FloatRange(0, min_open=True), default=10.0,
        help="The time for each call of that program. Default: 10.",
    ),
)  # fmt: skip


build = click.option(
    "--build", type=click.IntRange(0), default=0, help="The build of the game, if you know it."
)
"""The option of commands that read a game as one of a build."""


def _read_by(ctx: click.Context, _: click.Parameter, name: str | None) -> None:
    """Have what the command opens read by another reader, until it is done."""
    if name:
        from hsreplay_sim.app.inputs.reader import reading_by

        ctx.with_resource(reading_by(name))


reader = click.option(
    "--reader", type=click.Choice(["own", "hslog"]), callback=_read_by, expose_value=False,
    help="Who reads a Power.log; hslog is its own parser. Default: own.",
)  # fmt: skip
"""The option of commands that read games, as a second opinion on what a log says."""


class Placed(click.Command):
    """A command whose addresses may be of standard input: ``-:2`` and ``-@3`` are no options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Guard such addresses while options are looked for."""
        return super().parse_args(
            ctx, [_GUARD + each if each.startswith(("-:", "-@")) else each for each in args]
        )


class Named(TypedDict):
    """What click passes of another engine."""

    engine: str | None
    engine_command: str | None
    engine_seconds: float


class Asked(Named):
    """What click passes to `verify`, but for the paths."""

    output: str | None
    targets: tuple[str, ...]
    strict: bool
    game: int | None
    build: int
    max_divergences: int | None
    clusters: bool
    top: int | None
    ruleset: str
    engine_tries: int
    lockstep: bool
    ignore: str | None
    baseline: str | None
    snapshots: str | None
    color: str
    no_progress: bool
    verbose: bool
    debug: bool


def verify_options(asked: Asked, debug: bool) -> VerifyOptions:
    """How to verify; `debug` is the option of the whole program."""
    from hsreplay_sim.app.options import VerifyOptions

    check_engine_options(asked)
    boards = "every" if asked["verbose"] else "first"
    return VerifyOptions(
        boards=boards if "human" in forms_of(asked).values() else "",
        game=asked["game"] or 0,
        build=asked["build"],
        max_divergences=asked["max_divergences"] or 0,
        ruleset=asked["ruleset"],
        snapshots=asked["snapshots"] or "",
        engine=asked["engine"] or "",
        engine_command=asked["engine_command"] or "",
        engine_seconds=asked["engine_seconds"],
        engine_tries=asked["engine_tries"],
        lockstep=asked["lockstep"],
        ignore=asked["ignore"] or "",
        baseline=asked["baseline"] or "",
        strict=asked["strict"],
        debug=debug or asked["debug"],
    )


def other_engine(named: Named) -> VerifyOptions:
    """The options of a verification by the engine that is named, by default ours.

    Raises:
        UsageError: two are named, or there is none of the name.
    """
    from hsreplay_sim.app.options import VerifyOptions

    _is_named(named)
    options = VerifyOptions(
        engine=named["engine"] or "", engine_command=named["engine_command"] or "",
        engine_seconds=named["engine_seconds"],
    )  # fmt: skip
    options.session()
    return options


def _is_named(named: Named) -> bool:
    """Whether another engine is named, and but one."""
    if named["engine"] and named["engine_command"]:
        raise click.UsageError("one engine is checked at a time: --engine or --engine-command")
    return bool(named["engine"] or named["engine_command"])


def check_engine_options(asked: Asked, *, follow: bool = False) -> None:
    """Refuse options of another engine that do not go together.

    Raises:
        UsageError: they do not.
    """
    named = _is_named(asked)
    if asked["lockstep"] and not named:
        raise click.UsageError("--lockstep is for another engine: --engine or --engine-command")
    if follow and named:
        raise click.UsageError("a log that is being written is followed by our own engine")


def forms_of(asked: Asked) -> dict[str, str]:
    """Target → the form that goes there.

    The name of a file says its form; `--output` that of any other, and where there is but one
    target always.
    """
    from pathlib import PurePath

    from hsreplay_sim.base.address import STREAM
    from hsreplay_sim.report.words import OF_SUFFIX

    targets = asked["targets"] or (STREAM,)
    said = asked["output"] or "human"
    if len(targets) == 1 and asked["output"]:
        return {targets[0]: said}
    return {each: OF_SUFFIX.get(PurePath(each).suffix, said) for each in targets}


def renderer(asked: Asked, stdout: TextIO, inputs: Sequence[str]) -> Output:
    """The output that takes the reports.

    Raises:
        OutputError: a target is an input, or cannot be written.
    """
    from hsreplay_sim.base.address import STREAM
    from hsreplay_sim.base.output import check_output
    from hsreplay_sim.report.writers import Manner, Output

    ranking = None
    if asked["clusters"] or asked["top"]:
        from hsreplay_sim.report.clusters import Ranking

        ranking = Ranking(asked["top"] or 0, asked["verbose"])
    manner = Manner(asked["color"], asked["verbose"], program_name(), asked["strict"])
    output = Output(manner, ranking)
    for target, form in forms_of(asked).items():
        check_output(target, inputs)
        if target == STREAM:
            output.to_stream(form, stdout)
        else:
            output.to_file(form, target)
    return output


def program_name() -> str:
    """How this program was called, so that what it says to type next can be typed.

    `./run` says so itself, in HSREPLAY_SIM_COMMAND.
    """
    if command := os.environ.get("HSREPLAY_SIM_COMMAND"):
        return shlex.quote(command)
    if sys.modules["__main__"].__package__ == "hsreplay_sim":
        return "python -m hsreplay_sim"
    return "hsreplay-sim"
