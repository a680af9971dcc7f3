"""What an address means: which step of which game, by number, turn, line or card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.app.inputs.citations import resolve, step_of_line
from hsreplay_sim.base.address import STREAM, Address, StrPath
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.replay.board import Snapshot
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.app.inputs.archive import Archive
    from hsreplay_sim.formats.bounded import Source

Game = Recording | ScriptedGame
"""What has steps."""

HOW = 'say FILE@STEP, counted from 1, FILE@turn:N, FILE@Lnumber or FILE@"card name"'
"""How a step is named, for messages."""


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a game that is open."""

    address: Address
    """With the numbers of the game and the step."""
    source: Source
    """What the game was read from: standard input cannot be read twice, so its bytes."""
    game: Game
    line: int = 0
    """The line that was asked for, 0 if none was."""

    def as_build(self, build: int) -> Place:
        """The step in a game of the build that a user says; of 0 as it is."""
        return replace(self, game=as_build(self.game, build))

    @property
    def steps(self) -> int:
        """The number of steps in the game."""
        return steps_of(self.game)


def place_of(text: StrPath, archive: Archive | None = None) -> Place:
    """The step that an address names; `archive` knows the recordings that documents cite.

    Raises:
        InputError: the file cannot be read.
        UsageError: the address names no step, or one that there is not.
        UnsupportedError: the game has no steps; a cited recording is not on this machine.
    """
    address, line = resolve(str(text), archive) if archive else (Address.parse(text), 0)
    if not address.step and not address.spot:
        raise UsageError(f"the address names no step; {HOW}", SourceRef(address.path))
    source = source_of(address.path)
    if address.spot.startswith("L") and address.spot[1:].isdecimal():
        line = int(address.spot[1:])
        address = _of_line(source, address, line)
    if address.spot and not address.game:
        return _in_any_game(source, address)
    game = game_at(source, address)
    step = address.step or _step_of_spot(game, address.spot)
    if not 1 <= step <= steps_of(game):
        message = f"there is no step {step}, the last one is {steps_of(game)}"
        raise UsageError(message, SourceRef(address.path))
    return Place(Address(address.path, address.game or 1, step), source, game, line)


def is_place(text: str) -> bool:
    """Whether a word may be an address of a step, and not a word of another kind."""
    address = Address.parse(text)
    return bool(address.step or address.spot) or ":" in text or Path(text).exists()


def resolved(text: StrPath) -> Address:
    """An address with the number of the step that it names by turn, line or card, if it does."""
    address = Address.parse(text)
    return place_of(text).address if address.spot else address


def source_of(path: str) -> Source:
    """Return a source that can be read again: the path, or all bytes of standard input."""
    if path != STREAM:
        return path
    with ByteReader(path) as reader:
        return reader.read()


def game_at(source: Source, address: Address) -> Game:
    """The game of an address, by default the first of the file.

    Raises:
        UsageError: there is no such game.
        UnsupportedError: it has no steps.
    """
    number = address.game or 1
    game = next(islice(open_replay(source, address.path), number - 1, None), None)
    if game is None:
        raise UsageError(f"there is no game {number}", SourceRef(address.path))
    return _with_steps(game, address.path)


def games_of(text: StrPath, archive: Archive | None = None) -> Iterator[tuple[Address, Game]]:
    """The games of a file, each with its address, or the one that an address names.

    Raises:
        InputError: the file cannot be read.
        UsageError: the address names a step, or a game that there is not.
        UnsupportedError: a game has no steps.
    """
    address = resolve(str(text), archive).address if archive else Address.parse(text)
    if address.step or address.spot:
        raise UsageError("a whole game is meant here, not a step", SourceRef(address.path))
    number = 0
    for number, game in enumerate(open_replay(address.path), 1):
        if address.game in (0, number):
            yield Address(address.path, number), _with_steps(game, address.path)
    if number < address.game:
        message = f"there is no game {address.game}, the file holds {number}"
        raise UsageError(message, SourceRef(address.path))


def _with_steps(game: Game | Snapshot, path: str) -> Game:
    if isinstance(game, Snapshot):
        raise UnsupportedError("a snapshot has no steps to show", SourceRef(path))
    return game


def as_build(game: Game, build: int) -> Game:
    """The game as one of the build that a user says; a scripted game has none."""
    return game.as_build(build) if isinstance(game, Recording) else game


def steps_of(game: Game) -> int:
    """Return the number of steps in a game."""
    return len(game.actions if isinstance(game, Recording) else game.moves)


# --- a step that is not named by its number ------------------------------------------------------


class _Named(NamedTuple):
    step: int
    turn: int
    title: str
    cards: tuple[str, ...]


def _named(game: Game) -> Iterator[_Named]:
    if isinstance(game, Recording):
        for each in game.actions:
            yield _Named(each.step, each.turn, each.title, (each.card, each.target))
    else:
        from hsreplay_sim.hearthbreaker.walkthrough import views  # half of the package

        for step, view in views(game, range(1, len(game.moves) + 1)).items():
            yield _Named(step, view.turn, view.title, ())


def _of_line(source: Source, address: Address, line: int) -> Address:
    found = step_of_line(source, line, address.path)
    if address.game not in (0, found.game):
        message = f"line {line} is of game {found.game}"
        raise UsageError(message, SourceRef(address.path))
    return found


def _in_any_game(source: Source, address: Address) -> Place:
    """The first game that has such a step."""
    failure = UsageError("there is no game", SourceRef(address.path))
    for number, game in enumerate(open_replay(source, address.path), 1):
        try:
            step = _step_of_spot(_with_steps(game, address.path), address.spot)
        except UsageError as error:
            failure = error
        else:
            assert not isinstance(game, Snapshot)
            return Place(Address(address.path, number, step), source, game)
    raise failure


def _step_of_spot(game: Game, spot: str) -> int:
    """The first step of a turn, or the first whose title has these words.

    Raises:
        UsageError: there is none.
    """
    steps = list(_named(game))
    if spot.startswith("turn:") and spot[5:].isdecimal():
        number = int(spot[5:])
        found = next((each.step for each in steps if each.turn == number), 0)
        what = f"turn {number}, the last one is {max((each.turn for each in steps), default=0)}"
    else:
        words = spot.casefold()
        whole = (each.step for each in steps if words in map(str.casefold, each.cards))
        part = (each.step for each in steps if words in each.title.casefold())
        found = next(whole, 0) or next(part, 0)
        what = f'step of "{spot}"; `find` looks for it in all that happens'
    if not found:
        raise UsageError(f"there is no {what}", SourceRef(game.path))
    return found
