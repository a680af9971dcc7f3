"""From HSReplay XML elements, versions 1.0 to 1.7, to packets.

Names that exporters add for people (EntityCardName, GameTagName …) say nothing new and are left
out; every attribute that does is kept, in `extra` where the packet has no field for it.
Source of truth: HearthSim's HSReplay DTD, and what 90 public files hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from hsreplay_sim.base import limits
from hsreplay_sim.base.play_errors import LEGAL, UNNAMED, error_number
from hsreplay_sim.formats.hsreplay_xml.notes import ERRORS, errors_noted, players_noted
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.packets import Packet

_INTEGER = re.compile(rf"-?\d{{1,{limits.INTEGER_CHARS_MAX - 1}}}", re.ASCII)
_KEPT_MAX = 4_096
_CHOICE_KINDS = {"MULLIGAN": 1, "GENERAL": 2}
_MEANINGFUL_META = ("entity",)
_SHUFFLED = ("player_id", "playerID", "playerId")
"""What writers call the player whose deck is shuffled."""
_COPIES_MAX = 100
"""Of one card in a list of a deck."""

Extra = tuple[tuple[str, str], ...]


class UnreadableError(Exception):
    """An attribute is missing or unreadable."""


class ElementReader:
    """Turns elements into packets of one game.

    It takes out of `told`, the note on the game, what is said of players and of errors.
    `players` and `player_ids` map names and PLAYER_IDs to the entities of players.
    """

    def __init__(self, told: dict[str, str]) -> None:
        self._players_noted = players_noted(told)
        self._errors = errors_noted(told.pop(ERRORS, ""))
        self.player_ids: dict[int, int] = {}
        self._by_player_id = False
        """Whether choices name a player by its PLAYER_ID."""
        self.players: dict[str, int] = {}
        self.leaves: dict[str, Callable[[Any], Packet]] = {
            "TagChange": self._tag_change,
            "FullEntity": self._full_entity,
            "ShowEntity": self._show_entity,
            "ChangeEntity": self._change_entity,
            "HideEntity": self._hide_entity,
            "MetaData": self._meta_data,
            "Options": self._options,
            "options": self._options,
            "SendOption": self._send_option,
            "sendoption": self._send_option,
            "SendOptions": self._send_option,
            "Choices": self._choices,
            "SendChoices": self._send_choices,
            "sendchoices": self._send_choices,
            "ChosenEntities": self._chosen,
            "ShuffleDeck": self._shuffle_deck,
            "ResetGame": self._reset_game,
            "CachedTagForDormantChange": self._cached_tag,
            "VOSpell": self._vo_spell,
        }

    def entity(self, text: str | None) -> int:
        """An entity reference: a number, or in old files the name of a player."""
        if text is None:
            raise UnreadableError("no entity")
        number = _number(text)
        if number is not None:
            return _bounded_entity(number)
        if text == "GameEntity":
            return 1
        if text in self.players:
            return self.players[text]
        found = re.search(r"\bid=(\d{1,7})\b", text)
        if text.startswith("[") and found:
            return _bounded_entity(int(found[1]))
        raise UnreadableError(f"nobody knows the entity {text[:60]!r}")

    def game_entity(self, element: Any) -> ours.CreateGame:
        """GameEntity; the Players follow as elements of their own."""
        return ours.CreateGame(
            _integer(element, "id", 1), _tags(element), (), element.sourceline or 0, _ts(element)
        )

    def player(self, element: Any) -> ours.PlayerDef:
        """Player, with its deck list and its first name as `extra`."""
        entity, name = _integer(element, "id"), element.get("name", "")
        self.player_ids[_integer(element, "playerID")] = entity
        if name:
            self.players[name] = entity
        known = {"id", "playerID", "name", "accountHi", "accountLo"}
        told = {**element.attrib, **self._players_noted.get(entity, {})}
        first = element.find("InitialName")
        if first is not None:
            told["InitialName"] = first.text or ""
        extra = [(key, value) for key, value in sorted(told.items()) if key not in known]
        decks = element.iterfind("Deck")
        extra += [("Deck", " ".join(_cards(deck))) for deck in decks]
        return ours.PlayerDef(
            entity,
            _integer(element, "playerID"),
            _tags(element),
            name,
            told.get("accountHi", ""),
            told.get("accountLo", ""),
            tuple(extra),
        )

    def block(self, element: Any) -> ours.Block:
        """Block, or Action of version 1.0, without its content."""
        card_id = element.get("effectCardId", "")
        return ours.Block(
            kind=_integer(element, "type", 0),
            entity=self.entity(element.get("entity", "1")),
            card_id=card_id if card_id.isidentifier() else "",
            index=_integer(element, "effectIndex", _integer(element, "index", -1)),
            target=self.entity(element.get("target", "0")),
            sub_option=_integer(element, "subOption", -1),
            trigger_keyword=max(0, _integer(element, "triggerKeyword", 0)),
            line=element.sourceline or 0,
            ts=_ts(element),
        )

    def sub_spell(self, element: Any) -> ours.SubSpell:
        """SubSpell without its content; its targets are elements of their own."""
        extra: Extra = (("targetCount", element.get("targetCount", "0")),)
        return ours.SubSpell(
            element.get("spellPrefabGuid", ""),
            _integer(element, "source", 0),
            (),
            [],
            element.sourceline or 0,
            _ts(element),
            extra,
        )

    def _tag_change(self, element: Any) -> Packet:
        # Most of every file: read without helpers.
        attributes = dict(element.items())
        entity, tag, value = attributes["entity"], attributes["tag"], attributes["value"]
        tag_read, value_read = _number(tag), _number(value)
        if tag_read is None or value_read is None:
            raise UnreadableError(f"tag {tag[:20]!r} value {value[:20]!r}")
        change = attributes.get("defChange") or attributes.get("hasChangeDef") == "true"
        line = element.sourceline or 0
        ts = attributes.get("ts", "")
        return ours.TagChange(
            self.entity(entity), tag_read, value_read, line, ts, def_change=bool(change)
        )

    def _full_entity(self, element: Any) -> Packet:
        return ours.FullEntity(_bounded_entity(_integer(element, "id")), *_card_tags_place(element))

    def _show_entity(self, element: Any) -> Packet:
        return ours.ShowEntity(self.entity(element.get("entity")), *_card_tags_place(element))

    def _change_entity(self, element: Any) -> Packet:
        return ours.ChangeEntity(self.entity(element.get("entity")), *_card_tags_place(element))

    def _hide_entity(self, element: Any) -> Packet:
        entity = self.entity(element.get("entity"))
        return ours.HideEntity(entity, _integer(element, "zone"), *_place(element))

    def _cached_tag(self, element: Any) -> Packet:
        entity = self.entity(element.get("entity"))
        tag, value = _integer(element, "tag"), _integer(element, "value")
        return ours.CachedTag(entity, tag, value, *_place(element))

    def _meta_data(self, element: Any) -> Packet:
        infos = [
            _integer(info, "entity", _integer(info, "id", 0))
            for info in element
            if info.tag in ("Info", "MetaDataInfo")
        ]
        count = _integer(element, "infoCount", _integer(element, "info", len(infos)))
        extra = tuple(
            (key, element.get(key)) for key in _MEANINGFUL_META if element.get(key, "0") != "0"
        )
        return ours.MetaData(
            _integer(element, "meta"),
            _integer(element, "data", 0),
            tuple(infos),
            *_place(element),
            count,
            extra,
        )

    def _options(self, element: Any) -> Packet:
        # Exporters leave NONE out: if anything has an error, a missing one means NONE. One exporter
        # writes NONE for options and tells nothing of targets and sub-options (U189:3275).
        parts = [part for part in element if part.tag in ("Option", "option")]
        absent = LEGAL if any("error" in part.attrib for part in element.iter()) else None
        silent = all("error" in part.attrib for part in parts) and not any(
            "error" in inner.attrib for part in parts for inner in part.iter() if inner is not part
        )
        options = [self._option(part, absent, None if silent else LEGAL) for part in parts]
        return ours.Options(_integer(element, "id", 0), tuple(options), *_place(element))

    def _option(self, element: Any, absent: int | None, inner: int | None) -> ours.Option:
        targets, subs = [], []
        for part in element:
            if part.tag in ("Target", "target"):
                error, text = self._error(part, inner)
                entity = self.entity(part.get("entity", "0"))
                targets.append(ours.Target(entity, error, _integer(part, "errorParam", 0), text))
            elif part.tag in ("SubOption", "subOption", "Option"):
                subs.append(self._option(part, inner if absent is not None else None, inner))
        error, text = self._error(element, absent)
        return ours.Option(
            index=_integer(element, "index"),
            kind=_integer(element, "type", 0),
            entity=self.entity(element.get("entity", "0")),
            error=error,
            error_param=_integer(element, "errorParam", 0),
            targets=tuple(targets),
            sub_options=tuple(subs),
            error_text=text,
        )

    def _error(self, element: Any, absent: int | None) -> tuple[int | None, str]:
        """The number of an error, and its name if it has no number of its own."""
        if "error" not in element.attrib:
            return absent, ""
        number = _integer(element, "error", 0)
        name = self._errors.get(number, "")
        if not name:
            return number, ""
        number = error_number(name)
        return number, name if number == UNNAMED else ""

    def _send_option(self, element: Any) -> Packet:
        return ours.SendOption(
            _integer(element, "option", 0),
            _integer(element, "subOption", -1),
            _integer(element, "target", 0),
            _integer(element, "position", 0),
            *_place(element),
        )

    def _choices(self, element: Any) -> Packet:
        line, ts = _place(element)
        return ours.Choices(
            id=_choice_number(element),
            player=self._player_of(element),
            kind=_choice_kind(element),
            minimum=_integer(element, "min", 0),
            maximum=_integer(element, "max", 0),
            source=self.entity(element.get("source", "0")),
            entities=self._chosen_entities(element),
            task_list=max(0, _integer(element, "taskList", 0)),
            line=line,
            ts=ts,
        )

    def _send_choices(self, element: Any) -> Packet:
        chosen = self._chosen_entities(element)
        return ours.SendChoices(
            _integer(element, "id", 0), _choice_kind(element), chosen, *_place(element)
        )

    def _chosen(self, element: Any) -> Packet:
        player = self._player_of(element)
        chosen = self._chosen_entities(element)
        return ours.ChosenEntities(_choice_number(element), player, chosen, *_place(element))

    def _player_of(self, element: Any) -> int:
        """The player entity of a choice.

        Exporters that write a `playerID` mean the player entity by it, and by `entity` the number
        of the choice (U178:539, U568:602); the first ones, which write the type in words, mean its
        PLAYER_ID (U153:626).
        """
        if "playerID" not in element.attrib:
            return self.entity(element.get("entity", "0"))
        number = _integer(element, "playerID", 0)
        if element.get("type", "") in _CHOICE_KINDS:
            self._by_player_id = True
        if number in self.player_ids.values() and not self._by_player_id:
            return number
        return self.player_ids.get(number, 0)

    def _chosen_entities(self, element: Any) -> tuple[int, ...]:
        return tuple([self.entity(part.get("entity")) for part in element if part.tag == "Choice"])

    def _shuffle_deck(self, element: Any) -> Packet:
        told = (name for name in _SHUFFLED if element.get(name))
        return ours.ShuffleDeck(_integer(element, next(told, ""), 0), *_place(element))

    def _reset_game(self, element: Any) -> Packet:
        return ours.ResetGame(*_place(element))

    def _vo_spell(self, element: Any) -> Packet:
        return ours.VOSpell(
            element.get("brass_ring_guid", element.get("brguid", "")),
            element.get("vo_spell_prefab_guid", element.get("vospguid", "")),
            int(element.get("blocking", "") in ("1", "True", "true")),
            _integer(element, "additional_delay_ms", _integer(element, "additionalDelayInMs", 0)),
            *_place(element),
        )


def _integer(element: Any, name: str, default: int | None = None) -> int:
    text = element.get(name)
    if text is None or text == "":
        if default is None:
            raise UnreadableError(f"{element.tag} has no {name}")
        return default
    number = _number(text)
    if number is None:
        raise UnreadableError(f"{name}={text[:40]!r} is no number")
    return number


@lru_cache(_KEPT_MAX)
def _number(text: str) -> int | None:
    """The number that a text is; None if it is none: few of a file's many numbers are new."""
    return int(text) if _INTEGER.fullmatch(text) else None


def _bounded_entity(entity: int) -> int:
    if not 0 <= entity <= limits.ENTITY_ID_MAX:
        return 0 if entity == -1 else _refuse(entity)
    return entity


def _refuse(entity: int) -> int:
    raise UnreadableError(f"entity {entity} out of range")


def _cards(deck: Any) -> Iterator[str]:
    """The cards of a list, each as often as it is in the deck (U130: `count="2"`)."""
    for card in deck:
        if card.tag == "Card":
            count = min(max(_integer(card, "count", 1), 1), _COPIES_MAX)
            yield from [card.get("id", "")] * count


def _choice_number(element: Any) -> int:
    """The number of a choice; beside a `playerID` it may be called `entity`."""
    number = _integer(element, "id", 0)
    return number or (_integer(element, "entity", 0) if "playerID" in element.attrib else 0)


def _choice_kind(element: Any) -> int:
    named = _CHOICE_KINDS.get(element.get("type", ""))
    return _integer(element, "type", 0) if named is None else named


def _tags(element: Any) -> ours.Tags:
    return tuple(
        [(_integer(part, "tag"), _integer(part, "value")) for part in element if part.tag == "Tag"]
    )


def _ts(element: Any) -> str:
    ts: str = element.get("ts", "")
    return ts


def _place(element: Any) -> tuple[int, str]:
    return element.sourceline or 0, _ts(element)


def _card_tags_place(element: Any) -> tuple[str, ours.Tags, int, str]:
    return element.get("cardID", ""), _tags(element), element.sourceline or 0, _ts(element)
