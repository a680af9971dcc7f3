"""A game whose packets go over into those of another one, without its CREATE_GAME.

The reader of logs cuts such a game while it reads (:mod:`~hsreplay_sim.formats.powerlog.read`);
a document is one tree, and is cut here when it is whole.
"""

from __future__ import annotations

from dataclasses import replace

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.source import Problem
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.damage.seams import Cast
from hsreplay_sim.replay.packets import (
    CONTAINERS,
    DESCRIPTIONS,
    Block,
    CreateGame,
    FullEntity,
    Packet,
    ResetGame,
    SubSpell,
    TagChange,
)
from hsreplay_sim.replay.recording import Recording


def cut_at_seam(game: Recording) -> Recording | None:
    """Leave a game its own packets; return the rest as a game without a beginning, if it is one.

    Both have the problem that tells of it (P113, P111).
    """
    cast = Cast()
    rest = _rest(game.packets, cast)
    if not rest:
        return None
    first, seam = cast.seam, rest[0].line
    mixed = f"lines of another game stand among its own from line {first} on"
    glued = "entities are of another game, without its beginning"
    later = [each for each in game.problems if each.line >= seam]
    game.problems = [each for each in game.problems if each.line < seam]
    game.problems.append(Problem(codes.GAME_MIXED, mixed, first, another_game=True))
    other = replace(game, packets=rest, index=game.index + 1, first_line=seam)
    other.problems = [Problem(codes.GAME_GLUED, glued, seam), *later]
    other.implicit_create, other.reconnected = True, False
    game.last_line, game.truncated = seam, True
    return other


def _rest(packets: list[Packet], cast: Cast) -> list[Packet]:
    """Take away the packets from the seam on, and return them; blocks that go on are left open."""
    for at, packet in enumerate(packets):
        if type(packet) is TagChange:
            continue  # as most: it tells no entity
        if isinstance(packet, CONTAINERS):
            rest = _of_container(packet, cast)
            if rest:
                rest += packets[at + 1 :]
                del packets[at + 1 :]
                return rest
        elif _shows_seam(packet, cast):
            rest = packets[at:]
            del packets[at:]
            return rest
    return []


def _of_container(packet: Block | SubSpell, cast: Cast) -> list[Packet]:
    if type(packet) is Block and packet.kind == BlockType.GAME_RESET:
        cast.reset()
    rest = _rest(packet.packets, cast)
    if rest and type(packet) is Block:
        packet.closed = False
    return rest


def _shows_seam(packet: Packet, cast: Cast) -> bool:
    """Whether a packet is the one after which the packets cannot be of one game."""
    if isinstance(packet, DESCRIPTIONS):
        anew = type(packet) is FullEntity
        cast.tell(packet.line, packet.entity, packet.card_id, anew=anew)
    elif type(packet) is CreateGame:
        cast.begun = bool(packet.players)
    elif type(packet) is ResetGame:
        cast.reset()
    return bool(cast.seam)
