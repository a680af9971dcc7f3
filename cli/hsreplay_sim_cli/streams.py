"""Standard output and error that say in words of the project how they fail.

click, rich and the interpreter each have their own idea of what a broken pipe or a full disk means,
and may flush at any time; so the ground that all of them write to raises what is meant.
"""

from __future__ import annotations

import codecs
import io
import sys
from typing import Any, TextIO

from hsreplay_sim.base.errors import OutputError

PLAIN = "hsreplay-sim-plain"
"""The name of the error handler that writes what an encoding lacks with what it has."""

LIKE = str.maketrans("·—–−“”‘’…×→", "----\"\"''~x>")
"""What reports are punctuated with, and what stands for it in ASCII."""


def plain(error: UnicodeError) -> tuple[str, int]:
    """In place of characters that cannot be encoded: what is like them, else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(LIKE)
    return "".join(each if each.isascii() else "?" for each in lacking), error.end


codecs.register_error(PLAIN, plain)


class ReaderGoneError(Exception):
    """Nobody reads standard output any more; not an OSError, which click and rich would take."""


def guard() -> None:
    """Put the two streams of this process on a ground of that kind."""
    sys.stdout = _text(sys.stdout, _Output(sys.stdout))
    sys.stderr = _text(sys.stderr, _Errors(sys.stderr))


class _Ground(io.RawIOBase):
    """What lies under a stream of this process; nothing where it was closed before the start."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream  # whoever lets go of it closes it
        buffer = stream.buffer if stream is not None else None
        self._raw = getattr(buffer, "raw", buffer)
        self._failed = False

    def writable(self) -> bool:
        """It is."""
        return True

    def isatty(self) -> bool:
        """Whether a person is watching."""
        return self._raw is not None and self._raw.isatty()

    def fileno(self) -> int:
        """The number of the stream, if it is open."""
        if self._raw is None:
            raise io.UnsupportedOperation("the stream is closed")
        number: int = self._raw.fileno()
        return number

    def write(self, data: Any, /) -> int | None:
        """Write; the first failure is raised, after it everything is dropped."""
        size = memoryview(data).nbytes
        if self._failed:
            return size
        try:
            if self._raw is None:
                raise OSError("it is closed")
            written: int | None = self._raw.write(data)
        except OSError as error:
            self._failed = True
            self.fail(error)
            return size
        return written

    def fail(self, error: OSError) -> None:
        """Say that nothing more can be written."""


class _Output(_Ground):
    def fail(self, error: OSError) -> None:
        if isinstance(error, BrokenPipeError):
            raise ReaderGoneError from error
        from hsreplay_sim.base.source import SourceRef

        at = SourceRef("standard output")
        raise OutputError(f"cannot write: {error.strerror or error}", at) from error


class _Errors(_Ground):
    """Where the messages go: if they cannot, there is no other place to say so."""


def _text(stream: TextIO | None, ground: _Ground) -> TextIO:
    return io.TextIOWrapper(
        io.BufferedWriter(ground),
        encoding=stream.encoding if stream is not None else "utf-8",
        errors=PLAIN,
        newline="\n",
        line_buffering=ground.isatty() or isinstance(ground, _Errors),
    )
