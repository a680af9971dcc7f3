"""From hslog's packets to :mod:`hsreplay_sim.replay.packets`.

Enum members become plain ints here. A packet that holds no sound numbers is dropped and reported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hslog import packets as hs

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.play_errors import LEGAL, UNNAMED, error_number
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.packets import Packet


class Converter:
    """Converts the packets of one game; `lose(line, what)` is called for dropped ones."""

    def __init__(
        self,
        path: str,
        players: dict[int, tuple[str, str, str]],
        lose: Callable[[int, str], None],
    ) -> None:
        self._path = path
        self._players = players
        self._lose = lose
        self._blocks = 0
        self._entities: set[int] = set()
        self._by_type: dict[type, Callable[[Any], Packet]] = {
            hs.TagChange: self._tag_change,
            hs.Block: self._block,
            hs.FullEntity: self._full_entity,
            hs.ShowEntity: _show_entity,
            hs.ChangeEntity: _change_entity,
            hs.HideEntity: _hide_entity,
            hs.MetaData: _meta_data,
            hs.Options: _options,
            hs.SendOption: _send_option,
            hs.Choices: _choices,
            hs.SendChoices: _send_choices,
            hs.ChosenEntities: _chosen,
            hs.CreateGame: self._create_game,
            hs.SubSpell: _sub_spell,
            hs.ShuffleDeck: _shuffle_deck,
            hs.ResetGame: _reset_game,
            hs.CachedTagForDormantChange: _cached_tag,
            hs.VOSpell: _vo_spell,
        }

    def convert(self, packets: list[Any]) -> list[Packet]:
        """All packets, containers with their content; iterative, whatever the nesting."""
        result: list[Packet] = []
        todo = [(packets, result)]
        while todo:
            source, target = todo.pop()
            for packet in source:
                converted = self._one(packet)
                if converted is None:
                    continue
                target.append(converted)
                if type(converted) is ours.Block or type(converted) is ours.SubSpell:
                    todo.append((packet.packets, converted.packets))
        return result

    def _one(self, packet: Any) -> Packet | None:
        try:
            return self._by_type[type(packet)](packet)
        except (TypeError, ValueError) as error:
            self._lose(packet.ts[0], f"{type(packet).__name__}: {error}")
            return None

    def _create_game(self, packet: Any) -> Packet:
        players = tuple(self._player(player) for player in packet.players)
        line, ts = packet.ts
        return ours.CreateGame(int(packet.entity), _tags(packet.tags), players, line, ts)

    def _player(self, player: Any) -> ours.PlayerDef:
        entity = int(player.entity.entity_id)
        name, high, low = self._players.get(entity, ("", "", ""))
        tags = _tags(player.tags)
        return ours.PlayerDef(entity, int(player.player_id), tags, name, high, low)

    def _full_entity(self, packet: Any) -> Packet:
        line, ts = packet.ts
        entity = _id(packet.entity)
        self._entities.add(entity)
        if len(self._entities) > limits.ENTITIES_MAX:
            raise LimitError("too many entities", SourceRef(self._path, line))
        return ours.FullEntity(entity, packet.card_id or "", _tags(packet.tags), line, ts)

    def _tag_change(self, packet: Any) -> Packet:
        line, ts = packet.ts
        entity, tag, value = int(packet.entity), int(packet.tag), int(packet.value)
        if value >= limits.NUMBER_MAX or entity > limits.ENTITY_ID_MAX or tag >= limits.NUMBER_MAX:
            raise ValueError("number out of range")
        return ours.TagChange(entity, tag, value, line, ts, packet.has_change_def)

    def _block(self, packet: Any) -> Packet:
        line, ts = packet.ts
        self._blocks += 1
        if self._blocks > limits.BLOCKS_MAX:
            raise LimitError("too many blocks", SourceRef(self._path, line))
        index = packet.index if packet.index is not None else packet.effectindex
        end = getattr(packet, "end_mark", None)
        return ours.Block(
            kind=int(packet.type),
            entity=_id(packet.entity),
            card_id=packet.effectid or "",
            index=-1 if index is None else int(index),
            target=_id(packet.target),
            sub_option=-1 if packet.suboption is None else packet.suboption,
            trigger_keyword=int(packet.trigger_keyword or 0),
            line=line,
            end_line=end[0] if end else 0,
            ts=ts,
            closed=packet.ended,
        )


def _id(entity: Any) -> int:
    """Return an entity id; 0 for none, which is None in hslog for -1."""
    if entity is None or entity == "":
        return 0
    number = int(entity)
    if number > limits.ENTITY_ID_MAX:
        raise ValueError(f"entity {number} out of range")
    return number


def _tags(tags: list[tuple[Any, Any]]) -> ours.Tags:
    result = tuple(
        [
            pair if type(pair[0]) is int is type(pair[1]) else (int(pair[0]), int(pair[1]))
            for pair in tags
        ]
    )
    for tag, value in result:
        if value >= limits.NUMBER_MAX or tag >= limits.NUMBER_MAX:
            raise ValueError("number out of range")
    return result


def _choices(packet: Any) -> Packet:
    line, ts = packet.ts
    return ours.Choices(
        id=packet.id,
        player=_id(packet.entity),
        kind=int(packet.type),
        minimum=packet.min,
        maximum=packet.max,
        source=_id(packet.source),
        entities=tuple([_id(entity) for entity in packet.choices]),
        task_list=packet.tasklist or 0,
        line=line,
        ts=ts,
    )


def _chosen(packet: Any) -> Packet:
    entities = tuple([_id(entity) for entity in packet.choices])
    return ours.ChosenEntities(packet.id, _id(packet.entity), entities, *packet.ts)


def _show_entity(packet: Any) -> Packet:
    line, ts = packet.ts
    return ours.ShowEntity(_id(packet.entity), packet.card_id or "", _tags(packet.tags), line, ts)


def _change_entity(packet: Any) -> Packet:
    line, ts = packet.ts
    return ours.ChangeEntity(_id(packet.entity), packet.card_id or "", _tags(packet.tags), line, ts)


def _hide_entity(packet: Any) -> Packet:
    line, ts = packet.ts
    return ours.HideEntity(_id(packet.entity), int(packet.zone), line, ts)


def _cached_tag(packet: Any) -> Packet:
    line, ts = packet.ts
    return ours.CachedTag(_id(packet.entity), int(packet.tag), int(packet.value), line, ts)


def _meta_data(packet: Any) -> Packet:
    line, ts = packet.ts
    info = tuple([_id(entity) for entity in packet.info])
    data = int(packet.data or 0)
    return ours.MetaData(int(packet.meta), data, info, line, ts, packet.count)


def _shuffle_deck(packet: Any) -> Packet:
    return ours.ShuffleDeck(packet.player_id, *packet.ts)


def _reset_game(packet: Any) -> Packet:
    return ours.ResetGame(*packet.ts)


def _vo_spell(packet: Any) -> Packet:
    return ours.VOSpell(
        packet.brguid, packet.vospguid or "", int(packet.blocking), packet.delayms, *packet.ts
    )


def _sub_spell(packet: Any) -> Packet:
    line, ts = packet.ts
    targets = tuple([_id(target) for target in packet.targets])
    source = _id(packet.source)
    extra = (
        () if packet.target_count == len(targets) else (("targetCount", str(packet.target_count)),)
    )
    return ours.SubSpell(packet.spell_prefab_guid, source, targets, [], line, ts, extra)


def _send_choices(packet: Any) -> Packet:
    entities = tuple([_id(entity) for entity in packet.choices])
    return ours.SendChoices(packet.id, int(packet.type), entities, *packet.ts)


def _send_option(packet: Any) -> Packet:
    return ours.SendOption(
        packet.option, packet.suboption, packet.target, packet.position, *packet.ts
    )


def _options(packet: Any) -> Packet:
    return ours.Options(
        packet.id, tuple([_option(option) for option in packet.options]), *packet.ts
    )


def _option(option: Any, *, told: bool = False) -> ours.Option:
    """Return an option; `told`: its parent option has an error printed."""
    error, text = _error(option)
    told |= error is not None
    untold = None if told else LEGAL
    parts = option.options
    return ours.Option(
        index=option.id,
        kind=int(option.type or 0),
        entity=_id(option.entity),
        error=error,
        error_param=option.error_param or 0,
        targets=tuple([_target(part, untold) for part in parts if part.optype == "target"]),
        sub_options=tuple([_option(part, told=told) for part in parts if part.optype != "target"]),
        error_text=text,
    )


def _error(option: Any) -> tuple[int | None, str]:
    """The number, None where the build prints no error; and the name if it has no number."""
    if option.error is None:
        return None, ""
    if option.error == "LEGAL":
        return LEGAL, ""
    number = error_number(option.error)
    return number, option.error if number == UNNAMED else ""


def _target(target: Any, untold: int | None) -> ours.Target:
    """Return a target; without a printed error its error is `untold`."""
    error, text = _error(target)
    return ours.Target(
        _id(target.entity), untold if error is None else error, target.error_param or 0, text
    )
