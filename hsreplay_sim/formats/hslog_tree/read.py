"""A recording out of hslog's packet tree, whoever made it: hslog's parser, python-hsreplay, or we.

hslog refers to players by name until it knows who they are; a packet of somebody who is never known
is lost, and said so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

from hslog import packets as hs
from hslog.player import PlayerReference
from hslog.tokens import UNKNOWN_HUMAN_PLAYER

from hsreplay_sim.base import limits
from hsreplay_sim.base.enums import enum_name
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.damage.nesting import close_moves
from hsreplay_sim.formats.damage.values import drop_impossible
from hsreplay_sim.formats.hslog_tree.convert import Converter
from hsreplay_sim.formats.hslog_tree.times import printed
from hsreplay_sim.replay.fold import is_complete, is_running
from hsreplay_sim.replay.packets import Block, Packet, walk
from hsreplay_sim.replay.recording import Recording

FORMAT = "hslog"

_ENTITIES = ("entity", "source", "target")
_LISTS = ("choices", "info", "targets")
"""Where a packet names an entity, or several."""
_NO_CARD = "System.Collections.Generic.List`1[System.String]"
"""What the client prints for the card of an effect, and hslog keeps."""
_NO_INDEX = -1
"""The index of a block that python-hsreplay makes: the one of the effect stands beside it."""


def recording_of(
    tree: Any, game_meta: Mapping[str, Any] | None = None, path: str = ""
) -> Recording:
    """The recording of a tree; `game_meta` is what hslog's parser has under that name."""
    reader = _Reader(tree, path)
    meta = game_meta if game_meta is not None else getattr(tree, "game_meta", {})
    game = Recording(path, 1, FORMAT, reader.convert(list(tree)))
    build = meta.get("BuildNumber")
    game.build = int(build) if build is not None else None
    game.scenario = int(meta.get("ScenarioID", 0))
    game.game_type = _name("GameType", meta.get("GameType", ""))
    game.format_type = _name("FormatType", meta.get("FormatType", ""))
    game.spectator = bool(getattr(tree, "spectator_mode", False))
    lines = [line for packet in walk(game.packets) for line in _lines(packet) if line]
    game.first_line, game.last_line = min(lines, default=0), max(lines, default=0)
    game.problems = reader.problems
    close_moves(game)
    drop_impossible(game)
    game.reconnected = is_running(game.create)
    game.implicit_create = game.create is None
    is_open = any(type(each) is Block and not each.closed for each in walk(game.packets))
    game.truncated = is_open or not is_complete(game)
    return game


def _lines(packet: Packet) -> tuple[int, ...]:
    return (packet.line, packet.end_line) if type(packet) is Block else (packet.line,)


def _name(enum: str, value: Any) -> str:
    return value if isinstance(value, str) else enum_name(enum, int(value))


class _Reader(Converter):
    """The converter of hslog's packets, for packets that are finished and hold hslog's own times.

    What hslog's classes leave open is decided here, on a copy of each packet: the tree stays as it
    is.
    """

    def __init__(self, tree: Any, path: str) -> None:
        if not hasattr(tree, "packets"):
            raise FormatError("is no packet tree of hslog", SourceRef(path))
        self.problems: list[Problem] = []
        self._beside = [each for each in tree if isinstance(each, hs.CreateGame.Player)]
        players = list(_players_of(tree))
        told = {entity: (name, high, low) for entity, _, name, high, low in players}
        super().__init__(path, told, self._lose_packet)
        self._by_name = {name: entity for entity, _, name, *_ in players if name}
        self._by_name |= {name.partition("#")[0]: self._by_name[name] for name in self._by_name}
        self._by_player_id = {number: entity for entity, number, *_ in players}

    def _lose_packet(self, line: int, what: str) -> None:
        self.problems.append(Problem(codes.LINE_UNREADABLE, what[:200], line, lost=True))
        if len(self.problems) > limits.BAD_LINES_MAX:
            raise LimitError("too many unreadable packets", SourceRef(self._path, line))

    def _one(self, packet: Any) -> Packet | None:
        if getattr(packet, "added", False) or any(packet is each for each in self._beside):
            return None
        line = getattr(packet, "line", 0)
        try:
            return super()._one(self._settled(packet, line))
        except KeyError:
            self._lose_packet(line, f"{type(packet).__name__} is no packet that is known")
        except (AttributeError, TypeError, ValueError) as error:
            self._lose_packet(line, f"{type(packet).__name__}: {error}")
        return None

    def _settled(self, packet: Any, line: int) -> Any:
        """A copy of a packet as the converter wants it: numbers for entities, line and time."""
        settled = copy(packet)
        settled.ts = line, printed(packet.ts)
        if isinstance(packet, hs.CreateGame):
            players = (*packet.players, *self._beside)
            settled.players = [self._known_player(player) for player in players]
            return settled
        for name in _ENTITIES:
            if hasattr(packet, name):
                setattr(settled, name, self._entity(getattr(packet, name)))
        for name in _LISTS:
            if hasattr(packet, name):
                setattr(settled, name, [self._entity(each) for each in getattr(packet, name)])
        if isinstance(packet, hs.Options):
            told = any(_tells_error(option) for option in _all_options(packet.options))
            settled.options = [self._option(option, told=told) for option in packet.options]
        elif isinstance(packet, hs.Block):
            settled.end_mark = getattr(packet, "end_line", 0), ""
            settled.effectid = "" if packet.effectid == _NO_CARD else packet.effectid
            if packet.index == _NO_INDEX:
                settled.index = None
        return settled

    def _known_player(self, player: Any) -> Any:
        settled = copy(player)
        number = self._entity(player.entity)
        settled.entity = PlayerReference(entity_id=number, player_id=player.player_id)
        return settled

    def _option(self, option: Any, *, told: bool) -> Any:
        """An option whose missing error is LEGAL, if options of its list have errors.

        python-hsreplay keeps the number of it.
        """
        settled = copy(option)
        settled.entity = self._entity(option.entity)
        settled.options = [self._option(each, told=told) for each in option.options]
        if (
            option.error is None and told and not getattr(option, "untold", False)
        ) or option.error == str(LEGAL):
            settled.error = "LEGAL"
        return settled

    def _entity(self, entity: Any) -> Any:
        """The number of an entity, whatever hslog refers to it by.

        Raises:
            ValueError: there is none such, or nobody knows which player is meant.
        """
        if not isinstance(entity, PlayerReference):
            if isinstance(entity, int) and entity < 0:
                raise ValueError(f"there is no entity {entity}")
            return entity
        number: int | None = (
            entity.entity_id
            or self._by_player_id.get(entity.player_id or 0)
            or self._by_name.get(entity.name or "")
            or self._by_name.get((entity.name or "").partition("#")[0])
        )
        if number is None:
            raise ValueError(f"nobody knows who {entity.name!r} is")
        return number


def _all_options(options: list[Any]) -> Iterator[Any]:
    for option in options:
        yield option
        yield from _all_options(option.options)


def _tells_error(option: Any) -> bool:
    """Whether an option has an error, or the parameter of one."""
    return option.error is not None or option.error_param is not None


def _players_of(tree: Any) -> Iterator[tuple[int, int, str, str, str]]:
    """Entity, PLAYER_ID, name and account of the players; "" where they are not known.

    python-hsreplay puts all but the first two beside CREATE_GAME.
    """
    for packet in tree:
        beside = [packet] if isinstance(packet, hs.CreateGame.Player) else []
        for player in packet.players if isinstance(packet, hs.CreateGame) else beside:
            entity, name = player.entity, player.name
            if isinstance(entity, PlayerReference):
                name = name or entity.name
                entity = entity.entity_id
            if entity is None:
                continue
            known = name if name and name != UNKNOWN_HUMAN_PLAYER else ""
            high, low = ("" if each is None else str(each) for each in (player.hi, player.lo))
            yield int(entity), int(player.player_id), known, high, low
