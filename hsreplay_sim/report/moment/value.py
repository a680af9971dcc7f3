"""Why a tag has its value, as plain data: its sources in the engine, its history on both sides."""

from __future__ import annotations

from dataclasses import dataclass

from hsreplay_sim.report.model import EntityRef, TagRef, Value
from hsreplay_sim.report.moment.sides import Match


@dataclass(frozen=True, slots=True)
class Source:
    """A part of the engine's value: ``+2 enchantment Mark of the Wild #73, of Druid #5``."""

    amount: int
    words: str


@dataclass(frozen=True, slots=True)
class Change:
    """The tag is written in a step; None on a side that does not write it there."""

    step: int
    turn: int
    line: int
    block: str
    """The block around it: ``POWER Flamestrike #27``; the title of the step outside of blocks."""
    logged: int | None
    simulated: int | None
    match: Match


@dataclass(frozen=True, slots=True)
class Explanation:
    """A tag of an entity when a step is done, before the engine follows the log again."""

    address: str
    title: str
    entity: EntityRef
    card_text: str
    tag: TagRef
    logged: Value
    simulated: Value
    sums: bool
    """The sources add up to the engine's value; of other tags they are what may give it."""
    sources: tuple[Source, ...]
    enchantments: tuple[tuple[str, bool, bool], ...]
    """What is attached to it: its name, whether the log has it, whether the engine has it."""
    history: tuple[Change, ...]
