"""A step as both sides have it, as plain data: what is shown of a divergence reads nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from hsreplay_sim.report.model import Board, Contradiction, Divergence


class Match(StrEnum):
    """The relation between a row of the log and one of the engine."""

    SAME = "same"
    """Both have it, in the same place."""
    MOVED = "elsewhere"
    """Both have it; it stands in another place of the engine's packets."""
    DIFFERS = "differs"
    """Both write the tag, with other values."""
    LOGGED = "only in the log"
    SIMULATED = "only in the engine"
    ADOPTED = "adopted"
    """The engine took it over from the log: the text it comes from is not implemented."""
    ASIDE = "not compared"
    """Nobody asks the engine for it, or nobody could tell."""


ODD = frozenset((Match.DIFFERS, Match.LOGGED, Match.SIMULATED))
"""Where the two sides are apart."""


@dataclass(frozen=True, slots=True)
class Row:
    """A packet of the log beside the one of the engine; "" and 0 on a side that has none."""

    match: Match
    depth: int
    """In how many blocks it stands."""
    line: int
    """The line of the file; of a row of the engine alone 0."""
    logged: str
    simulated: str
    entity: int = 0
    tag: int = 0
    logged_value: int | None = None
    simulated_value: int | None = None

    @property
    def odd(self) -> bool:
        """Whether the sides are apart here."""
        return self.match in ODD


@dataclass(frozen=True, slots=True)
class Apart:
    """A tag of an entity that the engine has otherwise: `value` is its own, None of no entity."""

    entity: int
    tag: int
    value: int | None


@dataclass(frozen=True, slots=True)
class Sides:
    """One step. `marks` are the places in `rows` where the differences stand, in their order.

    The first difference is the one that the report goes by.
    A place is that of the row which is to blame; of a change that one side lacks it is where that
    would stand. The boards are those of the recording's seat.
    """

    address: str
    step: int
    steps: int
    turn: int
    player: str
    title: str
    card_text: str
    outcome: str
    """Verified, diverged, unexplained, or why the action is unverifiable."""
    lines: tuple[int, int]
    """The first and the last line of the step in the file."""
    rows: tuple[Row, ...]
    marks: tuple[int, ...]
    differences: tuple[Divergence, ...]
    """What diverged in the step, or is unexplained."""
    before: Board
    after_logged: Board
    after_simulated: Board
    apart: tuple[Apart, ...] = ()
    """Where the step leaves the engine otherwise than the log, and had not found it so."""
    contradictions: tuple[Contradiction, ...] = ()
    """What the recording logs twice in the step, with two values."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Card id → name, of the ids that the report gives."""
