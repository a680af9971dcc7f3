"""What differs between the recording and the engine: a tag, or the card of an entity."""

from __future__ import annotations

from typing import NamedTuple


class Mismatch(NamedTuple):
    """One (entity, tag) that differs: when the action is over, or on the way there.

    If `logged` or `simulated` is None, that side has no such change.
    """

    entity: int
    tag: int
    logged: int | None
    simulated: int | None
    at: int | None = None
    """The position of the logged value on the tape, if one packet holds it."""
    simulated_in: tuple[int, int] | None = None
    """Kind and entity of the engine's block, for the same change in another block."""


class CardMismatch(NamedTuple):
    """An entity that is another card than the recording shows.

    If `logged` or `simulated` is "", that side shows no card, or does not change it.
    """

    entity: int
    logged: str
    simulated: str
    at: int | None = None
    """The position of the logged card on the tape."""
