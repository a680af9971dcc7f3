"""A recording without its players: names, accounts and, if wanted, times; it verifies the same.

What is written is what was read: packets of numbers, and of the few words that a game needs. Words
that nobody can place, such as a name where a card id belongs, do not go along.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from dataclasses import replace as replaced
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from hsreplay_sim.base.address import STREAM, StrPath, path_text
from hsreplay_sim.base.output import check_output, write_file
from hsreplay_sim.base.source import Problem
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.formats import POWER_LOG, open_replay, write_replay
from hsreplay_sim.formats.bounded import Source, standard_input
from hsreplay_sim.formats.powerlog.shapes.forms import UNKNOWN_HUMAN_PLAYER
from hsreplay_sim.formats.powerlog.write import write_lines
from hsreplay_sim.formats.replay import Replay
from hsreplay_sim.hearthbreaker.scripted import COMPACT_HEROES, HERO_OF_CLASS
from hsreplay_sim.replay.packets import CONTAINERS, CreateGame, Packet, PlayerDef
from hsreplay_sim.replay.recording import Recording

S = TypeVar("S", bound=Struct)

NO_REGION = "144115193835963207"
"""An account of the European region, as good as any."""

NO_CARD = "The Coin"
"""What stands for the name of a card that is none."""
REDACTED = "redacted"
"""What stands for an account that is no number."""

_NUMBER = r"-?\d+"
_ENUM = r"[A-Z][A-Z0-9_]*"
_KEYWORD = re.compile(r"[a-z_]*", re.ASCII)
_UNKNOWN_CARD = re.compile(r"[A-Z]{2,5}\d?[A-Z]?_\w*\d\w*", re.ASCII)
"""The id of a card that is younger than the card data: ``CATA_123t``."""
_META = {
    "build": _NUMBER, "buildNumber": _NUMBER, "scenarioID": _NUMBER, "version": r"\d[\d.]*",
    "type": f"{_NUMBER}|{_ENUM}", "gameType": f"{_NUMBER}|{_ENUM}",
    "format": f"{_NUMBER}|{_ENUM}", "formatType": f"{_NUMBER}|{_ENUM}",
    "playedBy": "hearthbreaker",
}  # fmt: skip
"""Attribute of a game that says something of its rules → its form; others tell who played it."""
_TEXTS = {
    "ts": r"[\d:.T+Z-]*",
    "error_text": _ENUM,
    "prefab": r"[\w.()-]*:[0-9a-f]{16,64}",
    "brguid": r"[\w.()-]*:[0-9a-f]{16,64}|[0-9a-f-]{16,64}",
    "vospguid": r"[\w.()-]*:[0-9a-f]{16,64}|[0-9a-f-]{16,64}",
}
"""Field of a packet that is text → its form."""


@dataclass(slots=True)
class Anonymized:
    """What became of a file: the people who have an alias, and the words that were left out."""

    names: int = 0
    dropped: int = 0
    lost: int = 0
    """Lines of the source that could not be read, and do not go along."""


def anonymize(source: StrPath, target: StrPath, *, times: bool = True) -> Anonymized:
    """Write a recording to `target` in its own format, without its players.

    BattleTags, accounts, ranks and card backs go; names become Anonymous1, Anonymous2 …, the same
    for the same person. Without `times` the time stamps go as well. Of a log the packets of the
    game are written anew, so that nothing goes along that was not understood.

    Raises:
        InputError: the source cannot be read.
        OutputError: the target cannot be written, or is the source.
    """
    name, out = path_text(source), path_text(target)
    inputs = [] if name == STREAM else [name]
    check_output(out, inputs)
    data: Source = standard_input().read() if name == STREAM else name
    replay = open_replay(data, "" if name == STREAM else name)
    cleaner = _Cleaner(times)
    games = _games(replay, cleaner)
    if replay.format == POWER_LOG:
        lines = (
            line for game in games if isinstance(game, Recording) for line in write_lines(game)
        )
        write_file(out, lines, inputs)
    else:
        write_file(out, [write_replay(list(games), replay.format)], inputs)
    return Anonymized(len(cleaner.aliases), cleaner.dropped, cleaner.lost)


def _games(replay: Replay, cleaner: _Cleaner) -> Iterator[object]:
    """The games of a file; scripts and boards name cards alone."""
    for game in replay:
        yield cleaner.game(game) if isinstance(game, Recording) else cleaner.document(game)


class Aliases:
    """Player name → alias: the same for the same person, numbered in order of appearance."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}
        self._accounts: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._of)

    def name(self, name: str) -> str:
        """Return the alias of a name, with and without its number; no name stays none."""
        base, sign, number = name.rpartition("#")
        person = base if sign and number.isdigit() else name
        if not person or person == UNKNOWN_HUMAN_PLAYER:
            return person
        alias = self._of.setdefault(person, f"Anonymous{len(self._of) + 1}")
        return f"{alias}#1000" if person != name else alias

    def account(self, hi: str, lo: str) -> tuple[str, str]:
        """The numbers of an account; none and zeros, as a computer has, stay, and words go."""
        if not (hi + lo).strip("0"):
            return hi, lo
        if not lo.isdigit():
            return REDACTED, REDACTED
        return NO_REGION, self._accounts.setdefault(lo, str(1000 + len(self._accounts)))


@dataclass(slots=True)
class _Cleaner:
    """Takes the people out of recordings, and counts the words that it cannot place."""

    times: bool
    aliases: Aliases = field(default_factory=Aliases)
    dropped: int = 0
    lost: int = 0

    def game(self, game: Recording) -> Recording:
        """The same recording with aliases, and without any word that has no place in it."""
        game.packets = [self._packet(packet) for packet in game.packets]
        game.game_type, game.format_type = (
            self._fitting(each, _ENUM) for each in (game.game_type, game.format_type)
        )
        kept = ((key, value, _META.get(key.rpartition(".")[2])) for key, value in game.meta)
        game.meta = tuple((k, v) for k, v, form in kept if form and re.fullmatch(form, v))
        game.called = {who: self.aliases.name(name) for who, name in game.called.items()}
        game.card_names = {}  # a reference may call a card anything
        named = game.only_named.items()
        game.only_named = {who: card for who, card in named if card in _known_cards()}
        game.problems = [replace(each, message="") for each in game.problems]
        self.lost += sum(each.lost for each in game.problems)
        return game

    def document(self, value: Any) -> Any:
        """The same script or board, with the names of cards, classes and keywords alone."""
        if isinstance(value, str):
            good = _KEYWORD.fullmatch(value) or value in _known_cards() or value in _known_names()
            self.dropped += not good
            return value if good else NO_CARD
        if isinstance(value, tuple | list):
            return type(value)(map(self.document, value))
        if isinstance(value, dict):
            return {key: self.document(each) for key, each in value.items()}
        if not is_dataclass(value) or isinstance(value, type | Problem):
            return value
        changes = {
            each.name: self.document(getattr(value, each.name))
            for each in fields(value)
            if each.name not in ("path", "format") and each.init
        }
        return replaced(value, **changes)

    def _packet(self, packet: Packet) -> Packet:
        if isinstance(packet, CONTAINERS):
            packet.packets = [self._packet(each) for each in packet.packets]
        if isinstance(packet, CreateGame):
            packet = replace(packet, players=tuple(map(self._nobody, packet.players)))
            return replace(packet, ts=self._text("ts", packet.ts))
        return self._struct(packet)

    def _nobody(self, player: PlayerDef) -> PlayerDef:
        hi, lo = self.aliases.account(player.account_hi, player.account_lo)
        name = self.aliases.name(player.name)
        return replace(player, name=name, account_hi=hi, account_lo=lo, extra=())

    def _struct(self, struct: S) -> S:
        """The same packet, option or target, with each of its texts in its form or empty."""
        changes: dict[str, Any] = {}
        for name in _fields(type(struct)):
            value = getattr(struct, name)
            new = self._value(name, value)
            if new is not value:
                changes[name] = new
        return replace(struct, **changes) if changes else struct

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, str):
            return self._text(name, value)
        if name == "extra":
            kept = tuple(each for each in value if re.fullmatch(_NUMBER, each[1]))
            self.dropped += len(value) - len(kept)
            return kept if len(kept) < len(value) else value
        if value and isinstance(value, tuple) and isinstance(value[0], Struct):
            return tuple(map(self._struct, value))
        return value

    def _text(self, name: str, text: str) -> str:
        if name == "ts" and not self.times:
            return ""
        if name == "card_id":
            good = not text or text in _known_cards() or _UNKNOWN_CARD.fullmatch(text)
            self.dropped += not good
            return text if good else ""
        return self._fitting(text, _TEXTS.get(name, ""))

    def _fitting(self, text: str, form: str) -> str:
        if not text or re.fullmatch(form, text, re.ASCII):
            return text
        self.dropped += 1
        return ""


@cache
def _fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a packet that may hold a text."""
    return tuple(each for each in kind.__struct_fields__ if each not in ("packets", "tags"))


@cache
def _known_cards() -> frozenset[str]:
    return frozenset(CardStore.open().section("ids"))


@cache
def _known_names() -> frozenset[str]:
    names: Iterable[str] = CardStore.open().section("names")
    return frozenset(names) | {*HERO_OF_CLASS, *COMPACT_HEROES}
