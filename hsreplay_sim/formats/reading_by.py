"""Who reads a Power.log: our reader, or hslog's own parser as a second opinion.

Whatever opens a file has it read by the one that is chosen here; a call may name another.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from hsreplay_sim.base.errors import UsageError

OWN, HSLOG = "own", "hslog"
READERS = (OWN, HSLOG)
MODULES = {
    OWN: "hsreplay_sim.formats.powerlog.read",
    HSLOG: "hsreplay_sim.formats.hslog_tree.parsed",
}
"""Reader → the module whose `read_games` it is."""

_CHOSEN: ContextVar[str] = ContextVar("reader of logs", default=OWN)


def chosen(named: str = "") -> str:
    """The reader that is named, or else the one that is chosen.

    Raises:
        UsageError: there is no such reader.
    """
    name = named or _CHOSEN.get()
    if name not in READERS:
        raise UsageError(f"there is no reader {name!r}; known: {', '.join(READERS)}")
    return name


def choose(name: str) -> None:
    """Choose a reader for the rest of a process: for workers, which do what their parent does."""
    _CHOSEN.set(chosen(name))


@contextmanager
def reading_by(name: str) -> Iterator[None]:
    """Choose a reader for a while; "" leaves the one that is chosen.

    Raises:
        UsageError: there is no such reader.
    """
    token = _CHOSEN.set(chosen(name))
    try:
        yield
    finally:
        _CHOSEN.reset(token)
