"""Reading Power.log: the games of a file, one in memory at a time.

The lines of a game become pieces of it first
(:mod:`~hsreplay_sim.formats.powerlog.reading.game_text`), because only its end may tell which
player a name means; then these become its packets
(:mod:`~hsreplay_sim.formats.powerlog.reading.assembly`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.bounded import ByteReader, Source
from hsreplay_sim.formats.damage.nesting import close_moves
from hsreplay_sim.formats.damage.values import drop_impossible
from hsreplay_sim.formats.powerlog.reading.assembly import Assembly
from hsreplay_sim.formats.powerlog.reading.game_text import GameText
from hsreplay_sim.formats.powerlog.reading.lines import (
    GAME_STATE,
    LOST,
    SPECTATOR,
    TASK_LIST,
    AnotherGameError,
    LineReader,
    LogLine,
)
from hsreplay_sim.formats.powerlog.shapes.forms import UNKNOWN_HUMAN_PLAYER
from hsreplay_sim.formats.powerlog.shapes.methods import PLAYED_BY
from hsreplay_sim.replay import recording
from hsreplay_sim.replay.fold import is_complete, is_running
from hsreplay_sim.replay.recording import Recording

FORMAT = "power.log"

_OPENING = ("CREATE_GAME", "GameEntity EntityID=")
"""How a line begins that may begin a game."""

_PLAYER_IDS_CHOOSE = range(10357, 10833)
"""The builds that print PLAYER_IDs of choices as entities."""


def read_powerlog(source: Source, path: str = "") -> Iterator[Recording]:
    """The games of a log, in order; `path` is how messages call it.

    Raises InputError when the source cannot be read, FormatError when it holds no game, LimitError
    past a bound. What is merely damaged is on `Recording.problems`.
    """
    with ByteReader(source, path) as reader:
        yield from read_games(reader)


def read_games(reader: ByteReader) -> Iterator[Recording]:
    """The games of a reader that is already open."""
    count = 0
    splitter = _Splitter(reader)
    for text in splitter.games():
        count += 1
        if count > limits.GAMES_MAX:
            raise LimitError("too many games", SourceRef(reader.path))
        yield _game(text, count, splitter.names)
    if not count:
        raise FormatError("no CREATE_GAME, so no game", SourceRef(reader.path))


class _GameLines(GameText):
    """The text of a game and its place in the file."""

    def __init__(self, path: str, line: LogLine) -> None:
        super().__init__(path, indented=line.stream == GAME_STATE)
        self.stream = line.stream
        self.first_line = line.number
        self.last_line = line.number
        self.spectator = False
        self.implicit = False
        self.cut_off = False


class _Splitter:
    """Cuts the lines of a file into games."""

    def __init__(self, reader: ByteReader) -> None:
        self._reader = reader
        self._lines = LineReader(reader)
        self._game: _GameLines | None = None
        self._create_line = 0
        self._spectating = False
        self._unbegun: tuple[int, int] | None = None
        """The first and the last line before the first game that are of a game."""

    def games(self) -> Iterator[_GameLines]:
        """Each game once its last line is read."""
        for line in self._lines:
            if line.stream == SPECTATOR:
                self._spectator(line)
            elif line.stream == LOST:
                if self._game is not None:
                    self._game.lose(line.number, line.message)
            else:
                done = self._take(line)
                if done is not None:
                    yield done
        if self._game is not None:
            self._game.cut_off = self._reader.truncated
            self._game.problems.extend(self._reader.problems)
            yield self._game

    @property
    def names(self) -> Mapping[str, str]:
        """Card id → its name, as the lines print it that tell what was carried out."""
        return self._lines.names

    def _take(self, line: LogLine) -> _GameLines | None:
        """Add the line to its game; a finished game, if this line begins the next one."""
        message = line.message.strip()
        opens = message.startswith(_OPENING) and self._opens(line, message)
        done = None
        if opens:
            done, self._game = self._game, _GameLines(self._reader.path, line)
            self._game.spectator = self._spectating
            self._game.implicit = message != "CREATE_GAME"
            self._lines.main_only = self._lines.main_only or line.stream == GAME_STATE
            if self._unbegun is not None:
                self._game.problems.append(_unbegun(*self._unbegun))
                self._unbegun = None
            if self._game.implicit:
                self._game.add(line.number, line.ts, line.method, "CREATE_GAME")
        game = self._game
        if game is not None and line.stream == game.stream:
            try:
                game.add(line.number, line.ts, line.method, line.message)
            except AnotherGameError as error:
                return self._broken_off(game, line, str(error))
            game.last_line = line.number
        elif game is None and line.method == "DebugPrintPower":
            self._unbegun = (self._unbegun or (line.number,))[0], line.number
        return done

    def _broken_off(self, game: _GameLines, line: LogLine, message: str) -> _GameLines:
        """End a game where a third person plays, or other entities do: lines of another one (U059).

        They may have begun before the first line that shows it.
        """
        first = game.cast.seam or line.number
        mixed = f"lines of another game stand among its own from line {first} on"
        game.problems.append(Problem(codes.GAME_MIXED, mixed, first, another_game=True))
        rest = self._game = _GameLines(self._reader.path, line)
        rest.spectator = self._spectating
        rest.implicit = True
        rest.problems.append(Problem(codes.GAME_GLUED, message, line.number))
        rest.add(line.number, line.ts, line.method, "CREATE_GAME")
        rest.add(line.number, line.ts, line.method, line.message)
        return game

    def _opens(self, line: LogLine, message: str) -> bool:
        """Whether a line begins a game: CREATE_GAME, or a GameEntity without one.

        In the latter case the log was started in between.
        """
        if line.method != "DebugPrintPower":
            return False
        if message == "CREATE_GAME":
            self._create_line = line.number
            return True
        if message.startswith("GameEntity EntityID="):
            created, self._create_line = self._create_line, 0
            return not created
        return False

    def _spectator(self, line: LogLine) -> None:
        """Note whether a spectated game follows: the marks precede its CREATE_GAME."""
        self._spectating = "Begin" in line.message or "Start" in line.message


def _unbegun(first: int, last: int) -> Problem:
    what = f"lines {first} to {last} belong to a game whose beginning is missing"
    return Problem(codes.GAME_UNBEGUN, what, first, another_game=True)


def _game(text: _GameLines, index: int, carried_out: Mapping[str, str]) -> Recording:
    names = text.votes.resolve()
    packets = Assembly(text, names, _known_names(text, names), _choosers(text)).packets()
    game = Recording(text.path, index, FORMAT, packets)
    game.called = _called(text, names)
    unknown = names.get(UNKNOWN_HUMAN_PLAYER)
    players = game.create.players if game.create is not None else ()
    if any(each.entity == unknown and each.name for each in players):
        game.nameless = text.votes.seen[UNKNOWN_HUMAN_PLAYER]
    _describe(game, text, carried_out)
    return game


def _known_names(text: GameText, names: dict[str, int]) -> dict[int, str]:
    """Player entity → name, unless it is not known.

    DebugPrintGame prints the whole name. If it does not know it yet, the name used most is taken.
    """
    found: dict[int, str] = {}
    for name in sorted(names, key=lambda name: (text.votes.seen[name], name)):
        if name != UNKNOWN_HUMAN_PLAYER:
            found[names[name]] = name
    for player_id, name in text.player_names.items():
        if name != UNKNOWN_HUMAN_PLAYER:
            found[text.votes.entity_of.get(player_id, 0)] = name
    return found


def _choosers(text: GameText) -> dict[int, int]:
    """The entity that stands for the player of a choice → the player, in 10357.

    It prints the entity whose number is the PLAYER_ID: for the first player the game (U026:1089).
    """
    told = text.meta.get("BuildNumber")
    if told is None:
        of_then = "ACTION_START_INDEX" in text.syntax
    else:
        of_then = told.isdecimal() and int(told) in _PLAYER_IDS_CHOOSE
    return text.votes.entity_of if text.offers.by_player_id and of_then else {}


def _called(text: GameText, names: dict[str, int]) -> dict[int, str]:
    """AI → the name that references use most; DebugPrintGame calls each The Innkeeper."""
    used = sorted(
        (name for name in names if text.votes.seen[name]), key=text.votes.seen.__getitem__
    )
    found = {names[name]: name for name in used if name != UNKNOWN_HUMAN_PLAYER}
    return {entity: name for entity, name in found.items() if entity in text.votes.computer}


def _describe(game: Recording, text: _GameLines, carried_out: Mapping[str, str]) -> None:
    with contextlib.suppress(ValueError):
        game.build = int(text.meta["BuildNumber"]) if "BuildNumber" in text.meta else None
        game.scenario = int(text.meta.get("ScenarioID", 0))
    game.game_type = text.meta.get("GameType", "")
    game.format_type = text.meta.get("FormatType", "")
    if PLAYED_BY in text.meta:
        game.meta = ((recording.PLAYED_BY, text.meta[PLAYED_BY]),)
    game.stream = TASK_LIST if text.stream == TASK_LIST else GAME_STATE
    game.first_line, game.last_line = text.first_line, text.last_line
    game.spectator = text.spectator
    game.implicit_create = text.implicit
    signs = text.brackets.signs if game.build is None else ()
    game.syntax = frozenset((*text.syntax, *signs))
    game.only_named = text.brackets.only_named()
    game.batches, game.card_names = text.batches, text.brackets.named_also_by(carried_out)
    game.problems = sorted(text.problems, key=lambda problem: problem.line)
    close_moves(game)
    drop_impossible(game)
    game.reconnected = is_running(game.create)
    game.truncated = text.cut_off or text.is_open or not is_complete(game)
