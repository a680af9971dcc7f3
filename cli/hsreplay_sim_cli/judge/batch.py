"""``hsreplay-sim batch``: its commands are imported when they are named."""

from __future__ import annotations

from importlib import import_module

import click

COMMANDS = ("run", "report", "diff", "sql", "dump")


class Batch(click.Group):
    """Finds a command in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, in the order in which they are used."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command object of `cmd_name`."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"hsreplay_sim_cli.batch.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command


@click.group("batch", cls=Batch)
def command() -> None:
    """Verify any number of recordings into one file of results.

    Example: hsreplay-sim batch run Logs/ --to results.sqlite

    A run that was killed goes on where it stopped if the same command is given again. A game under
    two names is verified once.
    """
