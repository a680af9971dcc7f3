"""One thing that the server did differently from some build on: a row of the table.

A page (`hidden`, `turn`, `mana` …) is a class whose rows are its attributes. The class
:class:`~hsreplay_sim.engine.builds.profile.Profile` is made of all pages: read on a page, a row is
the `Switch`; read on the profile of a build, it is True or False.
"""

from __future__ import annotations

from typing import Self, overload


class Switch:
    """A behaviour that was last seen absent in build `old` and first seen in build `new`.

    Between the two builds nobody knows: the middle is a first guess, and a recording of such a
    build decides for itself. `writes` is the tag by which a recording shows the
    behaviour, None where no tag of its own does. `rule` is a row of docs/RULES.md, `says` tells the
    new behaviour in one sentence. `evidence` cites recordings (`U074:9126`) of the new form or of
    the old one, or the notes of a patch (`patch 9.1`) where no recording decides.
    """

    __slots__ = ("evidence", "name", "new", "old", "page", "rule", "says", "writes")

    def __init__(
        self,
        old: int,
        new: int,
        *,
        writes: int | None = None,
        rule: str,
        evidence: tuple[str, ...],
        says: str,
    ) -> None:
        self.old, self.new = old, new
        self.writes = writes
        self.rule, self.evidence, self.says = rule, evidence, says
        self.name = self.page = ""

    def __set_name__(self, page: type, name: str) -> None:
        self.page, self.name = page.__name__, name

    @overload
    def __get__(self, profile: None, page: type) -> Self: ...
    @overload
    def __get__(self, profile: Page, page: type) -> bool: ...
    def __get__(self, profile: Page | None, page: type) -> Self | bool:
        """The row itself; on a profile, its own slot of this name answers first."""
        return self

    def __repr__(self) -> str:
        return f"<Switch {self.page}.{self.name} {self.old}–{self.new}>"

    def holds(self, build: int) -> bool:
        """Whether a build does this."""
        return build > (self.old + self.new) // 2

    def is_open(self, build: int) -> bool:
        """Whether nobody has seen what the build does: it lies between the two."""
        return self.old < build < self.new


class Page:
    """A topic of the table; its docstring says what belongs there."""

    __slots__ = ()

    @classmethod
    def rows(cls) -> dict[str, Switch]:
        """The rows by name, in the order of the page."""
        return {name: row for name, row in vars(cls).items() if isinstance(row, Switch)}
