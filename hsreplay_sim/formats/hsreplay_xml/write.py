"""Writing HSReplay XML 1.7 from any observed game.

What is written reads back as the same packets. Time stamps are written as the source has them; on
single tag changes only if the source was XML, as the public format does not put them there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from itertools import chain
from typing import Any

from hsreplay_sim.formats.dates import Dates
from hsreplay_sim.formats.lost import LINES_LOST, places_of_lost
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.play_errors import LEGAL, UNNAMED
from hsreplay_sim.replay.recording import Recording

VERSION = "1.7"
_DOCTYPE = (
    f'<!DOCTYPE HSReplay SYSTEM "https://hearthsim.info/hsreplay/dtd/hsreplay-{VERSION}.dtd">'
)
_ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_ESCAPES = str.maketrans(
    {
        "&": "&amp;",
        "<": "&lt;",
        ">": "&gt;",
        '"': "&quot;",
        "\t": "&#9;",
        "\n": "&#10;",
        "\r": "&#13;",
    }
)
_NAME = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
_DECK_TYPE = 1
"""NORMAL_DECK, as no source says more; the document type demands one."""

Attributes = Iterable[tuple[str, object]]
Line = tuple[int, str]
"""(depth, text)."""


def write(games: Iterable[Recording]) -> str:
    """The text of a document that holds these games."""
    return "".join(write_lines(games))


def write_lines(games: Iterable[Recording], begun: date | None = None) -> Iterator[str]:
    """The lines of the document, each with its line end; one game at a time.

    Times without a date get the one of `begun`, the day of the first game.
    """
    put = Dates(begun).put if begun is not None else str
    source = iter(games)
    first = next(source, None)
    yield '<?xml version="1.0" encoding="utf-8"?>\n'
    yield _DOCTYPE + "\n"
    root = {"version": VERSION} | (_root_of(first) if first else {})
    yield _tag("HSReplay", sorted(root.items())) + "\n"
    for game in chain([first] if first else [], source):
        for depth, text in _Writer(game).lines():
            yield "  " * depth + put(text) + "\n"
    yield "</HSReplay>\n"


def losses(game: Recording) -> list[str]:
    """What the format cannot hold of `game`, one sentence each."""
    found = []
    players = game.create.players if game.create else ()
    hidden = sum(not player.has_account for player in players)
    if hidden:
        found.append(f"accounts of {hidden} players, who are not told: 0 stands for them")
    blocks = [packet for packet in ours.walk(game.packets) if isinstance(packet, ours.Block)]
    unclosed = sum(not block.closed for block in blocks)
    if unclosed:
        found.append(f"{unclosed} blocks that the recording leaves open are closed")
    if game.build is None and "ACTION_START" in game.syntax:
        found.append("the old spelling of the log, which dates it")
    unnamed = sum(map(_unnumbered, ours.walk(game.packets)))
    if unnamed:
        found.append(f"{unnamed} errors of options whose names have no public number")
    return found


def _unnumbered(packet: ours.Packet) -> int:
    """How many errors of options have no number but one of ours."""
    if not isinstance(packet, ours.Options):
        return 0
    options = [each for option in packet.options for each in (option, *option.sub_options)]
    errors = [each.error for each in options]
    errors += [target.error for each in options for target in each.targets]
    return sum(error is not None and error >= UNNAMED for error in errors)


def _root_of(game: Recording) -> dict[str, str]:
    own = {
        key.removeprefix("HSReplay."): value
        for key, value in game.meta
        if key.startswith("HSReplay.") and key != "HSReplay.version"
    }
    if not own and game.build is not None and not _has(game, "Game.buildNumber"):
        own["build"] = str(game.build)
    return own


def _has(game: Recording, key: str) -> bool:
    return any(name == key for name, _ in game.meta)


class _Writer:
    """Writes one game."""

    def __init__(self, game: Recording) -> None:
        self._game = game
        self._ts_everywhere = game.format == "hsreplay-xml"
        self._old_index = "ACTION_START_INDEX" in game.syntax
        self._by_type: dict[type, Callable[[Any], Iterator[Line]]] = {
            ours.CreateGame: self._create_game,
            ours.FullEntity: self._full_entity,
            ours.ShowEntity: self._shown_entity,
            ours.ChangeEntity: self._shown_entity,
            ours.HideEntity: _hide_entity,
            ours.TagChange: self._tag_change,
            ours.CachedTag: _cached_tag,
            ours.MetaData: _meta_data,
            ours.ShuffleDeck: _shuffle_deck,
            ours.ResetGame: _reset_game,
            ours.VOSpell: _vo_spell,
            ours.Choices: _choices,
            ours.SendChoices: _send_choices,
            ours.ChosenEntities: _chosen,
            ours.Options: _options,
            ours.SendOption: _send_option,
        }

    def lines(self) -> Iterator[Line]:
        """The lines of the Game element; iterative, whatever the nesting."""
        yield 1, _tag("Game", self._game_attributes())
        stack: list[tuple[Iterator[ours.Packet], str]] = [(iter(self._game.packets), "</Game>")]
        while stack:
            depth = len(stack) + 1
            packet = next(stack[-1][0], None)
            if packet is None:
                yield depth - 1, stack.pop()[1]
            elif isinstance(packet, ours.Block):
                yield depth, _tag("Block", self._block_attributes(packet))
                stack.append((iter(packet.packets), "</Block>"))
            elif isinstance(packet, ours.SubSpell):
                yield depth, _tag("SubSpell", _sub_spell_attributes(packet))
                for index, entity in enumerate(packet.targets):
                    yield depth + 1, _leaf("SubSpellTarget", index=index, entity=entity)
                stack.append((iter(packet.packets), "</SubSpell>"))
            else:
                for deeper, text in self._by_type[type(packet)](packet):
                    yield depth + deeper, text

    def _game_attributes(self) -> Attributes:
        game = self._game
        own: list[tuple[str, object]] = [
            (key.removeprefix("Game."), value)
            for key, value in game.meta
            if key.startswith("Game.")
        ]
        lost = " ".join(map(str, places_of_lost(game)))
        last = [(LINES_LOST, lost)] if lost else []
        if own:
            return [*own, *last]
        first = game.packets[0].ts if game.packets else ""
        found: list[tuple[str, object]] = []
        for name, enum, value in (
            ("type", "GameType", game.game_type),
            ("format", "FormatType", game.format_type),
        ):
            number = _enum_value(enum, value)
            if number is not None:
                found.append((name, number))
        if game.scenario:
            found.append(("scenarioID", game.scenario))
        if game.reconnected:
            found.append(("reconnecting", "true"))
        return [*found, *([("ts", first)] if first else []), *last]

    def _block_attributes(self, packet: ours.Block) -> Attributes:
        yield "entity", packet.entity
        yield "type", packet.kind
        yield "index" if self._old_index else "effectIndex", packet.index
        if packet.card_id:
            yield "effectCardId", packet.card_id
        if packet.target:
            yield "target", packet.target
        if packet.sub_option != -1 or "SubOption" in self._game.syntax:
            yield "subOption", packet.sub_option
        if packet.trigger_keyword or "TriggerKeyword" in self._game.syntax:
            yield "triggerKeyword", packet.trigger_keyword
        yield from _ts(packet.ts)

    def _create_game(self, packet: ours.CreateGame) -> Iterator[Line]:
        yield from _with_tags("GameEntity", [("id", packet.entity)], packet.tags)
        for player in packet.players:
            yield from _player(player)

    def _full_entity(self, packet: ours.FullEntity) -> Iterator[Line]:
        card = [("cardID", packet.card_id)] if packet.card_id else []
        yield from _with_tags(
            "FullEntity", [("id", packet.entity), *card, *_ts(packet.ts)], packet.tags
        )

    def _shown_entity(self, packet: ours.ShowEntity | ours.ChangeEntity) -> Iterator[Line]:
        name = type(packet).__name__
        attributes: Attributes = [
            ("entity", packet.entity),
            ("cardID", packet.card_id),
            *_ts(packet.ts),
        ]
        yield from _with_tags(name, attributes, packet.tags)

    def _tag_change(self, packet: ours.TagChange) -> Iterator[Line]:
        text = f'<TagChange entity="{packet.entity}" tag="{packet.tag}" value="{packet.value}"'
        if packet.def_change:
            text += ' hasChangeDef="true"'
        if self._ts_everywhere and packet.ts:
            text += f' ts="{_escape(packet.ts)}"'
        yield 0, text + "/>"


def _player(player: ours.PlayerDef) -> Iterator[Line]:
    told = player.has_account
    attributes: list[tuple[str, object]] = [
        ("id", player.entity),
        ("playerID", player.player_id),
        ("accountHi", player.account_hi if told else 0),
        ("accountLo", player.account_lo if told else 0),
    ]
    if player.name:
        attributes.append(("name", player.name))
    known = {name for name, _ in attributes} | {"InitialName", "Deck"}
    attributes += [(name, value) for name, value in player.extra if name not in known]
    initial = dict(player.extra).get("InitialName")
    if initial is not None:
        attributes.append(("initialName", initial))
    yield 0, _tag("Player", attributes)
    for tag, value in player.tags:
        yield 1, f'<Tag tag="{tag}" value="{value}"/>'
    for name, text in player.extra:
        if name == "Deck":
            yield 1, _tag("Deck", [("type", _DECK_TYPE)])
            for card in text.split():
                yield 2, _leaf("Card", id=card)
            yield 1, "</Deck>"
    yield 0, "</Player>"


def _hide_entity(packet: ours.HideEntity) -> Iterator[Line]:
    yield 0, _leaf("HideEntity", entity=packet.entity, zone=packet.zone, ts=packet.ts)


def _cached_tag(packet: ours.CachedTag) -> Iterator[Line]:
    yield (
        0,
        _leaf(
            "CachedTagForDormantChange",
            entity=packet.entity,
            tag=packet.tag,
            value=packet.value,
            ts=packet.ts,
        ),
    )


def _meta_data(packet: ours.MetaData) -> Iterator[Line]:
    attributes = [
        ("meta", packet.meta),
        ("data", packet.data),
        ("infoCount", packet.info_count),
        *packet.extra,
        *_ts(packet.ts),
    ]
    parts = [_leaf("Info", index=index, entity=entity) for index, entity in enumerate(packet.info)]
    yield from _with_parts("MetaData", attributes, parts)


def _shuffle_deck(packet: ours.ShuffleDeck) -> Iterator[Line]:
    yield 0, _leaf("ShuffleDeck", player_id=packet.player_id, ts=packet.ts)


def _reset_game(packet: ours.ResetGame) -> Iterator[Line]:
    yield 0, _leaf("ResetGame", ts=packet.ts)


def _vo_spell(packet: ours.VOSpell) -> Iterator[Line]:
    yield (
        0,
        _leaf(
            "VOSpell",
            brass_ring_guid=packet.brguid,
            vo_spell_prefab_guid=packet.vospguid,
            blocking=packet.blocking,
            additional_delay_ms=packet.delay_ms,
            ts=packet.ts,
        ),
    )


def _choices(packet: ours.Choices) -> Iterator[Line]:
    attributes = [
        ("id", packet.id),
        ("entity", packet.player),
        ("type", packet.kind),
        ("min", packet.minimum),
        ("max", packet.maximum),
        ("source", packet.source),
        *([("taskList", packet.task_list)] if packet.task_list else []),
        *_ts(packet.ts),
    ]
    yield from _with_parts("Choices", attributes, _chosen_parts(packet.entities))


def _send_choices(packet: ours.SendChoices) -> Iterator[Line]:
    attributes = [("id", packet.id), ("type", packet.kind), *_ts(packet.ts)]
    yield from _with_parts("SendChoices", attributes, _chosen_parts(packet.entities))


def _chosen(packet: ours.ChosenEntities) -> Iterator[Line]:
    attributes = [("id", packet.id), ("entity", packet.player), *_ts(packet.ts)]
    yield from _with_parts("ChosenEntities", attributes, _chosen_parts(packet.entities))


def _chosen_parts(entities: tuple[int, ...]) -> list[str]:
    return [_leaf("Choice", index=index, entity=entity) for index, entity in enumerate(entities)]


def _send_option(packet: ours.SendOption) -> Iterator[Line]:
    yield (
        0,
        _leaf(
            "SendOption",
            option=packet.option,
            subOption=packet.sub_option,
            target=packet.target,
            position=packet.position,
            ts=packet.ts,
        ),
    )


def _options(packet: ours.Options) -> Iterator[Line]:
    yield 0, _tag("Options", [("id", packet.id), *_ts(packet.ts)])
    for option in packet.options:
        kind = [("type", option.kind)]
        yield 1, _tag("Option", [("index", option.index), *kind, *_option_attributes(option)])
        for text in _targets(option):
            yield 2, text
        for sub_option in option.sub_options:
            attributes = [("index", sub_option.index), *_option_attributes(sub_option)]
            for depth, text in _with_parts("SubOption", attributes, _targets(sub_option)):
                yield depth + 2, text
        yield 1, "</Option>"
    yield 0, "</Options>"


def _option_attributes(option: ours.Option) -> Attributes:
    if option.entity:
        yield "entity", option.entity
    if option.error is not None:
        yield "error", option.error
    if option.error_param:
        yield "errorParam", option.error_param


def _targets(option: ours.Option) -> list[str]:
    parts = []
    for index, target in enumerate(option.targets):
        attributes: list[tuple[str, object]] = [("index", index), ("entity", target.entity)]
        if target.error is not None and (option.error is not None or target.error != LEGAL):
            attributes.append(("error", target.error))
        if target.error_param:
            attributes.append(("errorParam", target.error_param))
        parts.append(_tag("Target", attributes, end="/>"))
    return parts


def _sub_spell_attributes(packet: ours.SubSpell) -> Attributes:
    yield "spellPrefabGuid", packet.prefab
    yield "source", packet.source
    yield "targetCount", dict(packet.extra).get("targetCount", len(packet.targets))
    yield from _ts(packet.ts)


def _with_tags(name: str, attributes: Attributes, tags: ours.Tags) -> Iterator[Line]:
    parts = [f'<Tag tag="{tag}" value="{value}"/>' for tag, value in tags]
    yield from _with_parts(name, attributes, parts)


def _with_parts(name: str, attributes: Attributes, parts: list[str]) -> Iterator[Line]:
    if not parts:
        yield 0, _tag(name, attributes, end="/>")
        return
    yield 0, _tag(name, attributes)
    for part in parts:
        yield 1, part
    yield 0, f"</{name}>"


def _ts(ts: str) -> list[tuple[str, object]]:
    return [("ts", ts)] if ts else []


def _leaf(name: str, **attributes: object) -> str:
    """An empty element; a time stamp only if there is one."""
    present = [(key, value) for key, value in attributes.items() if key != "ts" or value]
    return _tag(name, present, end="/>")


def _tag(name: str, attributes: Attributes, end: str = ">") -> str:
    text = "".join(
        f' {key}="{_escape(str(value))}"' for key, value in attributes if _NAME.fullmatch(key)
    )
    return f"<{name}{text}{end}"


def _escape(text: str) -> str:
    return _ILLEGAL.sub("\ufffd", text).translate(_ESCAPES)


def _enum_value(enum: str, name: str) -> int | None:
    from hearthstone import enums

    member = getattr(enums, enum).__members__.get(name)
    if member is not None:
        return int(member)
    return int(name) if name.isascii() and name.isdigit() else None
