"""What is in a recording, without replaying it: the header of each game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.address import Address, StrPath
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.hearthbreaker.scripted import EndMove, ScriptedGame
from hsreplay_sim.replay.board import Snapshot
from hsreplay_sim.replay.facts.words import lines_of
from hsreplay_sim.replay.packets import (
    Choices,
    CreateGame,
    FullEntity,
    ShowEntity,
    TagChange,
    is_strange,
    walk,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.titles import strange_choices
from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.app.api import AnyGame, Replay
    from hsreplay_sim.replay.facts.model import PlayerFacts, Summary

RESULTS = {4: "won", 5: "lost", 6: "tied", 8: "conceded"}
"""PLAYSTATE at the end of a game."""


@dataclass(slots=True)
class PlayerInfo:
    """A player as the recording names him; `hero` is a card id, or a name in scripted games."""

    name: str
    hero: str = ""
    result: str = ""


@dataclass(slots=True)
class GameInfo:
    """The header of one game."""

    path: str
    game: int
    format: str
    build: int | None = None
    game_type: str = ""
    format_type: str = ""
    stream: str = ""
    turns: int = 0
    lines: tuple[int, int] = (0, 0)
    lines_lost: int = 0
    flags: list[str] = field(default_factory=list)
    players: list[PlayerInfo] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    summary: Summary | None = None
    """The facts of the game, if they were asked for and the game is a recording."""

    def data(self) -> dict[str, object]:
        """For JSON: of a recording the facts of its summary as well; what is unknown is null."""
        told = asdict(self)
        facts: dict[str, object] = told.pop("summary") or {}
        return {**told, **{key: value for key, value in facts.items() if key not in _HEADER}}

    def text(self, *, cards: bool = False) -> str:
        """Some lines for people, with `cards` also mulligan, decks and all that was played."""
        build = f"build {self.build}" if self.build else "build unknown"
        head = [self.format, build, self.game_type, self.format_type, f"{self.turns} turns"]
        players = " – ".join(
            " ".join(part for part in (p.name, f"({p.hero})" if p.hero else "", p.result) if part)
            for p in self.players
        )
        rows = [f"{self.path}:{self.game}  " + ", ".join(fact for fact in head if fact)]
        rows.append(f"  players   {players}")
        if self.summary is not None:
            rows += [f"  {row}" for row in lines_of(self.summary, cards=cards)]
        return "\n".join(clean(row) for row in (*rows, *self._file_rows())) + "\n"

    def _file_rows(self) -> Iterator[str]:
        """The lines about the file: where the game stands in it, and what is wrong with it."""
        if self.lines[1]:
            yield f"  lines     {self.lines[0]}–{self.lines[1]} of {self.stream}"
        if self.flags:
            yield f"  flags     {', '.join(self.flags)}"
        if self.lines_lost:
            yield f"  lost      {self.lines_lost} lines"
        shown = self.problems[:5]
        for problem in shown:
            yield f"  problem   {problem}"
        if len(self.problems) > len(shown):
            yield f"  and {len(self.problems) - len(shown)} more problems"


_HEADER = frozenset(("build", "game_type", "format_type", "turns"))
"""The facts that the header of a game has anyway."""


def infos_of(source: StrPath, *, strict: bool = False, facts: bool = False) -> Iterator[GameInfo]:
    """The headers of the games of a file, or of the one that an address names.

    With `facts` each recording has its summary.

    Raises:
        InputError: it cannot be read, or with `strict` not as a whole.
        UsageError: there is no such game.
    """
    from hsreplay_sim.app.api import load

    place = Address.of_games(source)
    number = 0
    for number, info in enumerate(game_infos(load(place.path, strict=strict), facts=facts), 1):
        if place.game in (0, number):
            yield info
    if place.game > number:
        message = f"there is no game {place.game}, the file holds {number}"
        raise UsageError(message, SourceRef(place.path))


def game_infos(replay: Replay, *, facts: bool = False) -> Iterator[GameInfo]:
    """The headers of all games of a recording, read as they are taken."""
    for number, game in enumerate(replay, 1):
        yield info_of(game, number, replay.path, replay.format, facts=facts)


def info_of(
    game: AnyGame, number: int, path: str = "", form: str = "", *, facts: bool = False
) -> GameInfo:
    """The header of a game, the one of this number in its file; with `facts` also its summary."""
    info = GameInfo(path, number, form)
    if isinstance(game, ScriptedGame):
        _scripted(info, game)
    elif isinstance(game, Snapshot):
        info.players = [PlayerInfo("", side.hero.character) for side in game.players]
    elif facts:
        _observed(info, game)
        info.summary = game.summary
        info.turns = info.summary.turns
        info.players = [_player(each) for each in info.summary.players]
    else:
        _observed(info, game)
        _fill(info, game)
    return info


def _player(facts: PlayerFacts) -> PlayerInfo:
    known = ", ".join(filter(None, (facts.hero_name, facts.hero_class)))
    return PlayerInfo(facts.name or f"player {facts.player_id}", known, facts.result)


def _observed(info: GameInfo, game: Recording) -> None:
    info.build = game.build
    info.game_type = game.game_type
    info.format_type = game.format_type
    info.stream = game.stream
    info.lines = (game.first_line, game.last_line)
    info.lines_lost = game.lines_lost
    info.flags = [name for name in FLAGS if getattr(game, name)]
    choices = (each for each in walk(game.packets) if type(each) is Choices)
    info.flags += strange_choices(sum(map(is_strange, choices)))
    info.problems = _problems(game.problems)


FLAGS = ("spectator", "reconnected", "implicit_create", "truncated")


def _problems(problems: list[Problem]) -> list[str]:
    return [f"line {p.line}: {p.code} {p.message}" for p in problems]


def _scripted(info: GameInfo, game: ScriptedGame) -> None:
    first = game.first_deck
    decks = (game.decks[first], game.decks[1 - first])
    info.turns = sum(isinstance(move, EndMove) for move in game.moves)
    info.players = [PlayerInfo(f"player {i}", deck.hero) for i, deck in enumerate(decks, 1)]
    info.problems = _problems(game.problems)


def _fill(info: GameInfo, game: Recording) -> None:
    """Players, heroes, results and the number of turns, from one walk over the packets."""
    players: dict[int, PlayerInfo] = {}
    heroes: dict[int, int] = {}
    cards: dict[int, str] = {}
    for packet in walk(game.packets):
        if isinstance(packet, CreateGame):
            for player in packet.players:
                players[player.entity] = PlayerInfo(player.name or f"player {player.player_id}")
                heroes[player.entity] = dict(player.tags).get(t.HERO_ENTITY, 0)
        elif isinstance(packet, FullEntity | ShowEntity):
            if packet.card_id:
                cards.setdefault(packet.entity, packet.card_id)
        elif isinstance(packet, TagChange):
            if packet.tag == t.TURN:
                info.turns = max(info.turns, packet.value)
            elif packet.tag == t.HERO_ENTITY and packet.entity in heroes:
                heroes[packet.entity] = heroes[packet.entity] or packet.value
            elif packet.tag == t.PLAYSTATE and packet.entity in players:
                player_info = players[packet.entity]
                player_info.result = RESULTS.get(packet.value, player_info.result)
    for entity, player_info in players.items():
        player_info.hero = cards.get(heroes[entity], "")
    info.players = list(players.values())
