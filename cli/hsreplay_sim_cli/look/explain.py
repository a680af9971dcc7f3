"""``hsreplay-sim explain``."""

from __future__ import annotations

import click


@click.command("explain")
@click.argument("asked", nargs=-1, required=True, metavar="CODE|WORD")
def command(asked: tuple[str, ...]) -> None:
    """Say what a code or a word of a report means.

    Example: hsreplay-sim explain E301

    CODE is E301, P103, U401 …; WORD a verdict, a grade, or the reason why an action is not judged:
    stale, "unsupported mode".
    """
    from hsreplay_sim.app.look.explain import explanation

    for line in explanation(" ".join(asked)):
        click.echo(line)
