"""What the report of a game says of its recording beforehand."""

from __future__ import annotations

from collections.abc import Iterable

from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.titles import strange_choices


def flags_of(
    game: Recording, build: int, reprinted: Iterable[str] = (), strange: int = 0
) -> list[str]:
    """Return what limits the verdict on a game that is read as one of `build`.

    `reprinted` are the cards that are taken from the next card data, `strange` how many choices
    are of a type that nobody knows.
    """
    facts = {
        "spectator": game.spectator,
        "reconnected": game.reconnected,
        "mid-game start": game.implicit_create,
        "truncated": game.truncated,
    }
    flags = [name for name, holds in facts.items() if holds]
    flags += [each.message for each in game.problems if each.another_game]
    flags += strange_choices(strange)
    if game.build is None:
        flags.append(f"build not stated, taken for {build}")
    elif game.build != build:
        flags.append(f"build {game.build} contradicts the recording, taken for {build}")
    elif game.build_given:
        flags.append(f"build {build} given, not read from the recording")
    if cards := ", ".join(sorted(reprinted)):
        flags.append(f"printed as in the next card data: {cards}")
    return flags
