"""Values that no game can hold: what tells one is dropped in reading, and its line told as damage.

An entity belongs to one of the players that CREATE_GAME names, and game and players stay what they
were made: so in all of 489 recordings, those of modes with other PLAYER_IDs than 1 and 2 among
them.
"""

from __future__ import annotations

from msgspec.structs import replace

from hsreplay_sim.base import limits
from hsreplay_sim.base.enums import CardType, Mulligan, Step, Zone
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    MULLIGAN_STATE,
    PLAYER_ID,
    STEP,
    ZONE,
)
from hsreplay_sim.formats import codes
from hsreplay_sim.replay.packets import (
    CONTAINERS,
    DESCRIPTIONS,
    CreateGame,
    HideEntity,
    Packet,
    TagChange,
    Tags,
    walk,
)
from hsreplay_sim.replay.recording import Recording

_NAMES = {CARDTYPE: "CARDTYPE", CONTROLLER: "CONTROLLER", PLAYER_ID: "PLAYER_ID", ZONE: "ZONE"}


def drop_impossible(game: Recording) -> None:
    """Take out of a game what gives an entity to nobody or makes a player something else.

    Raises LimitError if there is more of it than damage explains.
    """
    if game.create is None or len(game.create.players) < 2:
        return
    found: list[Problem] = []
    possible = _Possible(game.create)
    todo = [game.packets]
    while todo:
        packets = todo.pop()
        for place in range(len(packets) - 1, -1, -1):
            packet = packets[place]
            if type(packet) is TagChange:
                if packet.tag not in _NAMES:
                    continue
                wrong = possible.wrong(packet.entity, ((packet.tag, packet.value),))
            elif isinstance(packet, DESCRIPTIONS):
                wrong = possible.wrong(packet.entity, packet.tags)
            elif type(packet) is HideEntity:
                wrong = possible.wrong(packet.entity, ((ZONE, packet.zone),))
            else:
                if isinstance(packet, CONTAINERS):
                    todo.append(packet.packets)
                continue
            if wrong:
                found += [_problem(packet.line, *each) for each in wrong]
                _drop(packets, place, wrong)
    found += _one_for_both(game)
    if len(found) > limits.BAD_LINES_MAX:
        raise LimitError("too many impossible values", SourceRef(game.path, found[-1].line))
    if found:
        game.problems = sorted([*game.problems, *found], key=lambda problem: problem.line)


def _one_for_both(game: Recording) -> list[Problem]:
    """Return the lines of a mulligan in which a writer puts what both players do on one of them.

    Each player is dealt its new cards once, and which of them it is nothing else says.
    """
    told: list[TagChange] = []
    for packet in walk(game.packets):
        if type(packet) is TagChange:
            if packet.tag == STEP and packet.value > Step.BEGIN_MULLIGAN:
                break
            if packet.tag == MULLIGAN_STATE:
                told.append(packet)
    dealt = [each for each in told if each.value == Mulligan.DEALING]
    if len(dealt) < 2 or len({each.entity for each in told}) > 1:
        return []
    what = "the MULLIGAN_STATE of both players stands on one of them"
    return [Problem(codes.MULLIGAN_OF_ONE, what, each.line, lost=True) for each in told]


class _Possible:
    """The possible tag values of one game."""

    def __init__(self, create: CreateGame) -> None:
        self._players = frozenset(player.player_id for player in create.players)
        self._roots = {create.entity: CardType.GAME}
        self._roots |= {player.entity: CardType.PLAYER for player in create.players}

    def wrong(self, entity: int, tags: Tags) -> Tags:
        """Return those of the tags whose value is impossible."""
        root = self._roots.get(entity)
        if root is None:
            wrong = [
                each for each in tags if each[0] == CONTROLLER and each[1] not in self._players
            ]
        else:
            wrong = [each for each in tags if not self._may_be(root, *each)]
        return tuple(wrong)

    def _may_be(self, card_type: int, tag: int, value: int) -> bool:
        """Whether the game or a player may have a tag: both stay in play as what they are."""
        if tag in (CONTROLLER, PLAYER_ID):
            return value in self._players
        return value == {CARDTYPE: card_type, ZONE: Zone.PLAY}.get(tag, value)


def _problem(line: int, tag: int, value: int) -> Problem:
    what = f"{_NAMES[tag]}={value}, which the entity cannot have in this game"
    return Problem(codes.VALUE_OUT_OF_RANGE, what, line, lost=True, impossible=True)


def _drop(packets: list[Packet], place: int, wrong: Tags) -> None:
    """Drop a change; of a packet that describes an entity, only the wrong tags."""
    packet = packets[place]
    if isinstance(packet, DESCRIPTIONS):
        packets[place] = replace(packet, tags=tuple(t for t in packet.tags if t not in wrong))
    else:
        del packets[place]
