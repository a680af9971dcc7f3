"""From the options of the command line to the objects of the package."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from hsreplay_sim.app.batch import RunOptions
    from hsreplay_sim.report.writers import Output


def run_options(asked: Mapping[str, object], debug: bool) -> RunOptions:
    """The options of a verification run."""
    from hsreplay_sim.app.batch import RunOptions

    human = "every" if asked["verbose"] else "first"
    return RunOptions(
        boards=human if asked["output"] == "human" else "",
        game=_int(asked["game"]),
        max_divergences=_int(asked["max_divergences"]),
        ruleset=str(asked["ruleset"]),
        snapshots=str(asked["snapshots"] or ""),
        strict=bool(asked["strict"]),
        debug=debug,
    )


def renderer(asked: Mapping[str, object], stdout: TextIO) -> Output:
    """What the reports are handed to."""
    from hsreplay_sim.report.writers import make_output

    return make_output(
        str(asked["output"]),
        stdout if asked["target"] == "-" else None,
        colour=str(asked["color"]),
        every=bool(asked["verbose"]),
        clusters=bool(asked["clusters"]),
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


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
