"""The profile of a build: for each row of the table whether the build does it.

Source of truth: the recordings, and dated public reports where no recording shows a behaviour.
docs/tables/BUILDS.md is printed from the same rows.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, ClassVar

from hsreplay_sim.builds.bodies import Bodies
from hsreplay_sim.builds.cards import Cards
from hsreplay_sim.builds.combat import Combat
from hsreplay_sim.builds.damage import Damage
from hsreplay_sim.builds.death import Death
from hsreplay_sim.builds.hidden import Hidden
from hsreplay_sim.builds.mana import Mana
from hsreplay_sim.builds.play import Play
from hsreplay_sim.builds.reported.early import Early
from hsreplay_sim.builds.reported.late import Late
from hsreplay_sim.builds.reported.middle import Middle
from hsreplay_sim.builds.reported.rules import ReportedRules
from hsreplay_sim.builds.reported.texts import ReportedTexts
from hsreplay_sim.builds.switch import Switch, SwitchGroup
from hsreplay_sim.builds.texts import Texts
from hsreplay_sim.builds.turn import Turn

PAGES: tuple[type[SwitchGroup], ...] = (
    Hidden, Turn, Mana, Play, Combat, Damage, Death, Bodies, Cards, Texts,
    ReportedRules, ReportedTexts, Early, Middle, Late,
)  # fmt: skip

REPORTED: tuple[type[SwitchGroup], ...] = (ReportedRules, ReportedTexts, Early, Middle, Late)
"""The pages whose rows rest on public reports: no recording has to tell their builds."""

SWITCHES: dict[str, Switch] = {name: row for page in PAGES for name, row in page.rows().items()}
"""All rows by name, page by page."""

NEWEST_BUILD = 255790
"""Profile of engine-made games when nothing else is asked for."""


class Profile(
    Hidden, Turn, Mana, Play, Combat, Damage, Death, Bodies, Cards, Texts,
    ReportedRules, ReportedTexts, Early, Middle, Late,
):  # fmt: skip
    """What one build does; the name of a row says the behaviour (`x_after_y`, `no_x`).

    Every row has a slot, so that reading it costs one attribute.
    """

    __slots__ = ("build", "kept", *SWITCHES)
    build: int
    kept: dict[object, Any]
    """What is worked out of this profile once, by what asks for it."""
    unsettled: ClassVar[frozenset[str]] = frozenset()
    """The rows whose reading is noted, as nobody knows yet what the build does (`noting`)."""

    def __init__(self, build: int, values: dict[str, bool]) -> None:
        object.__setattr__(self, "build", build)
        object.__setattr__(self, "kept", {})
        for name in SWITCHES:
            object.__setattr__(self, name, values[name])

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"the profile of a build does not change: {name}")

    def __repr__(self) -> str:
        return f"<Profile of build {self.build}>"

    def but(self, *, build: int | None = None, **changed: bool) -> Profile:
        """The same profile with other answers for these rows."""
        if unknown := changed.keys() - SWITCHES.keys():
            raise TypeError(f"no such switch: {', '.join(sorted(unknown))}")
        values = {name: getattr(self, name) for name in SWITCHES} | changed
        return Profile(self.build if build is None else build, values)


@cache
def profile_for(build: int) -> Profile:
    """The profile of a build."""
    return Profile(build, {name: row.holds(build) for name, row in SWITCHES.items()})


@cache
def open_switches(oldest: int, newest: int) -> tuple[str, ...]:
    """The rows of which nobody knows what a build does that is one of these."""
    return tuple(name for name, row in SWITCHES.items() if row.is_open(oldest, newest))


class _Noting:
    """A row of a profile that notes that it is read."""

    __slots__ = ("_name", "_read", "_slot")

    def __init__(self, name: str, read: set[str]) -> None:
        self._name, self._read = name, read
        self._slot = Profile.__dict__[name]

    def __get__(self, profile: Profile, page: type) -> bool:
        self._read.add(self._name)
        answer: bool = self._slot.__get__(profile, page)
        return answer

    def __set__(self, profile: Profile, value: bool) -> None:
        self._slot.__set__(profile, value)


def noting(profile: Profile, names: Collection[str]) -> tuple[Profile, set[str]]:
    """The same profile, and the set of those of these rows that have been read off it."""
    read: set[str] = set()
    if not names:
        return profile, read
    rows = {name: _Noting(name, read) for name in names}
    made: type[Profile] = type(
        "NotingProfile", (Profile,), {"__slots__": (), "unsettled": frozenset(names), **rows}
    )
    return made(profile.build, {name: getattr(profile, name) for name in SWITCHES}), read
