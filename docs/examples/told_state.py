"""A recorded state as an engine in Python wants it, and what is different after a move.

    told = Told(state, move)                 # tags, cards, players, rows
    …make the engine's game of it…
    before = told.loaded(read_tags())        # refuses a position that is not as recorded
    …do the move…
    return told.changes(before, read_tags(), made=…, cards=…)

Nothing but the standard library; all keys and values are numbers of GameTag, Zone and CardType.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from json_lines import Json, UnsupportedError

Tags = dict[int, int]
"""Tag → value; a tag that is missing is 0."""

ZONE, CONTROLLER, POSITION, CARDTYPE, PLAYER_ID, CURRENT_PLAYER = 49, 50, 263, 202, 30, 23
PLAYER = 2
OWN_IDS = 1_000_000


def numbers_of(tags: Mapping[Any, int]) -> Tags:
    """The tags of JSON, whose keys are text."""
    return {int(tag): value for tag, value in tags.items()}


class Told:
    """A recorded state before a move; a hidden card that the move shows has its card id."""

    def __init__(self, state: Json, move: Json) -> None:
        self.tags = {each["id"]: numbers_of(each.get("tags", {})) for each in state["entities"]}
        self.cards: dict[int, str] = {
            each["id"]: each.get("card", "") for each in state["entities"]
        }
        if move.get("card"):
            self.cards[move["entity"]] = move["card"]
            self.tags[move["entity"]].update(numbers_of(move.get("read", {})))
        self.unread: set[tuple[int, int]] = set()
        """(entity, tag) that could not be loaded and is not compared."""

    def get(self, entity: int, tag: int) -> int:
        """The value of a tag."""
        return self.tags.get(entity, {}).get(tag, 0)

    def players(self) -> dict[int, int]:
        """PLAYER_ID → entity, in order."""
        found = {
            tags[PLAYER_ID]: entity
            for entity, tags in self.tags.items()
            if tags.get(CARDTYPE) == PLAYER
        }
        return dict(sorted(found.items()))

    def current(self) -> int:
        """The PLAYER_ID of the player who has the turn, else the first."""
        players = self.players()
        return next((s for s, e in players.items() if self.get(e, CURRENT_PLAYER)), min(players))

    def row(self, side: int, zone: int, *kinds: int) -> list[int]:
        """The entities of a player in a zone, of some types, by their places."""
        found = [
            each
            for each, tags in self.tags.items()
            if (tags.get(ZONE), tags.get(CONTROLLER)) == (zone, side)
            and (not kinds or tags.get(CARDTYPE) in kinds)
        ]
        return sorted(found, key=lambda each: self.get(each, POSITION))

    # --- before and after -----------------------------------------------------------------------

    def loaded(
        self,
        found: dict[int, Tags],
        leaves_out: Callable[[int, int], bool] = lambda entity, tag: False,
    ) -> dict[int, Tags]:
        """The tags that the engine has before the move, which are those of the state.

        A tag with another value is not compared if `leaves_out(entity, tag)`, else the position is
        refused: what follows from it would say nothing about a rule.
        """
        for entity, tags in found.items():
            for tag, value in tags.items():
                if value == self.get(entity, tag):
                    continue
                if not leaves_out(entity, tag):
                    raise UnsupportedError(
                        f"load: tag {tag} of {self.cards[entity]} is {value}, "
                        f"not {self.get(entity, tag)}"
                    )
                self.unread.add((entity, tag))
        return found

    def changes(
        self,
        before: dict[int, Tags],
        after: dict[int, Tags],
        made: Iterable[tuple[str, Tags]] = (),
        cards: dict[int, str] | None = None,
    ) -> Json:
        """The changes of a move: each tag with another value, what was made, what became a card.

        A tag that the engine has only after the move is held against the state.
        """
        tags = [
            (entity, tag, value)
            for entity, held in after.items()
            for tag, value in held.items()
            if before.get(entity, {}).get(tag, self.get(entity, tag)) != value
            and (entity, tag) not in self.unread
        ]
        created = [
            {"id": OWN_IDS + place, "card": card, "tags": held}
            for place, (card, held) in enumerate(made)
        ]
        return {"tags": tags, "created": created, "cards": cards or {}}
