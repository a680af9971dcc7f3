"""What the lines of a game become: packets that are whole, and those that later lines add to.

A player that is named is an open reference, a number below NOBODY, until the whole game has told
who it is; `Who` gives the entity then. Each piece makes its packet in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec import Struct

from hsreplay_sim.base.play_errors import LEGAL, UNNAMED, error_number
from hsreplay_sim.replay import packets as ours

NOBODY = -1
"""A reference to nothing, which becomes 0; names are below it."""

Who = Callable[[int, int], int]
"""Reference, line → entity. Raises UnknownNameError, and has the line reported."""

_T = TypeVar("_T")
_P = TypeVar("_P")


class UnknownNameError(Exception):
    """Nobody knows which player a name means."""


class End(Struct, frozen=True, gc=False):
    """The innermost block ends."""

    line: int


class Described(Struct):
    """An entity as a whole; the lines behind it tell its tags."""

    kind: type[ours.FullEntity | ours.ShowEntity | ours.ChangeEntity]
    entity: int
    card_id: str
    tags: list[tuple[int, int]]
    line: int
    ts: str

    def packet(self, who: Who) -> ours.Packet:
        """The packet, with all of its tags."""
        del who
        return self.kind(self.entity, self.card_id, tuple(self.tags), self.line, self.ts)


class Seated(Struct):
    """A player of CREATE_GAME."""

    entity: int
    player_id: int
    tags: list[tuple[int, int]]


class Created(Struct):
    """CREATE_GAME, with the players."""

    entity: int
    tags: list[tuple[int, int]]
    players: list[Seated]
    accounts: dict[int, tuple[str, str]]
    """Player → account hi and lo, as printed."""
    line: int
    ts: str

    def packet(self, called: Mapping[int, str]) -> ours.Packet:
        """The packet; `called` is what its players are called, once the whole game is read."""
        players = tuple(
            ours.PlayerDef(
                each.entity, each.player_id, tuple(each.tags), called.get(each.entity, ""),
                *self.accounts.get(each.entity, ("", "")),
            )
            for each in self.players
        )  # fmt: skip
        return ours.CreateGame(self.entity, tuple(self.tags), players, self.line, self.ts)


class Shown(Struct):
    """META_DATA; the lines behind it list entities."""

    meta: int
    data: int
    count: int
    info: list[tuple[int, int]]
    """Reference and line."""
    line: int
    ts: str

    def packet(self, who: Who) -> ours.Packet:
        """The packet, with the entities that are known."""
        data = who(self.data, self.line) if self.data < NOBODY else self.data
        return ours.MetaData(self.meta, data, named(self.info, who), self.line, self.ts, self.count)


class Spell(Struct):
    """SUB_SPELL_START; the lines behind it say of what and at what."""

    prefab: str
    source: int
    """As its own line tells it."""
    count: int
    sources: list[tuple[int, int]]
    """As further lines tell it: reference and line; so are the targets."""
    targets: list[tuple[int, int]]
    line: int
    ts: str

    def packet(self, who: Who) -> ours.SubSpell:
        """The packet, as yet without content."""
        targets = named(self.targets, who)
        source = (self.source, *named(self.sources, who))[-1]
        told = () if self.count == len(targets) else (("targetCount", str(self.count)),)
        return ours.SubSpell(self.prefab, source, targets, [], self.line, self.ts, told)


class Offered(Struct):
    """Choices; the lines behind it say of what and which."""

    id: int
    player: int
    kind: int
    minimum: int
    maximum: int
    task_list: int
    source: int
    entities: list[int]
    line: int
    ts: str

    def packet(self, who: Who) -> ours.Packet:
        """The packet, with all that is offered."""
        player, source = who(self.player, self.line), who(self.source, self.line)
        return ours.Choices(
            self.id, player, self.kind, self.minimum, self.maximum, source, tuple(self.entities),
            self.task_list, self.line, self.ts,
        )  # fmt: skip


class Sent(Struct):
    """SendChoices, or ChosenEntities of a player; the lines behind it say which."""

    id: int
    kind: int
    player: int | None
    entities: list[int]
    count: int
    """How many of them there may be."""
    line: int
    ts: str

    def packet(self, who: Who) -> ours.Packet:
        """The packet, with all that is chosen."""
        chosen = tuple(self.entities)
        if self.player is None:
            return ours.SendChoices(self.id, self.kind, chosen, self.line, self.ts)
        player = who(self.player, self.line)
        return ours.ChosenEntities(self.id, player, chosen, self.line, self.ts)


class Possible(Struct):
    """An option, a part of one, or a target; `error` as printed, "" where the build prints none."""

    index: int
    kind: int
    entity: int
    error: str
    error_param: int
    line: int
    parts: list[Possible] = []
    targets: list[Possible] = []

    def option(self, who: Who, *, told: bool = False) -> ours.Option:
        """Return it as an option; `told`: its parent has an error printed."""
        error, text = _error(self.error)
        told |= error is not None
        untold = None if told else LEGAL
        return ours.Option(
            self.index, self.kind, who(self.entity, self.line), error, self.error_param,
            _known(self.targets, lambda each: each.target(who, untold)),
            _known(self.parts, lambda each: each.option(who, told=told)),
            text,
        )  # fmt: skip

    def target(self, who: Who, untold: int | None) -> ours.Target:
        """Return it as a target; without a printed error its error is `untold`."""
        error, text = _error(self.error)
        entity = who(self.entity, self.line)
        return ours.Target(entity, untold if error is None else error, self.error_param, text)


class Decision(Struct):
    """Options; the lines behind it list them."""

    id: int
    options: list[Possible]
    line: int
    ts: str

    def packet(self, who: Who) -> ours.Packet:
        """The packet, with all options whose entities are known."""
        options = _known(self.options, lambda each: each.option(who))
        return ours.Options(self.id, options, self.line, self.ts)


Growing = Described | Created | Shown | Spell | Offered | Sent | Decision
"""Pieces that later lines add to."""

Piece = Growing | End | ours.Packet


def named(references: list[tuple[int, int]], who: Who) -> tuple[int, ...]:
    """The entities of references, each with its line, but for those that nobody knows."""
    return _known(references, lambda each: who(*each))


def _known(pieces: list[_T], made: Callable[[_T], _P]) -> tuple[_P, ...]:
    """What each piece makes, but for those in which a name is unknown."""
    found = []
    for each in pieces:
        try:
            found.append(made(each))
        except UnknownNameError:
            continue
    return tuple(found)


def _error(printed: str) -> tuple[int | None, str]:
    """The number, None where the build prints no error; and the name if it has no number."""
    if not printed:
        return None, ""
    if printed == "NONE":
        return LEGAL, ""
    number = error_number(printed)
    return number, printed if number == UNNAMED else ""
