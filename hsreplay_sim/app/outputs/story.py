"""A game in plain English: a line for each action, and below it what came of it.

Same game, same text. Titles and sentences are those that every output has.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import PlayState
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report.text import clean
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording

_ENDS = {
    PlayState.WON: "wins",
    PlayState.LOST: "loses",
    PlayState.TIED: "ties",
    PlayState.CONCEDED: "concedes",
}


def write_lines(game: Recording) -> Iterator[str]:
    """The lines of a game, with their ends."""
    for line in _lines(game):
        yield clean(line) + "\n"


def _lines(game: Recording) -> Iterator[str]:
    walk = Walkthrough(game, build_of(game))
    create = game.create
    players = create.players if create is not None else ()
    yield " against ".join(walk.player_name(each.player_id) for each in players) or "A game"
    facts = [f"build {game.build}" if game.build else "build unknown"]
    yield ", ".join(filter(None, [*facts, game.game_type, game.format_type]))
    turn = 0
    for action in walk.actions:
        if action.turn != turn:
            turn = action.turn
            yield ""
            yield f"Turn {turn}"
        who = f"{action.player}: " if action.player else ""
        yield f"{action.step:>4}. {who}{action.title}"
        for sentence in action.told:
            yield f"        {sentence.text}"
    yield ""
    end = walk.state(len(walk.course.actions))
    for each in players:
        word = _ENDS.get(end.get(each.entity, t.PLAYSTATE))
        if word:
            yield f"{walk.player_name(each.player_id)} {word}."
