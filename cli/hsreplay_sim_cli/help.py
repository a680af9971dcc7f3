"""``hsreplay-sim help``."""

from __future__ import annotations

import click


@click.command("help")
@click.argument("words", nargs=-1, metavar="[COMMAND]")
@click.pass_context
def command(ctx: click.Context, words: tuple[str, ...]) -> None:
    """Show the help of COMMAND, or the list of commands.

    Example: hsreplay-sim help convert
    """
    parent = ctx.find_root()
    group = parent.command
    assert isinstance(group, click.Group)
    if not words:
        click.echo(group.get_help(parent))
        return
    name, found, _ = group.resolve_command(parent, list(words))
    assert found is not None
    with click.Context(found, info_name=name, parent=parent) as inner:
        click.echo(found.get_help(inner))
