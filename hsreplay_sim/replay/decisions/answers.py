"""What chance and players decided in the steps of a recorded game, as plain values.

A game has to be played to know its questions, and nothing here knows an engine: what plays it is
named by :func:`answered_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from hsreplay_sim.base.errors import UnsupportedError

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording


class Origin(StrEnum):
    """Where an answer comes from."""

    ENGINE = "engine"
    """Our own engine asked the question, and the recording answers it."""
    LOG = "log"
    """No question was asked, as a text is not implemented: the logged packets show what it did."""


class Answer(Struct, frozen=True, rename={"origin": "from"}):
    """A question that chance or a player decided, and the answer.

    Of the engine `purpose` is one of docs/tables/QUESTIONS.md. Of the log it is *chosen* (a
    ChosenEntities), *target* (a META_DATA TARGET) or *created* (the card of a new entity).
    """

    origin: Origin
    purpose: str
    kind: str
    """What `candidates` and `picked` are: "entity" (ids), "card" (card ids), "number" (or tags)."""
    source: int
    """The entity whose text asks; 0 if a rule asks."""
    player: int
    """PLAYER_ID of the player who chooses or gets the card; 0 where that does not matter."""
    candidates: Sequence[int | str]
    """What could be picked; empty where only the log answers, or where any card could be."""
    picked: int | str | None
    """None where none is picked, "" where nobody can know the card."""
    shown: bool
    """The recording shows the answer; if it does not, the engine went on with the first one."""


class Created(Struct, frozen=True):
    """An entity that came into being; the engine's have ids from 1,000,000 if they are not logged.

    `zone` is its first, `host` what it is attached to (0: nothing).
    """

    entity: int
    card: str
    player: int
    zone: int
    host: int


class Answers(Struct, frozen=True):
    """The answers of a step, and the entities created in it, each in order."""

    answers: tuple[Answer, ...] = ()
    created: tuple[Created, ...] = ()


Asker = Callable[["Recording"], Sequence[Answers]]
"""Plays a game: the answers of each of its steps."""

_asker: list[Asker] = []


def answered_by(asker: Asker) -> None:
    """Name what plays a game for its answers."""
    _asker[:] = [asker]


def answers_of(game: Recording) -> Sequence[Answers]:
    """The answers of each step of a game; this plays it.

    Raises:
        UnsupportedError: nothing is there that could play it.
    """
    if not _asker:
        raise UnsupportedError("no engine is loaded that could answer: load games by hs.load")
    return _asker[0](game)
