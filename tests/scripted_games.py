"""Scripted games written by hand, in the words of the compact format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hsreplay_sim.formats import open_replay
from hsreplay_sim.hearthbreaker.player import ScriptedPlayer
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.hearthbreaker.verify import verify_script
from hsreplay_sim.report.model import GameReport

ZEROS = "random(0,0,0,0,0,0,0,0)"
PASS = "start()\nend()\n"


def script(moves: str, *decks: str, header: str = "random()") -> ScriptedGame:
    """A game of two decks ("Jaina, Wisp"); with the empty header every number is 0."""
    decks = decks or ("Jaina, Stonetusk Boar", "Malfurion, Stonetusk Boar")
    lines = [f"deck({deck})" for deck in decks]
    text = "\n".join([*lines, header, "keep(0,1,2)", "keep(0,1,2,3)", *moves.split("\n")])
    text = "\n".join(line.strip() for line in text.split("\n") if line.strip()) + "\n"
    game = next(iter(open_replay(text.encode(), "made.rep", None)))
    assert isinstance(game, ScriptedGame)
    return game


def turns(number: int) -> str:
    """Empty turns: `turns(4)` is two for each player."""
    return PASS * number


def played(moves: str, *decks: str, header: str = "random()") -> dict[str, Any]:
    """The state when all moves are done, as hearthbreaker would dump it."""
    player = ScriptedPlayer(script(moves, *decks, header=header))
    for _ in player.steps():
        pass
    return player.dump()


def dumps(game: ScriptedGame) -> list[dict[str, Any]]:
    """Our own states after every step, the mulligan first."""
    player = ScriptedPlayer(game)
    found: list[dict[str, Any]] = []
    for number, _ in enumerate(player.steps()):
        if number:
            found.append(player.dump())
    return [*found, player.dump()]


@dataclass
class Dump:
    """A dumped state."""

    n: int
    state: dict[str, Any]
    line: int = 0


def stream(states: list[dict[str, Any]]) -> Iterator[Dump]:
    """States as a stream of dumps."""
    return (Dump(n, state, n + 1) for n, state in enumerate(states))


def report(moves: str, *decks: str, header: str = "random()") -> GameReport:
    """The report on a script without dumps."""
    return verify_script(script(moves, *decks, header=header))


def codes(found: GameReport) -> list[str]:
    """The codes of all divergences."""
    return [divergence.code for divergence in found.divergences]


def minions(state: dict[str, Any], player: int) -> list[str]:
    """The names on a board, from left to right."""
    return [minion["name"] for minion in state["players"][player - 1]["minions"]]


def health(state: dict[str, Any], player: int) -> int:
    """Of a hero."""
    value: int = state["players"][player - 1]["hero"]["health"]
    return value
