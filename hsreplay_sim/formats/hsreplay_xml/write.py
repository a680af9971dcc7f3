"""Writing HSReplay XML 1.7 from any observed game.

What is written reads back as the same packets. Time stamps are written as the source has them, but
for offsets with a plus, which the document type refuses. What the format has no attribute for
stands in notes (:mod:`~hsreplay_sim.formats.hsreplay_xml.notes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from itertools import chain
from typing import Any

from hsreplay_sim.base.enums import members
from hsreplay_sim.formats.damage.lost import named_alone, open_blocks, places_of_lost
from hsreplay_sim.formats.dates import Dates
from hsreplay_sim.formats.hsreplay_xml.dialect import (
    FIRESTONE,
    GAME_DIALECT,
    MAIN_PLAYER,
    in_dialect,
)
from hsreplay_sim.formats.hsreplay_xml.elements import (
    Attributes,
    Line,
    leaf,
    note,
    opening,
    stamp,
    ts_attribute,
    ts_text,
    with_parts,
    with_tags,
)
from hsreplay_sim.formats.hsreplay_xml.notes import (
    BLOCKS_OPEN,
    BUILD,
    ERRORS,
    LINES_LOST,
    SPECTATOR,
    of_player,
)
from hsreplay_sim.formats.hsreplay_xml.write_options import OptionsWriter
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.recording import Recording

VERSION = "1.7"
_DOCTYPE = (
    f'<!DOCTYPE HSReplay SYSTEM "https://hearthsim.info/hsreplay/dtd/hsreplay-{VERSION}.dtd">'
)
_DECK_TYPE = 1
"""NORMAL_DECK, as no source says more; the document type demands one."""
_GAME_OWN = ("id", "ts", "reconnecting", *GAME_DIALECT)
_PLAYER_OWN = frozenset({"rank", "legendRank", "cardback", "ts", MAIN_PLAYER})
"""What python-hsreplay knows of a Game and a Player beside what the recording itself says, and what
Firestone does."""


def write(games: Iterable[Recording]) -> str:
    """Return the text of a document with these games."""
    return "".join(write_lines(games))


def write_lines(
    games: Iterable[Recording], begun: date | None = None, dialect: str = ""
) -> Iterator[str]:
    """The lines of the document, each with its line end; one game at a time.

    Times without a date get the one of `begun`, the day of the first game. `dialect` is one of
    :data:`~hsreplay_sim.formats.hsreplay_xml.dialect.DIALECTS`, or "" for none.
    """
    put = Dates(begun).put if begun is not None else str
    source = iter(games)
    first = next(source, None)
    yield '<?xml version="1.0" encoding="utf-8"?>\n'
    yield _DOCTYPE + "\n"
    root = {"version": VERSION} | (_root_of(first) if first else {})
    yield opening("HSReplay", sorted(root.items())) + "\n"
    for each in chain([first] if first else [], source):
        game = in_dialect(each) if dialect == FIRESTONE else each
        for depth, text in _Writer(game, root.get("build", "")).lines():
            yield "  " * depth + put(text) + "\n"
    yield "</HSReplay>\n"


def losses(game: Recording) -> list[str]:
    """Return one sentence for each thing in `game` that the format cannot express."""
    found = named_alone(game)
    if game.build is None and "ACTION_START" in game.syntax:
        found.append("the old spelling of the log, which dates it")
    return found


def _root_of(game: Recording) -> dict[str, str]:
    told = dict(game.meta).get("HSReplay.build")
    if told is None and game.build is not None:
        told = str(game.build)
    return {} if told is None else {"build": told}


class _Writer:
    """Writes one game."""

    def __init__(self, game: Recording, build: str) -> None:
        """`build` is what the document states for all of its games."""
        self._game = game
        self._build = build
        self._old_index = "ACTION_START_INDEX" in game.syntax
        self._options = OptionsWriter(game)
        self._by_type: dict[type, Callable[[Any], Iterator[Line]]] = {
            ours.CreateGame: self._create_game,
            ours.FullEntity: self._full_entity,
            ours.ShowEntity: self._shown_entity,
            ours.ChangeEntity: self._shown_entity,
            ours.HideEntity: _hide_entity,
            ours.CachedTag: _cached_tag,
            ours.MetaData: _meta_data,
            ours.ShuffleDeck: _shuffle_deck,
            ours.ResetGame: _reset_game,
            ours.VOSpell: _vo_spell,
            ours.Choices: _choices,
            ours.SendChoices: _send_choices,
            ours.ChosenEntities: _chosen,
            ours.Options: self._options.lines,
            ours.SendOption: _send_option,
        }

    def lines(self) -> Iterator[Line]:
        """The lines of the Game element; iterative, whatever the nesting."""
        attributes = self._game_attributes()
        notes = list(self._notes(attributes))
        if notes:
            yield 1, note(notes)
        yield 1, opening("Game", attributes.items())
        stack: list[tuple[Iterator[ours.Packet], str]] = [(iter(self._game.packets), "</Game>")]
        while stack:
            depth = len(stack) + 1
            packet = next(stack[-1][0], None)
            if type(packet) is ours.TagChange:  # most of every file
                yield depth, _tag_change(packet)
            elif packet is None:
                yield depth - 1, stack.pop()[1]
            elif type(packet) is ours.Block:
                yield depth, opening("Block", self._block_attributes(packet))
                stack.append((iter(packet.packets), "</Block>"))
            elif type(packet) is ours.SubSpell:
                yield depth, opening("SubSpell", _sub_spell_attributes(packet))
                for index, entity in enumerate(packet.targets):
                    yield depth + 1, leaf("SubSpellTarget", index=index, entity=entity)
                stack.append((iter(packet.packets), "</SubSpell>"))
            else:
                for deeper, text in self._by_type[type(packet)](packet):
                    yield depth + deeper, text

    def _game_attributes(self) -> dict[str, str]:
        game, told = self._game, self._told()
        found: dict[str, str] = {}
        for name, enum, value in (
            ("type", "GameType", game.game_type),
            ("format", "FormatType", game.format_type),
        ):
            number = _enum_value(enum, value)
            if number is not None:
                found[name] = str(number)
        if game.scenario:
            found["scenarioID"] = str(game.scenario)
        new = game.format != "hsreplay-xml"
        if game.reconnected and new:
            found["reconnecting"] = "true"
        first = game.packets[0].ts if game.packets else ""
        begun = {"ts": stamp(first)} if first and new else {}
        return found | begun | {name: stamp(told[name]) for name in _GAME_OWN if name in told}

    def _notes(self, attributes: dict[str, str]) -> Attributes:
        """Yield the attributes of the note: what the elements cannot express.

        See :mod:`~hsreplay_sim.formats.hsreplay_xml.notes`.
        """
        game = self._game
        for name, value in self._told().items():
            if attributes.get(name) != value:
                yield name, value
        for player in game.create.players if game.create else ():
            for name, beside in _beside(player):
                yield of_player(player.entity, name), beside
        if self._options.numbers:
            named = (f"{number}={name}" for name, number in self._options.numbers.items())
            yield ERRORS, " ".join(named)
        build = "" if game.build is None else str(game.build)
        if self._build != build:
            yield BUILD, build
        if game.watched:
            yield SPECTATOR, "true"
        lost = " ".join(places_of_lost(game))
        if lost:
            yield LINES_LOST, lost
        left_open = " ".join(open_blocks(game))
        if left_open:
            yield BLOCKS_OPEN, left_open

    def _told(self) -> dict[str, str]:
        """The attributes of the Game that was read, if XML was read."""
        meta = self._game.meta
        return {k.removeprefix("Game."): v for k, v in meta if k.startswith("Game.")}

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
        yield from ts_attribute(packet.ts)

    def _create_game(self, packet: ours.CreateGame) -> Iterator[Line]:
        yield from with_tags("GameEntity", [("id", packet.entity)], packet.tags)
        for player in packet.players:
            yield from _player(player)

    def _full_entity(self, packet: ours.FullEntity) -> Iterator[Line]:
        card = [("cardID", packet.card_id)] if packet.card_id else []
        yield from with_tags(
            "FullEntity", [("id", packet.entity), *card, *ts_attribute(packet.ts)], packet.tags
        )

    def _shown_entity(self, packet: ours.ShowEntity | ours.ChangeEntity) -> Iterator[Line]:
        name = type(packet).__name__
        attributes: Attributes = [
            ("entity", packet.entity),
            ("cardID", packet.card_id),
            *ts_attribute(packet.ts),
        ]
        yield from with_tags(name, attributes, packet.tags)


def _tag_change(packet: ours.TagChange) -> str:
    change = ' hasChangeDef="true"' if packet.def_change else ""
    ts = ts_text(packet.ts) if packet.ts else ""
    head = f'<TagChange entity="{packet.entity}" tag="{packet.tag}" value="{packet.value}"'
    return f"{head}{change}{ts}/>"


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
    attributes += [(name, stamp(value)) for name, value in player.extra if name in _PLAYER_OWN]
    yield 0, opening("Player", attributes)
    for tag, value in player.tags:
        yield 1, f'<Tag tag="{tag}" value="{value}"/>'
    for name, text in player.extra:
        if name == "Deck":
            yield 1, opening("Deck", [("type", _DECK_TYPE)])
            for card in text.split():
                yield 2, leaf("Card", id=card)
            yield 1, "</Deck>"
    yield 0, "</Player>"


def _beside(player: ours.PlayerDef) -> Attributes:
    """Yield the attributes that other programs wrote on the Player.

    python-hsreplay fails at accounts in words, so these are here.
    """
    if not player.has_account and player.account_hi:
        yield "accountHi", player.account_hi
        yield "accountLo", player.account_lo
    for name, value in player.extra:
        if name not in _PLAYER_OWN and name != "Deck":
            yield name, value


def _hide_entity(packet: ours.HideEntity) -> Iterator[Line]:
    yield 0, leaf("HideEntity", entity=packet.entity, zone=packet.zone, ts=packet.ts)


def _cached_tag(packet: ours.CachedTag) -> Iterator[Line]:
    yield (
        0,
        leaf(
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
        *ts_attribute(packet.ts),
    ]
    parts = [leaf("Info", index=index, entity=entity) for index, entity in enumerate(packet.info)]
    yield from with_parts("MetaData", attributes, parts)


def _shuffle_deck(packet: ours.ShuffleDeck) -> Iterator[Line]:
    yield 0, leaf("ShuffleDeck", player_id=packet.player_id, ts=packet.ts)


def _reset_game(packet: ours.ResetGame) -> Iterator[Line]:
    yield 0, leaf("ResetGame", ts=packet.ts)


def _vo_spell(packet: ours.VOSpell) -> Iterator[Line]:
    yield (
        0,
        leaf(
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
        *ts_attribute(packet.ts),
    ]
    yield from with_parts("Choices", attributes, _chosen_parts(packet.entities))


def _send_choices(packet: ours.SendChoices) -> Iterator[Line]:
    attributes = [("id", packet.id), ("type", packet.kind), *ts_attribute(packet.ts)]
    yield from with_parts("SendChoices", attributes, _chosen_parts(packet.entities))


def _chosen(packet: ours.ChosenEntities) -> Iterator[Line]:
    attributes = [("id", packet.id), ("entity", packet.player), *ts_attribute(packet.ts)]
    yield from with_parts("ChosenEntities", attributes, _chosen_parts(packet.entities))


def _chosen_parts(entities: tuple[int, ...]) -> list[str]:
    return [leaf("Choice", index=index, entity=entity) for index, entity in enumerate(entities)]


def _send_option(packet: ours.SendOption) -> Iterator[Line]:
    yield (
        0,
        leaf(
            "SendOption",
            option=packet.option,
            subOption=packet.sub_option,
            target=packet.target,
            position=packet.position,
            ts=packet.ts,
        ),
    )


def _sub_spell_attributes(packet: ours.SubSpell) -> Attributes:
    yield "spellPrefabGuid", packet.prefab
    yield "source", packet.source
    yield "targetCount", dict(packet.extra).get("targetCount", len(packet.targets))
    yield from ts_attribute(packet.ts)


def _enum_value(enum: str, name: str) -> int | None:
    value = members(enum).get(name)
    if value is not None:
        return value
    return int(name) if name.isascii() and name.isdigit() else None
