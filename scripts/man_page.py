"""Print the man page of the command line, made of its own help.

python scripts/man_page.py > hsreplay-sim.1
man ./hsreplay-sim.1
"""

from __future__ import annotations

import sys

import click

from hsreplay_sim.base.version import __version__
from hsreplay_sim_cli.main import group


def page() -> str:
    """The page in roff."""
    root = click.Context(group, info_name="hsreplay-sim")
    lines = [
        f'.TH HSREPLAY-SIM 1 "" "hsreplay-sim {__version__}"',
        ".SH NAME",
        f"hsreplay-sim \\- {_escaped(_first(group))}",
        ".SH SYNOPSIS",
        ".B hsreplay-sim",
        "COMMAND [OPTIONS] ARGUMENTS",
        ".SH COMMANDS",
    ]
    for name in group.list_commands(root):
        command = group.get_command(root, name)
        if command is not None:
            lines += _command(command, click.Context(command, info_name=name, parent=root))
    lines += [".SH EXIT STATUS", _escaped(group.epilog or "")]
    return "\n".join(lines) + "\n"


def _command(command: click.Command, context: click.Context) -> list[str]:
    usage = " ".join(command.collect_usage_pieces(context))
    lines = [f".SS {_escaped(f'{_called(context)} {usage}')}"]
    for paragraph in (command.help or "").replace("\b\n", "").split("\n\n"):
        lines += [".PP", *(_escaped(line.strip()) for line in paragraph.splitlines())]
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None:
            lines += [".TP", f".B {_escaped(record[0])}", _escaped(record[1])]
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            if inner is not None:
                lines += _command(inner, click.Context(inner, info_name=name, parent=context))
    return lines


def _called(context: click.Context) -> str:
    """A command as it is typed, without the program."""
    return context.command_path.partition(" ")[2]


def _first(command: click.Command) -> str:
    return (command.help or "").partition("\n")[0]


def _escaped(text: str) -> str:
    """Text that roff takes for no order."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe


if __name__ == "__main__":
    sys.stdout.write(page())
