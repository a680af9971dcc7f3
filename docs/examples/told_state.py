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
HERO_ENTITY, PARENT_CARD = 27, 316
PLAYER = 2
OWN_IDS = 1_000_000

POWERS_SINCE_2020 = {"CS2_101": "HERO_04bp", "CS2_049": "HERO_02bp", "CS2_017": "HERO_06bp",
    "CS2_056": "HERO_07bp", "CS2_034": "HERO_08bp", "CS2_083b": "HERO_03bp",
    "CS2_102": "HERO_01bp", "DS1h_292": "HERO_05bp", "CS1h_001": "HERO_09bp",
    "HERO_10p": "HERO_10bp", "HERO_10p_UP": "HERO_10bp2"} | {
    f"AT_132_{name}": f"HERO_{place:02}bp2" for place, name in enumerate(
        ("WARRIOR", "SHAMAN", "ROGUE", "PALADIN", "HUNTER", "DRUID", "WARLOCK", "MAGE", "PRIEST"),
        start=1)}  # fmt: skip
"""The ids of hero powers in recordings before 2020, and those that card data since then has."""


def tags_by(held: Any, names: Mapping[int, str]) -> Tags:
    """Tags out of attributes of an object of the engine; None is 0."""
    return {int(tag): int(getattr(held, name) or 0) for tag, name in names.items()}


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
        self.acting: int = move.get("entity", 0)
        self.unread: set[tuple[int, int]] = set()
        """(entity, tag) that could not be loaded: nothing is said of it, and it is not compared."""

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

    def heroes(self) -> dict[int, int]:
        """PLAYER_ID → the hero; a state without two players who have one is refused."""
        found = {side: self.get(each, HERO_ENTITY) for side, each in self.players().items()}
        if len(found) != 2 or not all(found.values()):
            raise UnsupportedError("load: two players with a hero are needed")
        return found

    def options(self, entity: int) -> list[str]:
        """The cards that a card with Choose One offers, in the order in which a move counts."""
        parts = sorted(e for e, tags in self.tags.items() if tags.get(PARENT_CARD) == entity)
        return [self.cards[each] for each in parts]

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

        A tag with another value is unknown if the card is hidden or `leaves_out(entity, tag)`.
        Else, and of the card that acts, the position is refused: what follows from it would say
        nothing about a rule.
        """
        for entity, tags in found.items():
            hidden = not self.cards[entity] and self.get(entity, CARDTYPE) != PLAYER
            for tag, value in tags.items():
                if value == self.get(entity, tag):
                    continue
                if entity == self.acting or not (hidden or leaves_out(entity, tag)):
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

        What could not be loaded is among them as unknown. A tag that the engine has only after the
        move is held against the state.
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
        unknown = sorted(self.unread)
        return {"tags": tags, "created": created, "cards": cards or {}, "unknown": unknown}
