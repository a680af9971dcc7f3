"""Snapshots as JSON: hearthbreaker's documented "Serialization Format", read and written.

Keys and nesting are those of the document. Our additions are `entities`, the tags of every entity,
`ledger`, what the game knew besides, and `game`, by what it goes on; a reader that knows only the
document may ignore them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import Any, NoReturn, TypeVar

from hsreplay_sim.base import limits
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import FormatError, LimitError, UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.base.tagstate import Ledger, Noted, TagState
from hsreplay_sim.formats.json_ import JsonObject, parse_json
from hsreplay_sim.replay.board import (
    CardSnapshot,
    HeroSnapshot,
    MinionSnapshot,
    PlayerSnapshot,
    Snapshot,
    Terms,
    WeaponSnapshot,
)
from hsreplay_sim.replay.board_effects import CardFilterSnapshot, EffectSnapshot

FORMAT = "snapshot"

_T = TypeVar("_T")
_OPTIONAL = frozenset({"only_first"})
_FILTERS = frozenset({"minion", "spell", "secret", "card"})
_UNTIL = frozenset({"turn_ended", "turn_started"})


def write(snapshot: Snapshot) -> str:
    """The snapshot as indented JSON; `entities` is written when the snapshot carries its tags.

    They are listed as they entered their zones: play goes on by that order.
    """
    document: dict[str, Any] = {
        "players": [_player_object(player) for player in snapshot.players],
        "active_player": snapshot.active_player,
        "current_sequence_id": snapshot.current_sequence_id,
    }
    if terms := {key: value for key, value in asdict(snapshot.terms).items() if value}:
        document["game"] = terms
    text = json.dumps(document, indent=2, ensure_ascii=False)
    if snapshot.state is None:
        return text + "\n"
    rows = ",\n".join("    " + _entity_text(snapshot.state, e) for e in snapshot.state.tags)
    known = f',\n  "ledger": {_ledger_text(snapshot.ledger)}' if snapshot.ledger is not None else ""
    return f'{text[:-2]},\n  "entities": [\n{rows}\n  ]{known}\n}}\n'


def read(data: bytes, path: str) -> Snapshot:
    """The snapshot in `data`.

    Raises:
        FormatError: not the documented form; the message names the JSON path.
        LimitError: too large.
        UnsupportedError: the dialect that hearthbreaker really writes. It holds base values in
            place of current ones and is only good for comparing; see
            :mod:`hsreplay_sim.hearthbreaker.files.states`.
    """
    return _Reader(path).snapshot(parse_json(data, path))


def _entity_text(state: TagState, entity: int) -> str:
    tags = {str(tag): value for tag, value in sorted(state.tags[entity].items())}
    row = {"id": entity, "card": state.cards.get(entity, ""), "tags": tags}
    return json.dumps(row, ensure_ascii=False)


def _ledger_text(ledger: Ledger) -> str:
    """A line for each part."""
    parts = {
        "played": [_noted_object(each) for each in ledger.played],
        "died": [_noted_object(each) for each in ledger.died],
        "summoned": [_noted_object(each) for each in ledger.summoned],
        "undying": ledger.undying,
        "innate": ledger.innate,
        "makers": ledger.makers,
        "residues": ledger.residues,
        "zeros": ledger.zeros,
        "held_from": _rows(ledger.held_from),
        "returning": _rows(ledger.returning),
        "plain_costs": ledger.plain_costs,
        "powers_used": _rows(ledger.powers_used),
        "on_top": ledger.on_top,
        "at_bottom": ledger.at_bottom,
        "discarded": [_noted_object(each) for each in ledger.discarded],
        "discovered": [_noted_object(each) for each in ledger.discovered],
        "opening": [_noted_object(each) for each in ledger.opening],
        "attacks": _rows(ledger.attacks),
        "spell_damage": ledger.spell_damage,
        "hero_hurt": ledger.hero_hurt,
        "tallies": _rows(ledger.tallies),
    }
    lines = (f'    "{name}": {json.dumps(part)}' for name, part in parts.items())
    return "{\n" + ",\n".join(lines) + "\n  }"


def _rows(numbers: dict[int, int]) -> dict[int, list[int]]:
    return {key: [number] for key, number in numbers.items()}


def _noted_object(noted: Noted) -> dict[str, Any]:
    return {"turn": noted.turn, "id": noted.entity, "card": noted.card, "tags": noted.tags}


def _player_object(player: PlayerSnapshot) -> dict[str, Any]:
    return {
        "hero": _hero_object(player.hero),
        "deck": {"cards": [_plain(card) for card in player.deck]},
        "hand": [_plain(card) for card in player.hand],
        "secrets": [{"name": name} for name in player.secrets],
        "card_filters": [_plain(entry) for entry in player.card_filters],
        "minions": [_minion_object(minion) for minion in player.minions],
        "mana": player.mana,
        "max_mana": player.max_mana,
    }


def _hero_object(hero: HeroSnapshot) -> dict[str, Any]:
    return _plain(hero) | {"weapon": _plain(hero.weapon) if hero.weapon else None}


def _minion_object(minion: MinionSnapshot) -> dict[str, Any]:
    return _plain(minion) | {"effects": [_effect_object(effect) for effect in minion.effects]}


def _effect_object(effect: str | EffectSnapshot) -> dict[str, Any]:
    if isinstance(effect, str):
        return {"name": effect}
    return {key: value for key, value in _plain(effect).items() if value}


def _plain(
    value: CardSnapshot
    | CardFilterSnapshot
    | EffectSnapshot
    | HeroSnapshot
    | MinionSnapshot
    | WeaponSnapshot,
) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def _is_entity_id(number: int) -> bool:
    return 0 < number <= limits.ENTITY_ID_MAX


class _Reader:
    """Turns the parsed document into a snapshot."""

    def __init__(self, path: str) -> None:
        self.path = path

    def snapshot(self, document: Any) -> Snapshot:
        root = self.object(document, "$", 1)
        if "turn_count" in root:
            raise UnsupportedError(
                "this is what hearthbreaker writes, not what its document describes: "
                "it can be compared, not loaded",
                SourceRef(self.path, root.line),
            )
        players = self.list(root, "players", "$")
        if len(players) != 2:
            self.fail(f"{len(players)} players, 2 are needed", "$.players", root.line)
        active = self.integer(root, "active_player", "$")
        if active not in (0, 1):
            self.fail(f"{active} is no index of a player", "$.active_player", root.line)
        state = self.state(root) if "entities" in root else None
        return Snapshot(
            (
                self.player(players[0], "$.players[0]", root),
                self.player(players[1], "$.players[1]", root),
            ),
            active,
            self.integer(root, "current_sequence_id", "$"),
            state,
            self.ledger(root, state) if state is not None and "ledger" in root else None,
            self.path,
            self.terms(root) if "game" in root else Terms(),
        )

    def player(self, value: Any, where: str, parent: JsonObject) -> PlayerSnapshot:
        player = self.object(value, where, parent.line)
        deck = self.object(player.get("deck"), f"{where}.deck", player.line)
        return PlayerSnapshot(
            hero=self.hero(player, where),
            deck=self.cards(deck, "cards", f"{where}.deck"),
            hand=self.cards(player, "hand", where),
            secrets=self.names(player, "secrets", where),
            card_filters=tuple(
                self.card_filter(entry, at)
                for entry, at in self.objects(player, "card_filters", where)
            ),
            minions=tuple(
                self.minion(entry, at) for entry, at in self.objects(player, "minions", where)
            ),
            mana=self.integer(player, "mana", where),
            max_mana=self.integer(player, "max_mana", where),
        )

    def hero(self, player: JsonObject, where: str) -> HeroSnapshot:
        where = f"{where}.hero"
        hero = self.object(player.get("hero"), where, player.line)
        weapon = hero.get("weapon")
        values = self.values(HeroSnapshot, hero, where, skip=frozenset({"weapon"}))
        if weapon is not None:
            weapon = self.object(weapon, f"{where}.weapon", hero.line)
            values["weapon"] = self.made(WeaponSnapshot, weapon, f"{where}.weapon")
        return HeroSnapshot(**values)

    def minion(self, minion: JsonObject, where: str) -> MinionSnapshot:
        values = self.values(MinionSnapshot, minion, where, skip=frozenset({"effects"}))
        effects = tuple(
            self.effect(entry, at) for entry, at in self.objects(minion, "effects", where)
        )
        return MinionSnapshot(**values, effects=effects)

    def effect(self, entry: JsonObject, where: str) -> str | EffectSnapshot:
        if "type" not in entry:
            return str(self.value(entry, "name", str, where))
        missing = frozenset({"until", "filter", "amount"}) - entry.keys()
        return EffectSnapshot(**self.values(EffectSnapshot, entry, where, skip=missing))

    def card_filter(self, entry: JsonObject, where: str) -> CardFilterSnapshot:
        result = self.made(CardFilterSnapshot, entry, where)
        if result.filter not in _FILTERS or result.until not in _UNTIL:
            self.fail("unknown `filter` or `until`", where, entry.line)
        return result

    def cards(self, parent: JsonObject, key: str, where: str) -> tuple[CardSnapshot, ...]:
        return tuple(
            self.made(CardSnapshot, card, at) for card, at in self.objects(parent, key, where)
        )

    def names(self, parent: JsonObject, key: str, where: str) -> tuple[str, ...]:
        return tuple(
            str(self.value(entry, "name", str, at))
            for entry, at in self.objects(parent, key, where)
        )

    def state(self, root: JsonObject) -> TagState:
        state = TagState()
        rows = self.objects(root, "entities", "$")
        if len(rows) > limits.ENTITIES_MAX:
            raise LimitError(f"{len(rows)} entities", SourceRef(self.path, root.line))
        for row, where in rows:
            entity = self.integer(row, "id", where)
            if not _is_entity_id(entity) or entity in state.tags:
                self.fail(f"entity id {entity} is out of range or stands twice", where, row.line)
            tags = self.object(row.get("tags"), f"{where}.tags", row.line)
            state.tags[entity] = self.tags(tags, f"{where}.tags")
            state.cards[entity] = str(self.value(row, "card", str, where))
        return state

    def terms(self, root: JsonObject) -> Terms:
        game, where = self.object(root.get("game"), "$.game", root.line), "$.game"
        names = self.list(game, "cards", where) if "cards" in game else []
        for name in names:
            if not isinstance(name, str):
                self.fail(f"{name!r} is no name of a module", "$.game.cards", game.line)
        return Terms(
            self.integer(game, "build", where) if "build" in game else 0,
            str(self.value(game, "format", str, where)) if "format" in game else "",
            tuple(names),
            str(self.value(game, "luck", str, where)) if "luck" in game else "",
        )

    def lying(self, ledger: JsonObject, state: TagState) -> tuple[list[int], list[int]]:
        """The cards at both ends of the decks; a snapshot that is older says nothing of them."""
        decks = {entity for entity, own in state.tags.items() if own.get(ZONE) == Zone.DECK}
        ends = [
            self.list(ledger, end, "$.ledger") if end in ledger else []
            for end in ("on_top", "at_bottom")
        ]
        known = [number for ids in ends for number in ids]
        for number in known:
            if type(number) is not int or number not in decks or known.count(number) > 1:
                self.fail(f"{number!r} is no entity of a deck, or twice", "$.ledger", ledger.line)
        return list(ends[0]), list(ends[1])

    def ledger(self, root: JsonObject, state: TagState) -> Ledger:
        where = "$.ledger"
        ledger = self.object(root.get("ledger"), where, root.line)
        return Ledger(
            self.noted(ledger, "played"),
            self.noted(ledger, "died"),
            self.numbers(ledger.get("undying"), f"{where}.undying", ledger.line),
            {e: (row[0], row[1]) for e, row in self.by_entity(ledger, "innate", 2)},
            self.makers(ledger),
            {e: (row[0], row[1], row[2]) for e, row in self.by_entity(ledger, "residues", 3)},
            dict(self.by_entity(ledger, "zeros", 0)),
            self.noted(ledger, "summoned") if "summoned" in ledger else [],
            self.singles(ledger, "held_from"),
            self.singles(ledger, "returning"),
            self.pairs(ledger, "plain_costs"),
            self.singles(ledger, "powers_used"),
            *self.lying(ledger, state),
            self.noted(ledger, "discarded") if "discarded" in ledger else [],
            self.noted(ledger, "discovered") if "discovered" in ledger else [],
            self.noted(ledger, "opening") if "opening" in ledger else [],
            self.singles(ledger, "attacks"),
            self.in_turns(ledger, "spell_damage"),
            self.in_turns(ledger, "hero_hurt"),
            self.singles(ledger, "tallies"),
        )

    def in_turns(self, ledger: JsonObject, key: str) -> dict[int, tuple[int, int]]:
        """(turn, number) by side; nothing, in a document of before that has no such key."""
        rows = self.by_entity(ledger, key, 2) if key in ledger else ()
        return {side: (row[0], row[1]) for side, row in rows}

    def singles(self, ledger: JsonObject, key: str) -> dict[int, int]:
        """One number by entity id; nothing, in a document of before that has no such key."""
        rows = self.by_entity(ledger, key, 1) if key in ledger else ()
        return {entity: row[0] for entity, row in rows}

    def pairs(self, ledger: JsonObject, key: str) -> dict[int, list[int]]:
        """Pairs of numbers by entity id, flat; nothing, in a document of before."""
        found = dict(self.by_entity(ledger, key, 0)) if key in ledger else {}
        for entity, row in found.items():
            if len(row) % 2:
                self.fail("pairs of numbers are wanted", f"$.ledger.{key}.{entity}", ledger.line)
        return found

    def noted(self, ledger: JsonObject, key: str) -> list[Noted]:
        found = []
        for row, where in self.objects(ledger, key, "$.ledger"):
            turn, entity = self.integer(row, "turn", where), self.integer(row, "id", where)
            if not _is_entity_id(entity):
                self.fail(f"entity id {entity} is out of range", where, row.line)
            tags = self.object(row.get("tags"), f"{where}.tags", row.line)
            card = str(self.value(row, "card", str, where))
            found.append(Noted(turn, entity, card, self.tags(tags, f"{where}.tags")))
        return found

    def makers(self, ledger: JsonObject) -> dict[int, str]:
        where = "$.ledger.makers"
        rows = self.object(ledger.get("makers"), where, ledger.line)
        return {
            self.number_of(name, "an entity", where, rows.line): str(
                self.value(rows, name, str, where)
            )
            for name in rows
        }

    def by_entity(
        self, ledger: JsonObject, key: str, length: int
    ) -> Iterator[tuple[int, list[int]]]:
        """Rows of numbers by entity id; `length` is how long each is, 0 leaves it open."""
        where = f"$.ledger.{key}"
        rows = self.object(ledger.get(key), where, ledger.line)
        for name in rows:
            entity = self.number_of(name, "an entity", where, rows.line)
            row = self.numbers(rows[name], f"{where}.{name}", rows.line)
            if length and len(row) != length:
                self.fail(f"{length} numbers are wanted", f"{where}.{name}", rows.line)
            yield entity, row

    def numbers(self, value: Any, where: str, line: int) -> list[int]:
        if not isinstance(value, list) or not all(type(each) is int for each in value):
            self.fail("a list of whole numbers is wanted", where, line)
        return list(value)

    def number_of(self, name: str, what: str, where: str, line: int) -> int:
        """A number that is a key."""
        if not (name.isascii() and name.isdigit() and len(name) <= limits.INTEGER_CHARS_MAX):
            self.fail(f"{name!r} is no number of {what}", where, line)
        return int(name)

    def tags(self, tags: JsonObject, where: str) -> dict[int, int]:
        result = {}
        for name in tags:
            number = self.number_of(name, "a tag", where, tags.line)
            value = self.integer(tags, name, where)
            if value:
                result[number] = value
        return result

    def made(self, kind: type[_T], source: JsonObject, where: str) -> _T:
        return kind(**self.values(kind, source, where, skip=frozenset()))

    def values(
        self, kind: type[Any], source: JsonObject, where: str, skip: frozenset[str]
    ) -> dict[str, Any]:
        """The fields of a dataclass, each checked against the type it declares."""
        types = {"str": str, "int": int, "bool": bool}
        missing = _OPTIONAL - source.keys()
        return {
            field.name: self.value(source, field.name, types[str(field.type)], where)
            for field in fields(kind)
            if field.name not in skip | missing
        }

    def value(self, source: JsonObject, key: str, kind: type[Any], where: str) -> Any:
        found = source.get(key)
        if type(found) is not kind:
            wanted = {str: "a string", int: "a whole number", bool: "true or false"}[kind]
            self.fail(f"`{key}` must be {wanted}", where, source.line)
        return found

    def integer(self, source: JsonObject, key: str, where: str) -> int:
        return int(self.value(source, key, int, where))

    def objects(self, source: JsonObject, key: str, where: str) -> list[tuple[JsonObject, str]]:
        return [
            (self.object(entry, f"{where}.{key}[{i}]", source.line), f"{where}.{key}[{i}]")
            for i, entry in enumerate(self.list(source, key, where))
        ]

    def object(self, value: Any, where: str, line: int) -> JsonObject:
        if not isinstance(value, JsonObject):
            self.fail("an object is wanted", where, line)
        return value

    def list(self, source: JsonObject, key: str, where: str) -> list[Any]:
        value = source.get(key)
        if not isinstance(value, list):
            self.fail(f"`{key}` must be a list", where, source.line)
        return value

    def fail(self, message: str, where: str, line: int) -> NoReturn:
        raise FormatError(f"{where}: {message}", SourceRef(self.path, line))
