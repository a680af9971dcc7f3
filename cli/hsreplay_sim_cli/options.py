"""From the options of the command line to the objects of the package."""

from __future__ import annotations

import os
import shlex
import sys
from typing import TYPE_CHECKING, TextIO, TypedDict

import click

if TYPE_CHECKING:
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.report.writers import Output


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


class Placed(click.Command):
    """A command whose addresses may be of standard input: ``-:2`` and ``-@3`` are no options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Guard such addresses while options are looked for."""
        return super().parse_args(
            ctx, [_GUARD + each if each.startswith(("-:", "-@")) else each for each in args]
        )


class Asked(TypedDict):
    """What click passes to `verify`, but for the paths."""

    output: str | None
    target: str
    strict: bool
    game: int | None
    max_divergences: int | None
    clusters: bool
    top: int | None
    ruleset: str
    ignore: str | None
    snapshots: str | None
    color: str
    no_progress: bool
    verbose: bool
    debug: bool


def verify_options(asked: Asked, debug: bool) -> VerifyOptions:
    """How to verify; `debug` is the option of the whole program."""
    from hsreplay_sim.app.options import VerifyOptions

    boards = "every" if asked["verbose"] else "first"
    return VerifyOptions(
        boards=boards if form_of(asked) == "human" else "",
        game=asked["game"] or 0,
        max_divergences=asked["max_divergences"] or 0,
        ruleset=asked["ruleset"],
        snapshots=asked["snapshots"] or "",
        ignore=asked["ignore"] or "",
        strict=asked["strict"],
        debug=debug or asked["debug"],
    )


def form_of(asked: Asked) -> str:
    """The output that is wanted: what is said, or what the name of the target says."""
    from pathlib import PurePath

    by_name = {".json": "json", ".jsonl": "jsonl"}.get(PurePath(asked["target"]).suffix, "human")
    return asked["output"] or by_name


def renderer(asked: Asked, stdout: TextIO) -> Output:
    """The output that takes the reports."""
    from hsreplay_sim.base.address import STREAM
    from hsreplay_sim.report.clusters import Ranking
    from hsreplay_sim.report.writers import make_output

    ranking = Ranking(asked["top"] or 0, asked["verbose"])
    return make_output(
        form_of(asked),
        stdout if asked["target"] == STREAM else None,
        colour=asked["color"],
        every=asked["verbose"],
        ranking=ranking if asked["clusters"] or asked["top"] else None,
        program=program_name(),
    )


def program_name() -> str:
    """How this program was called, so that what it says to type next can be typed.

    `./run` says so itself, in HSREPLAY_SIM_COMMAND.
    """
    if command := os.environ.get("HSREPLAY_SIM_COMMAND"):
        return shlex.quote(command)
    if sys.modules["__main__"].__package__ == "hsreplay_sim":
        return "python -m hsreplay_sim"
    return "hsreplay-sim"
