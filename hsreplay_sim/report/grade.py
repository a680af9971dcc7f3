"""Which divergences matter most: what a report begins with, and what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.report.words import Grade

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence

RANKS = {grade: rank for rank, grade in enumerate(Grade)}
"""Grade → its place, 0 for the highest."""

OF_AN_ANSWER = "E203"
"""Up to here codes say that an answer of chance is wrong: what follows from it stands behind."""


def weight(divergence: Divergence) -> tuple[int, bool, int]:
    """Return the key that sorts the divergences of an action, the most significant first."""
    return RANKS[divergence.grade], divergence.code > OF_AN_ANSWER, divergence.line


def headline(divergences: Sequence[Divergence]) -> Divergence | None:
    """Return the most significant divergence of the earliest root, or None.

    What is expected comes after all else, and what follows from a root after all roots.
    """
    found = min(divergences, key=lambda each: (each.expected, bool(each.follows)), default=None)
    if found is None:
        return None
    action = (each for each in divergences if each.address == found.address)
    return min(action, key=lambda each: (each.expected, weight(each)))


def grades(divergences: Sequence[Divergence]) -> dict[str, int]:
    """Grade → how many actions have it as their highest."""
    highest: dict[str, Grade] = {}
    for each in divergences:
        known = highest.get(each.address, each.grade)
        highest[each.address] = min(known, each.grade, key=RANKS.__getitem__)
    counts = {grade.value: list(highest.values()).count(grade) for grade in Grade}
    return {grade: count for grade, count in counts.items() if count}


def most_telling(divergences: Sequence[Divergence], most: int) -> list[Divergence]:
    """At most so many, in their order: those of the highest grades, the expected ones last."""
    ranked = sorted(
        range(len(divergences)),
        key=lambda at: (divergences[at].expected, RANKS[divergences[at].grade], at),
    )
    return [divergences[at] for at in sorted(ranked[:most])]
