"""One thing that the server did differently from some build on: a row of the table.

A page (`hidden`, `turn`, `mana` …) is a class whose rows are its attributes. The class
:class:`~hsreplay_sim.builds.profile.Profile` is made of all pages: read on a page, a row is
the `Switch`; read on the profile of a build, it is True or False.
"""

from __future__ import annotations

from typing import Self, overload


class Switch:
    """A behaviour that was last seen absent in one build and first seen in a later one.

    These are the first two of `builds`. If there are more, it was last seen in the third and first
    seen absent in the fourth, and so on. Between the two builds of such a bracket nobody knows: the
    middle is a first guess, and a recording of such a build decides for itself.

    `writes` is the tag by which a recording shows the behaviour, None where no tag of its own does.
    `rule` is a row of docs/tables/RULES.md, `says` tells the new behaviour in one sentence.
    `evidence` cites recordings (`U074:9126`) of the new form or of the old one; on the pages in
    `reported`, where no recording decides, what the public was told: the notes of a patch
    (`patch 9.1`), a page of the wiki (`wiki Gorehowl`) or of another site (`outof.games Echo`), an
    issue of a tracker (`hs-bugs#27`).
    """

    __slots__ = ("brackets", "builds", "evidence", "name", "page", "rule", "says", "writes")

    def __init__(
        self,
        *builds: int,
        writes: int | None = None,
        rule: str,
        evidence: tuple[str, ...],
        says: str,
    ) -> None:
        self.place(*builds)
        self.writes = writes
        self.rule, self.evidence, self.says = rule, evidence, says
        self.name = self.page = ""

    def place(self, *builds: int) -> None:
        """Set the builds at which the behaviour ends and begins."""
        self.builds = builds
        self.brackets = tuple(zip(builds[::2], builds[1::2], strict=True))
        """(last build before a change, first one after it), for each change."""

    def __set_name__(self, page: type, name: str) -> None:
        self.page, self.name = page.__name__, name

    @overload
    def __get__(self, profile: None, page: type) -> Self: ...
    @overload
    def __get__(self, profile: SwitchGroup, page: type) -> bool: ...
    def __get__(self, profile: SwitchGroup | None, page: type) -> Self | bool:
        """The row itself; on a profile, its own slot of this name answers first."""
        return self

    def __repr__(self) -> str:
        return f"<Switch {self.page}.{self.name} {self.span}>"

    @property
    def old(self) -> int:
        """The last build without the behaviour, before it came."""
        return self.builds[0]

    @property
    def new(self) -> int:
        """The first build with it."""
        return self.builds[1]

    @property
    def span(self) -> str:
        """The brackets as they are printed."""
        return ", ".join(f"{last}–{first}" for last, first in self.brackets)

    def holds(self, build: int) -> bool:
        """Whether a build does this, as far as anybody knows."""
        changes = sum(build > (last + first) // 2 for last, first in self.brackets)
        return changes % 2 == 1

    def is_open(self, oldest: int, newest: int) -> bool:
        """Whether nobody knows what a build of this span does: it may lie on either side.

        A known build is open in a bracket: nobody has seen what it does.
        """
        return any(last < newest and oldest < first for last, first in self.brackets)


class SwitchGroup:
    """A topic of the table; its docstring says what belongs there."""

    __slots__ = ()

    @classmethod
    def rows(cls) -> dict[str, Switch]:
        """The rows by name, in the order of the page."""
        return {name: row for name, row in vars(cls).items() if isinstance(row, Switch)}
