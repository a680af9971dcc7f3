"""Finding steps: by the cards in them, their turn, the tags that change, what came of them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hsreplay_sim.app.look.places import games_of
from hsreplay_sim.base.address import Address, StrPath
from hsreplay_sim.base.enums import Meta, enum_name
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.hearthbreaker.told import told_of
from hsreplay_sim.hearthbreaker.walkthrough import PLAYERS, stages_of
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Block,
    MetaData,
    Packet,
    TagChange,
    walk,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.revelations import revelations
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report.model import TagRef
from hsreplay_sim.report.text import clean, value_text
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.app.look.places import Game
    from hsreplay_sim.replay.story.sentences import Sentence
    from hsreplay_sim.replay.titles import Title

KEYS = ("card", "turn", "tag", "event", "player", "told")
_TERM = re.compile(rf"(?P<key>{'|'.join(KEYS)}):(?P<value>.+)", re.DOTALL)
_COUNT = re.compile(r"(?P<than>[<>]=?|)(?P<number>[0-9]{1,9})")
_METAS = (Meta.DAMAGE, Meta.HEALING)


@dataclass(frozen=True, slots=True)
class Found:
    """A step that a query is about, and the first thing in it that answers."""

    address: Address
    turn: int
    title: str
    line: int
    what: str

    def text(self) -> str:
        """For people: the address first."""
        line = f"line {self.line}" if self.line else ""
        words = (str(self.address), f"turn {self.turn}", self.title, self.what, line)
        return clean("  ".join(filter(None, words)))


class _Match(NamedTuple):
    """The match of a term: its line, and a description."""

    line: int
    what: str = ""


@dataclass
class _Step:
    """A step as the terms see it."""

    number: int
    turn: int
    player: str
    title: str
    line: int
    kind: str
    entities: tuple[int, int]
    """Who acts, and at whom."""
    content: list[Packet]
    cards: _Cards
    told: tuple[Sentence, ...] = ()
    """What came of it."""

    @cached_property
    def packets(self) -> list[Packet]:
        """All packets, those in blocks too."""
        return list(walk(self.content))


class _Cards(Protocol):
    """Names the entities of a game."""

    def words(self, entity: int) -> tuple[str, str]:
        """Return name and card id; "" where they are unknown."""

    def text(self, entity: int) -> str:
        """``Murloc Raider #14``."""


class _Revealed:
    """The cards of a recording."""

    def __init__(self, game: Recording, walk: Walkthrough) -> None:
        self._ids = revelations(game.packets)
        self._named = walk.named

    def words(self, entity: int) -> tuple[str, str]:
        card_id = self._ids.get(entity, "")
        return self._named(card_id), card_id

    def text(self, entity: int) -> str:
        name, card_id = self.words(entity)
        return f"{name or card_id} #{entity}".strip()


class _Acting:
    """The two cards that a move of a script names."""

    def __init__(self, title: Title) -> None:
        named = (each for each in (title.actor, title.target) if each is not None)
        self._named = {each.id: each for each in named}

    def words(self, entity: int) -> tuple[str, str]:
        ref = self._named.get(entity)
        return (ref.name, ref.card_id) if ref is not None else ("", "")

    def text(self, entity: int) -> str:
        return f"{self.words(entity)[0]} #{entity}".strip()


def _steps_of(game: Game) -> Iterator[_Step]:
    """The steps of a recording, or the moves of a script as far as it can be played."""
    if isinstance(game, Recording):
        told = Walkthrough(game, build_of(game))
        cards = _Revealed(game, told)
        for action, info in zip(told.course.actions, told.actions, strict=True):
            yield _Step(
                info.step, info.turn, info.player, info.title, action.line, str(action.kind),
                (action.entity, action.target), action.packets, cards, info.told,
            )  # fmt: skip
        return
    told_by_step = told_of(game)
    for number, stage in enumerate(stages_of(game), 1):
        if stage.move is not None:
            title = stage.title
            ids = [each.id if each is not None else 0 for each in (title.actor, title.target)]
            yield _Step(
                number, stage.turn, PLAYERS.get(stage.seat, ""), title.text, stage.move.line,
                stage.move.name, (ids[0], ids[1]), [], _Acting(title),
                told_by_step.get(number, ()),
            )  # fmt: skip


Term = Callable[[_Step], _Match | None]


def find(text: StrPath, query: str, archive: Archive | None = None) -> Iterator[Found]:
    """The steps of a file, or of one game of it, that every term of a query is about.

    A term is a card's name or a part of it, or ``card:NAME``, ``turn:21``, ``turn:>5``,
    ``tag:FROZEN``, ``tag:ATK=3``, ``event:attack`` (a kind of action, of block or of sentence, as
    damage, draw, transformation), ``player:NAME``, ``told:WORDS`` of a sentence. A script holds no
    packets: of a move it knows the two cards, turn and player, and what our engine makes of it.

    Raises:
        InputError: the file cannot be read.
        UsageError: the query or the address makes no sense.
        UnsupportedError: a snapshot, which has no steps.
    """
    terms = _terms(query)
    for address, game in games_of(text, archive):
        for step in _steps_of(game):
            found = [match for match in (term(step) for term in terms) if match is not None]
            if len(found) == len(terms):
                place = Address(address.path, address.game, step.number)
                what = ", ".join(dict.fromkeys(each.what for each in found if each.what))
                line = max(each.line for each in found)
                yield Found(place, step.turn, step.title, line, what)


def _terms(query: str) -> list[Term]:
    """The conditions of a query.

    Raises:
        UsageError: it has none, or one that cannot be read.
    """
    if not _TERM.search(query):
        return [_card(query.strip())] if query.strip() else _refuse(query)
    try:
        words = shlex.split(query)
    except ValueError:
        return _refuse(query)
    found = [_TERM.fullmatch(word) for word in words]
    plain = " ".join(word for word, term in zip(words, found, strict=True) if term is None)
    terms = [_MAKERS[term["key"]](term["value"]) for term in found if term is not None]
    return [*([_card(plain)] if plain else []), *terms]


def _refuse(query: str) -> list[Term]:
    known = ", ".join(f"{key}:" for key in KEYS)
    raise UsageError(f"nothing to look for in {query!r}: say a card's name, or {known}")


# --- the terms -----------------------------------------------------------------------------------


def _card(value: str) -> Term:
    """A card that acts, is aimed at, is told of or shown, or whose block runs."""
    wanted = value.casefold()

    def term(step: _Step) -> _Match | None:
        for entity in step.entities:
            if any(wanted in word.casefold() for word in step.cards.words(entity)):
                return _Match(step.line)
        for sentence in step.told:
            if any(wanted in name.casefold() for name in sentence.names):
                return _Match(sentence.line or step.line, sentence.text)
        for packet in step.packets:
            if isinstance(packet, (Block, *DESCRIPTIONS)):
                names = (*step.cards.words(packet.entity), packet.card_id)
                if any(wanted in word.casefold() for word in names):
                    return _Match(packet.line, step.cards.text(packet.entity))
        return None

    return term


def _turn(value: str) -> Term:
    """A turn, or those before or after one."""
    found = _COUNT.fullmatch(value)
    if found is None:
        raise UsageError(f"turn:{value} is none; say turn:21 or turn:>5")
    number, than = int(found["number"]), found["than"]

    def term(step: _Step) -> _Match | None:
        turn = step.turn
        signs = {"": turn == number, ">": turn > number, ">=": turn >= number,
                 "<": turn < number, "<=": turn <= number}  # fmt: skip
        return _Match(step.line) if signs[than] else None

    return term


def _tag(value: str) -> Term:
    """A change of a tag, by its name or number, to any value or to one."""
    name, _, becomes = value.upper().partition("=")

    def term(step: _Step) -> _Match | None:
        for packet in step.packets:
            if not isinstance(packet, TagChange):
                continue
            if name in (tag_name(packet.tag), str(packet.tag)):
                ref = TagRef(packet.tag, tag_name(packet.tag))
                words = value_text(ref, packet.value)
                if becomes in ("", str(packet.value), words.partition(" ")[0]):
                    what = f"{step.cards.text(packet.entity)} {ref.name} {words}"
                    return _Match(packet.line, what)
        return None

    return term


def _event(value: str) -> Term:
    """Return a term for a kind of action, of sentence, of block, or of META_DATA."""
    wanted = value.casefold().replace("_", " ")

    def term(step: _Step) -> _Match | None:
        if wanted == step.kind:
            return _Match(step.line)
        for sentence in step.told:
            if wanted == sentence.event:
                return _Match(sentence.line or step.line, sentence.text)
        for packet in step.packets:
            kind = ""
            if isinstance(packet, Block):
                kind = enum_name("BlockType", packet.kind)
            elif isinstance(packet, MetaData) and packet.meta in _METAS:
                kind = enum_name("MetaDataType", packet.meta)
            if kind and wanted == kind.casefold().replace("_", " "):
                return _Match(packet.line, kind)
        return None

    return term


def _player(value: str) -> Term:
    """The player that acts."""
    wanted = value.casefold()

    def term(step: _Step) -> _Match | None:
        mine = wanted in step.player.casefold()
        return _Match(step.line) if mine else None

    return term


def _told(value: str) -> Term:
    """What a sentence says, in any of its words."""
    wanted = value.casefold()

    def term(step: _Step) -> _Match | None:
        for sentence in step.told:
            if wanted in sentence.text.casefold():
                return _Match(sentence.line or step.line, sentence.text)
        return None

    return term


_MAKERS = {
    "card": _card,
    "turn": _turn,
    "tag": _tag,
    "event": _event,
    "player": _player,
    "told": _told,
}
