"""An opened recording: a sequence of games that are read when they are asked for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from operator import index
from typing import Any, TypeAlias, overload
from weakref import ref

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.replay.recording import Recording

Game: TypeAlias = Recording | Any
"""A game as a type checker sees it: a recording, as most are, or Any.

Only the file says of what kind a game is. What recordings have may be asked for without a cast, a
misspelled name is found, and `isinstance` tells a scripted game or a snapshot.
"""


class Replay(Sequence[Game]):
    """The games of a file, in order: ``for game in replay``, ``replay[0]``, ``len(replay)``.

    Nothing is read before it is asked for, and no game is kept but the last one given by its index:
    a path or bytes are read anew for every pass and every step back, so that a file of any size
    passes through memory game by game; ``games = list(replay)`` keeps them all. Standard input and
    file objects are read once, forwards: asking for a game that has gone by raises
    `UnsupportedError`.
    """

    def __init__(
        self,
        path: str,
        form: str,
        read: Callable[[], Iterator[Game]],
        *,
        once: bool = False,
        share_read: Callable[[], float] = float,
    ) -> None:
        self._share_read = share_read
        self.path = path
        """How messages call the source."""
        self.format = form
        """The name of its format."""
        self._source = _Source(path, read, once)
        self._unstarted: Callable[[], _Pass | None] = lambda: None
        self._cursor: _Pass | None = None
        """The pass that indices go on with."""
        self._last: tuple[int, Game] | None = None
        """The last game that was given by its index."""

    @property
    def games(self) -> Replay:
        """The games: the replay itself."""
        return self

    @property
    def share_read(self) -> float:
        """Return the share of the file that the last pass has read, 0 to 1.

        0 if no size is known.
        """
        return self._share_read()

    def __repr__(self) -> str:
        count = "" if self._source.count is None else f", {_games(self._source.count)}"
        return f"<Replay {self.path}: {self.format}{count}>"

    def __iter__(self) -> Iterator[Game]:
        started = self._pass()
        self._unstarted = ref(started)
        return started

    def __reversed__(self) -> Iterator[Game]:
        return reversed(list(self._pass()))

    def __len__(self) -> int:
        if self._source.count is None:
            waiting = self._unstarted()
            if waiting is not None and not waiting.given:
                waiting.collect()  # `list` asks for the length between the two: one reading serves
            else:
                deque(self._pass(), maxlen=0)
        assert self._source.count is not None
        return self._source.count

    @overload
    def __getitem__(self, key: int) -> Game: ...
    @overload
    def __getitem__(self, key: slice) -> list[Game]: ...
    def __getitem__(self, key: int | slice) -> Any:
        if isinstance(key, slice):
            return self._slice(key)
        number = index(key)
        if self._last is not None and self._last[0] == number:
            return self._last[1]
        self._last = None
        game = self._from_end(-number) if number < 0 else self._at(number)
        self._last = number, game
        return game

    def recording(self, number: int = 0) -> Recording:
        """Game `number`, counted from 0, as the recording that it is: ``replay[number]``, typed.

        Raises:
            UnsupportedError: it is a scripted game or a snapshot.
            IndexError: there is no such game.
        """
        game = self[number]
        if not isinstance(game, Recording):
            raise UnsupportedError("this game is no recording", SourceRef(self.path))
        return game

    def _slice(self, key: slice) -> list[Game]:
        """Read as far as a slice reaches; one that counts from the end reads all."""
        if all(each is None or each >= 0 for each in (key.start, key.stop, key.step)):
            return list(islice(self._pass(), key.start, key.stop, key.step))
        return list(self._pass())[key]

    def _at(self, number: int) -> Game:
        """Return item `number`, going on from the last one or starting over if that is past it."""
        if self._cursor is None or self._cursor.given > number:
            self._cursor = self._pass()
        for game in self._cursor:
            if self._cursor.given > number:
                return game
        raise self._missing(self._cursor.given)

    def _from_end(self, number: int) -> Game:
        tail = deque(self._pass(), maxlen=number)
        if len(tail) < number:
            raise self._missing(len(tail))
        return tail[0]

    def _missing(self, count: int) -> IndexError:
        self._cursor = None
        return IndexError(f"{self.path} holds {_games(count)}")

    def _pass(self) -> _Pass:
        """All games from the first on."""
        return _Pass(self._source)


def _games(count: int) -> str:
    return f"{count} game{'s' * (count != 1)}"


class _Source:
    """The state that the passes of one replay share."""

    def __init__(self, path: str, read: Callable[[], Iterator[Game]], once: bool) -> None:
        self.count: int | None = None
        """How many games there are, once a pass has come to the end."""
        self._path = path
        self._read = read
        self._once = once
        self._opened = False

    def open(self) -> Iterator[Game]:
        """Read from the beginning.

        Raises:
            UnsupportedError: the source can be read only once, and has been.
        """
        if self._once and self._opened:
            message = "can be read only once, forwards; games = list(hs.load(...)) keeps the games"
            raise UnsupportedError(message, SourceRef(self._path))
        self._opened = True
        return self._read()


class _Pass(Iterator[Game]):
    """A reading of the games; it opens the source with the first one."""

    def __init__(self, source: _Source) -> None:
        self.given = 0
        self._source = source
        self._games: Iterator[Game] | None = None

    def __next__(self) -> Game:
        if self._games is None:
            self._games = self._source.open()
        for game in self._games:
            self.given += 1
            return game
        self._source.count = self.given
        raise StopIteration

    def collect(self) -> None:
        """Read all games now and give them later."""
        games = list(self._source.open())
        self._source.count = len(games)
        self._games = iter(games)
