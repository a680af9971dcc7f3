"""A build is evidence: the signs that its recordings show, and those that they never show.

Source of truth: signs.csv beside this module, which ``scripts/prove.py signs`` counts out of the
recordings that state their build. A row is a tag in one of four places, the builds outside of which
no recording shows it, and the builds in which every whole game shows it.
"""

from __future__ import annotations

import csv
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

TABLE = Path(__file__).with_name("signs.csv")
NEVER = 1 << 60
"""A build that never comes."""

POSSIBLE = range(3_000, 1_000_000)
"""What may be the number of a build: the first public one is 3140, a year adds 30,000."""

AT_THE_START = ("game", "player")
"""Where even a game that is soon over shows all its signs."""

Shown = frozenset[tuple[str, int]]
"""Signs, as (place, tag): tags that are *changed*, *listed* in a description, or that the *game* or
a *player* is made with."""


class Sign(NamedTuple):
    """A row of the table."""

    place: str
    tag: int
    after: int
    """The last known build without it, before it came; 0 if that is not known."""
    before: int
    """The first known build without it, after it went; `NEVER` if it is still there."""
    since: int
    """The first build in which every whole game shows it; `NEVER` if there is none."""
    until: int
    """The last such build; `NEVER` if it goes on."""


@cache
def signs() -> tuple[Sign, ...]:
    """All rows of the table."""
    with TABLE.open(newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))[1:]
    return tuple(Sign(place, *(int(each or NEVER) for each in numbers)) for place, *numbers in rows)


@cache
def borders() -> tuple[int, ...]:
    """The builds at which a sign comes or goes: between two of them all builds are alike."""
    found = {build for sign in signs() for build in sign[2:]}
    return tuple(sorted(found - {0, NEVER}))


@cache
def _of_build(build: int) -> tuple[Shown, Shown, Shown]:
    """The signs that a build never shows, those of every start, and those of every whole game."""
    never = frozenset(s[:2] for s in signs() if not s.after < build < s.before)
    always = frozenset(s[:2] for s in signs() if s.since <= build <= s.until)
    start = frozenset(each for each in always if each[0] in AT_THE_START)
    return never, start, always - start


def broken(build: int, shown: Shown, *, started: bool, whole: bool) -> int:
    """How many signs say that a recording is not of this build.

    `started` says that it shows the beginning, `whole` that it is long enough to show the rest.
    """
    never, start, rest = _of_build(build)
    missing = len(start - shown) if started else 0
    return len(never & shown) + missing + (len(rest - shown) if whole else 0)


def fitting(against: Mapping[int, int]) -> list[int]:
    """The builds against which the least speaks, oldest first."""
    least = min(against.values())
    return sorted(build for build, count in against.items() if count == least)


def between(builds: Sequence[int], fits: Sequence[int]) -> tuple[int, int]:
    """The first and the last build that may be, if of `builds` no others fit."""
    before, after = bisect_left(builds, fits[0]), bisect_right(builds, fits[-1])
    oldest = builds[before - 1] + 1 if before else POSSIBLE.start
    return oldest, builds[after] - 1 if after < len(builds) else builds[-1]
