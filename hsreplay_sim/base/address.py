"""How the command line and reports name a file, a game of it and a step of that game."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.source import SourceRef

StrPath = str | os.PathLike[str]
"""What may be given as a path."""

STREAM = "-"
"""In place of a path: standard input for reading, standard output for writing."""

_ADDRESS = re.compile(r"(?P<path>.+?)(?::(?P<game>[0-9]{1,4}))?(?:@(?P<step>[0-9]{1,6}))?")


@dataclass(frozen=True, slots=True)
class Address:
    """`file:game@step`; game and step count from 1, 0 stands for a part left out."""

    path: str
    game: int = 0
    step: int = 0

    @classmethod
    def parse(cls, text: StrPath) -> Address:
        """An address as reports print it; the name of an existing file always means that file."""
        whole = path_text(text)
        found = _ADDRESS.fullmatch(whole)
        if found is None or Path(whole).exists():
            return cls(whole)
        return cls(found["path"], int(found["game"] or 0), int(found["step"] or 0))

    @classmethod
    def of_games(cls, text: StrPath, game: int = 0) -> Address:
        """The address of a file or of one game of it; `game`, if it is given, goes first.

        Raises:
            UsageError: it names a step.
        """
        place = cls.parse(text)
        if place.step:
            raise UsageError("a whole game is meant here, not a step", SourceRef(place.path))
        return cls(place.path, game or place.game)

    def __str__(self) -> str:
        game = f":{self.game}" if self.game else ""
        step = f"@{self.step}" if self.step else ""
        return f"{self.path}{game}{step}"


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
