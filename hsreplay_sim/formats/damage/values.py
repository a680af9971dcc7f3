"""Values that no game can hold: what tells one is dropped in reading, and its line told as damage.

An entity belongs to one of the players that CREATE_GAME names, and game and players stay what they
were made: so in all of 489 recordings, those of modes with other PLAYER_IDs than 1 and 2 among
them. The cards of a deck have numbers in a row, and no card of the other deck is among them: so in
the 545 games of those recordings.
"""

from __future__ import annotations

from itertools import takewhile

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
    FullEntity,
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
    possible = _Possible(game.create)
    found = [*_of_another_player(game.packets, game.create), *_of_another_deck(game.packets)]
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


def _of_another_player(packets: list[Packet], create: CreateGame) -> list[Problem]:
    """Let each player belong to itself."""
    found: list[Problem] = []
    players = []
    for player in create.players:
        own = (CONTROLLER, player.player_id)
        told = tuple(own if each[0] == CONTROLLER else each for each in player.tags)
        found += [_problem(create.line, *each) for each in player.tags if each not in told]
        players.append(replace(player, tags=told))
    packets[0] = replace(create, players=tuple(players))
    return found


def _of_another_deck(packets: list[Packet]) -> list[Problem]:
    """Give each card of the setup that lies alone between two of the other deck to that deck."""
    made = list(takewhile(lambda each: type(each) is FullEntity, packets[1:]))
    decks = {
        each.entity: (place, tags[CONTROLLER])
        for place, each in enumerate(made, 1)
        if type(each) is FullEntity
        and (tags := dict(each.tags)).get(ZONE) in (Zone.DECK, Zone.HAND)
        and tags.get(CONTROLLER)
    }
    found: list[Problem] = []
    for entity, (place, owner) in decks.items():
        beside = {decks.get(each, (0, owner))[1] for each in (entity - 1, entity + 1)}
        packet = packets[place]
        if owner not in beside and len(beside) == 1 and type(packet) is FullEntity:
            found.append(_problem(packet.line, CONTROLLER, owner))
            own = (CONTROLLER, beside.pop())
            told = tuple(own if each[0] == CONTROLLER else each for each in packet.tags)
            packets[place] = replace(packet, tags=told)
    return found


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
