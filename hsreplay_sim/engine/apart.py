"""Cards of several sources, in one sequence."""

from __future__ import annotations

from collections.abc import Sequence


class Apart(tuple[str, ...]):
    """The cards of several sources, each of which is offered one of: "a Mage, Priest, or …"."""

    sources: tuple[Sequence[str], ...]

    def __new__(cls, *sources: Sequence[str]) -> Apart:
        """All cards, source by source."""
        found = super().__new__(cls, [card_id for each in sources for card_id in each])
        found.sources = sources
        return found
