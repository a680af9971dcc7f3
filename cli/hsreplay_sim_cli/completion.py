"""``hsreplay-sim completion``."""

from __future__ import annotations

import click

SHELLS = ("bash", "zsh", "fish")


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    r"""Print the script that completes commands and options in a shell.

    Example: hsreplay-sim completion bash >> ~/.bashrc

    \b
    zsh:   hsreplay-sim completion zsh >> ~/.zshrc
    fish:  hsreplay-sim completion fish > ~/.config/fish/completions/hsreplay-sim.fish
    """
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    root = ctx.find_root().command
    click.echo(kind(root, {}, "hsreplay-sim", "_HSREPLAY_SIM_COMPLETE").source())
