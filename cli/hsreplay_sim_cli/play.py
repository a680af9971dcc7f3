"""``hsreplay-sim play``."""

from __future__ import annotations

import sys

import click

from hsreplay_sim_cli.options import Placed, reader, unguarded


@click.command("play", cls=Placed)
@click.argument("address", callback=unguarded, metavar="FILE[:GAME][@STEP]")
@click.option("--seed", default="0", help="Where chance comes from. Default: 0.")
@click.option("--build", type=click.IntRange(1), help="The build whose rules and cards hold.")
@reader
def command(address: str, seed: str, build: int | None) -> None:
    """Play on from a snapshot, a step of a recording, or a move of a hearthbreaker replay.

    Example: hsreplay-sim play Power.log@33

    The board and the legal moves are shown; a number makes a move. Both sides are played.
    """
    from hsreplay_sim.app.look.places import resolved
    from hsreplay_sim.play import Game
    from hsreplay_sim.play.prompt import Prompt

    game = Game.load(str(resolved(address)), seed=seed, build=build or 0)
    Prompt(game, click.echo).run(sys.stdin)
