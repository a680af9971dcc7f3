"""Players whose names a converter gave to each other's entity: it is read the other way round.

A player's own triggers (mulligan, draw of the turn) move that player's cards between deck and hand.
A converter that gives a name to the wrong entity writes the reverse, in every packet that names a
player (U573:649).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from msgspec import structs

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import CONTROLLER, MULLIGAN_STATE, ZONE
from hsreplay_sim.replay.actions import children
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    CONTAINERS,
    Block,
    Choices,
    ChosenEntities,
    Packet,
    TagChange,
    walk,
)
from hsreplay_sim.replay.recording import Recording

_DRAWN = (Zone.HAND, Zone.DECK)
_ENOUGH = 8
"""How many moves of cards settle it; a mulligan alone has as many."""


def righted(game: Recording) -> tuple[Recording, str]:
    """The game with its players as they are, and a word on it; as it was where nothing is wrong.

    It begins where a player is told twice what both are told at once (U573:579), or at the start. A
    game in which something else is wrong as well stays as it is: that is damage.
    """
    players = tuple(each.entity for each in game.create.players) if game.create else ()
    if len(players) != 2 or not are_exchanged(game):
        return game, ""
    first = _first(game, players)
    packets = list(_turned(game.packets, dict(zip(players, reversed(players), strict=True)), first))
    found = replace(game, packets=packets)
    if are_exchanged(found) or not _agree(found, players):
        return game, ""
    return found, f"players exchanged from line {first.line} on, read the other way round"


def are_exchanged(game: Recording) -> bool:
    """Whether the own blocks of players move the other one's cards."""
    fold = Fold()
    fold.may_go_back = False  # whom a player is does not change
    right = wrong = 0
    for packet in walk(game.packets):
        fold.apply(packet)
        if type(packet) is not Block or packet.entity not in fold.players:
            continue
        if packet.kind != BlockType.TRIGGER:
            continue
        seat = fold.state.get(packet.entity, CONTROLLER)
        for inner in children(packet.packets):
            if type(inner) is TagChange and inner.tag == ZONE and inner.value in _DRAWN:
                owner = fold.state.get(inner.entity, CONTROLLER)
                right += owner == seat
                wrong += owner not in (0, seat)
        if right + wrong >= _ENOUGH:
            break
    return wrong > right


def _first(game: Recording, players: tuple[int, ...]) -> Packet:
    """The first packet that names the wrong player."""
    before = game.packets[0]
    for packet in walk(game.packets):
        if type(packet) is TagChange and type(before) is TagChange:
            same = (packet.entity, packet.tag, packet.value)
            if packet.entity in players and same == (before.entity, before.tag, before.value):
                return packet
        before = packet
    return game.packets[0]


def _agree(game: Recording, players: tuple[int, ...]) -> bool:
    """Whether blocks and changes of players speak of the same one: its mulligan is its own."""
    told = [
        packet.entity == inner.entity
        for packet in walk(game.packets)
        if type(packet) is Block and packet.entity in players
        for inner in packet.packets
        if type(inner) is TagChange and inner.tag == MULLIGAN_STATE
    ]
    return bool(told) and all(told)


def _turned(packets: list[Packet], other: dict[int, int], first: Packet) -> Iterator[Packet]:
    """The packets, with the other player wherever one is named, from the first on."""
    turning = _Turning(other, first)
    return map(turning.told, packets)


@dataclass
class _Turning:
    """Goes through the packets in their order and names the other player from one of them on."""

    other: dict[int, int]
    first: Packet
    begun: bool = False

    def told(self, packet: Packet) -> Packet:
        """The packet as it is, with all that it holds."""
        self.begun = self.begun or packet is self.first
        found = _told(packet, self.other) if self.begun else packet
        if isinstance(found, CONTAINERS):
            return structs.replace(found, packets=[self.told(each) for each in found.packets])
        return found


def _told(packet: Packet, other: dict[int, int]) -> Packet:
    if type(packet) is Block:
        return structs.replace(packet, entity=other.get(packet.entity, packet.entity))
    if type(packet) is TagChange:
        return structs.replace(packet, entity=other.get(packet.entity, packet.entity))
    if isinstance(packet, (Choices, ChosenEntities)):
        return structs.replace(packet, player=other.get(packet.player, packet.player))
    return packet
