"""``hsreplay-sim explain``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from hsreplay_sim_cli.options import Placed, build, reader, recordings, unguarded

if TYPE_CHECKING:
    from hsreplay_sim.report.terminal.screen import Colour


@click.command("explain", cls=Placed)
@click.argument(
    "asked", callback=unguarded, nargs=-1, required=True, metavar="FILE@STEP [ENTITY [TAG]]|CODE"
)
@build
@recordings
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto")
@reader
def command(asked: tuple[str, ...], build: int, folder: str | None, color: Colour) -> None:
    """Say why a tag has its value, or what a code or a word of a report means.

    Examples: hsreplay-sim explain Power.log@34 14 ATK; hsreplay-sim explain E301

    Of a value its sum in the engine is printed, and its history on both sides. ENTITY is a number
    or the name of a card, TAG a name or a number, by default ATK; without both, what differs first
    in the step is explained. CODE is E301, P103, U401 …, or a word: a verdict, a grade, the reason
    why an action is not judged: stale, "unsupported mode".
    """
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.look.codes import explanation
    from hsreplay_sim.app.look.explain import explain
    from hsreplay_sim.app.look.places import is_place, place_of
    from hsreplay_sim.report.terminal.screen import Screen
    from hsreplay_sim.report.terminal.value import print_value

    if is_place(asked[0]):
        found = explain(place_of(asked[0], Archive.here(folder)).as_build(build), *asked[1:])
        print_value(Screen.to(sys.stdout, color), found)
    else:
        for line in explanation(" ".join(asked)):
            click.echo(line)
