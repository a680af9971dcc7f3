"""The error classes of the package. Each class owns the exit code it leads to.

Divergences are data, never exceptions; see :mod:`hsreplay_sim.report`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hsreplay_sim.base.source import SourceRef


class ExitCode(IntEnum):
    """The exit code of the process; documented in docs/VERIFYING.md."""

    CLEAN = 0
    DIVERGED = 1
    USAGE = 2
    UNREADABLE = 3
    UNSUPPORTED = 4
    NOTHING = 5
    INTERNAL = 70
    INTERRUPTED = 130


class HsReplayError(Exception):
    """The base of every error raised on purpose. `at` names the place in a file."""

    exit_code = ExitCode.INTERNAL

    def __init__(self, message: str, at: SourceRef | None = None) -> None:
        self.message = message
        self.at = at
        super().__init__(f"{at}: {message}" if at else message)


class InputError(HsReplayError):
    """The file is at fault."""

    exit_code = ExitCode.UNREADABLE
    code = "I101"


class FormatError(InputError):
    """The bytes do not follow the format they are read as."""

    code = "I102"


class LimitError(InputError):
    """The input exceeds a bound of :mod:`hsreplay_sim.base.limits`."""

    code = "I103"


class UnsupportedError(HsReplayError):
    """The input is sound, but not supported (yet): a mode, a card, a target format."""

    exit_code = ExitCode.UNSUPPORTED
    code = "U401"


class RunawayError(UnsupportedError):
    """An action of a game does not come to rest."""

    code = "E310"


class LossError(UnsupportedError):
    """A strict conversion met something that the target format cannot hold."""

    code = "U402"


class UsageError(HsReplayError):
    """The user asks for something that does not exist: a game, a step, a line, a format."""

    exit_code = ExitCode.USAGE
    code = "A601"


class OutputError(HsReplayError):
    """A result cannot be written where it was asked for."""

    exit_code = ExitCode.USAGE
    code = "O501"


class InternalError(HsReplayError):
    """A bug of ours: an invariant broke."""

    code = "X901"
