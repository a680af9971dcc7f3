"""How the command line and reports name a file, a game of it and a step of that game."""

from __future__ import annotations

import os
import re
from pathlib import Path

from msgspec import Struct

from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.source import SourceRef

StrPath = str | os.PathLike[str]
"""What may be given as a path."""

STREAM = "-"
"""In place of a path: standard input for reading, standard output for writing."""

_GAME = r"(?P<path>.+?)(?::(?P<game>[0-9]{1,4}))?"
_ADDRESS = re.compile(
    _GAME + r"""(?:@(?:(?P<step>[0-9]{1,6})|(?P<spot>turn:[0-9]{1,4}|L[0-9]{1,9}|"[^"]+")))?"""
)
_SPOT = re.compile(r"turn:[0-9]{1,4}|L[0-9]{1,9}")
_WHOLE_GAME = re.compile(_GAME)


class Address(Struct, frozen=True):
    """`file:game@step`; game and step count from 1, 0 stands for a part left out."""

    path: str
    game: int = 0
    step: int = 0
    spot: str = ""
    """What names the step in place of a number: ``turn:21``, ``L25493``, ``King Krush``. It is
    resolved by :mod:`hsreplay_sim.app.look.places`."""

    @classmethod
    def parse(cls, text: StrPath) -> Address:
        """An address as reports print it; the name of an existing file always means that file.

        Behind the name of an existing file any text may stand, also without the quotes that a
        shell takes away: ``Power.log@King Krush``.

        Raises:
            UsageError: it names game or step 0.
        """
        whole = path_text(text)
        if Path(whole).exists():
            return cls(whole)
        found = _ADDRESS.fullmatch(whole)
        if found is None or (found["step"] or found["spot"] or found["game"]) is None:
            return cls._of_words(whole)
        path, spot = found["path"], (found["spot"] or "").strip('"')
        return cls(
            path, _count(path, "game", found["game"]), _count(path, "step", found["step"]), spot
        )

    @classmethod
    def _of_words(cls, whole: str) -> Address:
        """An address whose step is named by words, or the name of a file that does not exist."""
        for at in (at for at, letter in enumerate(whole) if letter == "@"):
            place = _WHOLE_GAME.fullmatch(whole[:at])
            if place is not None and (place["path"] == STREAM or Path(place["path"]).is_file()):
                game = _count(place["path"], "game", place["game"])
                return cls(place["path"], game, spot=whole[at + 1 :])
        return cls(whole)

    @classmethod
    def of_games(cls, text: StrPath, game: int = 0) -> Address:
        """The address of a file or of one game of it; `game`, if it is given, goes first.

        Raises:
            UsageError: it names a step.
        """
        place = cls.parse(text)
        if place.step or place.spot:
            raise UsageError("a whole game is meant here, not a step", SourceRef(place.path))
        return cls(place.path, game or place.game)

    def __str__(self) -> str:
        game = f":{self.game}" if self.game else ""
        spot = self.spot if _SPOT.fullmatch(self.spot) else f'"{self.spot}"'
        step = f"@{self.step or spot}" if self.step or self.spot else ""
        return f"{self.path}{game}{step}"


def _count(path: str, what: str, digits: str | None) -> int:
    """The number of a game or step, 0 where none stands.

    Raises:
        UsageError: 0 stands there.
    """
    if digits is not None and not int(digits):
        raise UsageError(f"there is no {what} 0, {what}s count from 1", SourceRef(path))
    return int(digits or 0)


def path_text(path: StrPath, wanted: str = 'a path or "-"') -> str:
    """A path as text.

    Raises:
        TypeError: the argument is not a path; `wanted` says what to pass.
    """
    if not isinstance(path, str | os.PathLike):
        raise TypeError(f"pass {wanted}, not {kind_of(path)}")
    text: object = os.fspath(path)
    if not isinstance(text, str):
        raise TypeError(f"pass {wanted} as text, not as {kind_of(text)}")
    return text


def kind_of(value: object) -> str:
    """What a message calls a wrong argument: ``None``, ``an object of type list``."""
    if value is None:
        return "None"
    if isinstance(value, type):
        return f"the class {value.__name__}"
    return f"an object of type {type(value).__name__}"
