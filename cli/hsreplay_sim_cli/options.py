"""From the options of the command line to the objects of the package."""

from __future__ import annotations

import os
import shlex
import sys
from typing import TYPE_CHECKING, TextIO, TypedDict

if TYPE_CHECKING:
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.report.writers import Output


class Asked(TypedDict):
    """What click passes to `verify`, but for the paths."""

    output: str
    target: str
    strict: bool
    game: int | None
    max_divergences: int | None
    clusters: bool
    ruleset: str
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
        boards=boards if asked["output"] == "human" else "",
        game=asked["game"] or 0,
        max_divergences=asked["max_divergences"] or 0,
        ruleset=asked["ruleset"],
        snapshots=asked["snapshots"] or "",
        strict=asked["strict"],
        debug=debug or asked["debug"],
    )


def renderer(asked: Asked, stdout: TextIO) -> Output:
    """The output that takes the reports."""
    from hsreplay_sim.base.address import STREAM
    from hsreplay_sim.report.writers import make_output

    return make_output(
        asked["output"],
        stdout if asked["target"] == STREAM else None,
        colour=asked["color"],
        every=asked["verbose"],
        clusters=asked["clusters"],
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
