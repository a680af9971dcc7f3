"""Values that no game can hold: what tells one is dropped in reading, and its line told as damage.

An entity belongs to one of the players that CREATE_GAME names: so in all of 489 recordings, those
of modes with other PLAYER_IDs than 1 and 2 among them.
"""

from __future__ import annotations

from msgspec.structs import replace

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.base.tags import CONTROLLER
from hsreplay_sim.formats import codes
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    FullEntity,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
)
from hsreplay_sim.replay.recording import Recording

_TELLS_TAGS = (FullEntity, ShowEntity, ChangeEntity)


def drop_impossible(game: Recording) -> None:
    """Take out of a game what gives an entity to nobody, and put the problem on the game."""
    players = frozenset(player.player_id for player in game.create.players) if game.create else ()
    if len(players) < 2:
        return
    found: list[Problem] = []
    todo = [game.packets]
    while todo:
        packets = todo.pop()
        wrong = []
        for place, packet in enumerate(packets):
            if isinstance(packet, TagChange):
                if packet.tag == CONTROLLER and packet.value not in players:
                    wrong.append((place, packet.value))
            elif isinstance(packet, Block | SubSpell):
                todo.append(packet.packets)
            elif isinstance(packet, _TELLS_TAGS):
                for tag, value in packet.tags:
                    if tag == CONTROLLER and value not in players:
                        wrong.append((place, value))
        for place, value in reversed(wrong):
            message = f"CONTROLLER={value}, and the game has no such player"
            line = packets[place].line
            found.append(Problem(codes.VALUE_OUT_OF_RANGE, message, line, lost=True))
            _drop(packets, place)
    if len(found) > limits.BAD_LINES_MAX:
        raise LimitError("too many entities of nobody", SourceRef(game.path, found[-1].line))
    if found:
        game.problems = sorted([*game.problems, *found], key=lambda problem: problem.line)


def _drop(packets: list[Packet], place: int) -> None:
    """Drop a change of CONTROLLER; of an entity that is told, this tag alone."""
    packet = packets[place]
    if isinstance(packet, _TELLS_TAGS):
        tags = tuple(each for each in packet.tags if each[0] != CONTROLLER)
        packets[place] = replace(packet, tags=tags)
    else:
        del packets[place]
