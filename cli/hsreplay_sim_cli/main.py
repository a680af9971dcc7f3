"""The command group and the way every run ends; commands are imported when they are named."""

from __future__ import annotations

import gc
import io
import os
import sys
import threading
from importlib import import_module
from typing import NoReturn

import click

from hsreplay_sim.base.errors import ExitCode, HsReplayError
from hsreplay_sim.base.version import __version__
from hsreplay_sim_cli.options import program_name
from hsreplay_sim_cli.streams import PLAIN, ReaderGoneError, guard

COMMANDS = {
    "verify": "judge",
    "adapter": "judge",
    "coverage": "judge",
    "diff": "judge",
    "batch": "judge",
    "show": "look",
    "explain": "look",
    "log": "look",
    "find": "look",
    "step": "look",
    "html": "look",
    "info": "files",
    "doctor": "files",
    "convert": "files",
    "steps": "files",
    "split": "files",
    "extract": "files",
    "reduce": "files",
    "anonymize": "files",
    "play": "",
    "demo": "",
    "help": "",
    "completion": "",
}
"""Command, the most used first → the folder that has its module."""

OBJECTS_BETWEEN_COLLECTIONS = 100_000
"""Imports make many objects and no garbage. The collector looks at each batch of 700 by default,
which takes an eighth of a short run; a game is about as many objects as this."""

READER_GONE = 141
"""The code of a process that SIGPIPE ended: the verdict is not known."""


class LazyGroup(click.Group):
    """Finds a command in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, the most used first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command object of `cmd_name`."""
        if cmd_name not in COMMANDS:
            return None
        place = ".".join(filter(None, ("hsreplay_sim_cli", COMMANDS[cmd_name], cmd_name)))
        command = import_module(place).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of a command line; an unknown one is answered with those like it."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, n=3)
            hint = f" Did you mean {' or '.join(near)}?" if near else ""
            ctx.fail(f"No such command {args[0]!r}.{hint}")
        return super().resolve_command(ctx, args)


@click.group(
    cls=LazyGroup,
    name="hsreplay-sim",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit codes: 0 clean, 1 diverged, 2 usage, 3 unreadable input, 4 unsupported with "
    "--strict, 5 nothing to check, 70 a bug of this program, 130 interrupted.",
)
@click.version_option(__version__, prog_name="hsreplay-sim")
@click.option("--debug", is_flag=True, help="Show the traceback of an unexpected error.")
def group(debug: bool) -> None:
    """Replay recorded Hearthstone games in a deterministic engine and say where they diverge."""


def main(arguments: list[str] | None = None) -> None:
    """Entry point: runs the command and exits with one of the documented codes."""
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, 2, 2)
    guard()
    leave(int(run(sys.argv[1:] if arguments is None else arguments)))


def leave(code: int) -> NoReturn:
    """End the process; where nothing is left to be done, without taking it apart.

    To free every module and object one at a time takes a fifth of a short run. Threads, workers and
    whoever measures the run are waited for.
    """
    if threading.active_count() > 1 or "multiprocessing" in sys.modules or sys.getprofile():
        sys.exit(code)
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError, HsReplayError, ReaderGoneError):
        sys.exit(code)
    os._exit(code)


def run(args: list[str]) -> int:
    """Run one command line and give its exit code; nothing is raised."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN, newline="\n")
    try:
        result = group.main(args, prog_name=program_name(), standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.Exit as exit_:
        return exit_.exit_code
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        return ExitCode.INTERRUPTED
    except HsReplayError as error:
        click.echo(f"hsreplay-sim: {_clean(str(error))}", err=True)
        return error.exit_code
    except ReaderGoneError:
        return READER_GONE
    except Exception as error:
        return _internal(error, "--debug" in args)
    return int(result) if isinstance(result, int) else ExitCode.CLEAN


def _internal(error: Exception, debug: bool) -> int:
    from hsreplay_sim.app.batch import internal_error

    info = internal_error(error, debug)
    click.echo(f"hsreplay-sim: internal error: {_clean(info.message)}", err=True)
    if not debug:
        more = f"`{program_name()} --debug ...` shows the traceback."
        click.echo(f"This is a bug. {more}", err=True)
    return ExitCode.INTERNAL


def _clean(text: str) -> str:
    from hsreplay_sim.report.text import clean

    return clean(text)
