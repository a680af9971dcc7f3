"""Where something was read: path, line, column."""

from __future__ import annotations

from msgspec import Struct


class SourceRef(Struct, frozen=True):
    """A place in an input file; lines and columns count from 1, 0 means unknown."""

    path: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        text = self.path
        if self.line:
            text += f":{self.line}"
            if self.column:
                text += f":{self.column}"
        return text


class Problem(Struct, frozen=True):
    """Something recoverable that a reader met: the game was kept, the place is named."""

    code: str
    message: str
    line: int = 0
    lost: bool = False
    """True when content of the file was dropped; such a game is never verified."""
    of_choice: bool = False
    """What was dropped told what was offered or chosen, and nothing of the state."""
    impossible: bool = False
    """The line can be read, and what was dropped of it is a value that no game can hold."""
    another_game: bool = False
    """Lines of another game stand among those of this one from here on, or before its first."""
    tag: int = 0
    """The tag that the line changes, if nobody knows of which entity alone."""
