"""Where lines of another game stand in one: two clients wrote into a file, or a log was glued.

A log tells each entity once, and names it only as a card that it was told to be before: so it is
in all sound logs of 489 recordings, but for skins of Battlegrounds (U274). Where several entities
are otherwise, the lines are not those of one game (U059). A few may be lines lost or edited.
"""

from __future__ import annotations

SEVERAL = 3
"""Entities that cannot be of one game."""


class Cast:
    """The entities of a game, as its lines tell and name them."""

    def __init__(self) -> None:
        self.begun = False
        """The beginning of the game was told: without it nothing is strange."""
        self._cards: dict[int, set[str]] = {}
        """Entity → the cards that it was told to be; "" while it is hidden."""
        self._there: set[int] = set()
        """The entities told since the game began, or was reset."""
        self.unsettled: list[tuple[int, str]] = []
        """The entities that the present line names or tells again, with their cards."""
        self._strange: dict[int, int] = {}
        """Entity that cannot be of this game → the line that shows it."""

    @property
    def seam(self) -> int:
        """The first line that shows that two games stand here; 0 if there is one game."""
        shows = self.begun and len(self._strange) >= SEVERAL
        return min(self._strange.values()) if shows else 0

    def tell(self, line: int, entity: int, card_id: str = "", *, anew: bool = True) -> None:
        """Take an entity that a line describes; `anew`: as a whole, as one that was not there."""
        if anew and entity in self._there:
            self._strange.setdefault(entity, line)
            self.unsettled.append((entity, card_id))
        self._there.add(entity)
        self._cards.setdefault(entity, set()).add(card_id)

    def name(self, entity: int, card_id: str) -> None:
        """Take an entity that the present line names, and the card that it calls it."""
        self.unsettled.append((entity, card_id))

    def settle(self, line: int) -> bool:
        """Hold what a line names to what was told, that line included; whether a seam shows."""
        for entity, card_id in self.unsettled:
            if card_id and card_id not in self._cards.get(entity, ()):
                self._strange.setdefault(entity, line)
        self.unsettled.clear()
        return self.seam > 0

    def reset(self) -> None:
        """Let everything be told anew."""
        self._there.clear()
