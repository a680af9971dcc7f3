"""The index behind random pools: one small row for each card of a build."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import CARD_SET, CARDRACE, MULTIPLE_CLASSES
from hsreplay_sim.carddb.card import Card

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet

VANILLA = 1646
RACE_ALL = 26
SECOND_RACES = {
    1: 2524, 2: 2525, 3: 2526, 4: 2527, 5: 2528, 6: 2529, 7: 2530, 8: 2531, 9: 2532, 10: 2533,
    11: 2534, 12: 2535, 14: 2536, 15: 2537, 16: 2538, 17: 2539, 18: 2540, 19: 2541, 20: 2542,
    21: 2543, 22: 2544, 23: 2522, 24: 2523, 38: 2545, 43: 2546, 80: 2547, 81: 2548, 83: 2549,
    84: 2550, 85: 2551, 88: 2552, 92: 2553, 93: 2554, 94: 2555, 95: 2556, 96: 2584, 97: 2585,
    98: 2586, 99: 2587, 100: 2588, 126: 4756,
}  # fmt: skip
"""Race to the tag that marks a card of two races; `hearthstone.utils.CARDRACE_TAG_MAP`."""

_RACE_OF_TAG = {tag: race for race, tag in SECOND_RACES.items()}


class PoolRow(Struct, array_like=True, frozen=True, gc=False):
    """What a filter can test of a card.

    Multi-class cards carry one of their classes, or neutral, in CLASS: the bits say. There are tens
    of thousands of rows, which the collector need not go through.
    """

    id: str
    dbf: int
    type: int
    card_class: int
    cost: int
    race: int
    set: int
    classes: int
    """The classes of a multi-class card as bits, 0 of any other one."""
    further: tuple[int, ...]
    """Its races besides `race`."""


class Stretch(Struct, array_like=True, frozen=True, gc=False):
    """A row, and the builds that have it."""

    since: int
    until: int
    """The first build after them, 0 if it is still so."""
    row: PoolRow


def pool_row(card: Card) -> PoolRow:
    """Return the properties of a card that a filter can test."""
    get = card.tags.get
    further = tuple(sorted(_RACE_OF_TAG[tag] for tag in card.tags if tag in _RACE_OF_TAG))
    return PoolRow(
        card.id,
        card.dbf,
        card.type,
        card.card_class,
        card.cost,
        get(CARDRACE, 0),
        get(CARD_SET, 0),
        get(MULTIPLE_CLASSES, 0),
        further,
    )


class Filter(NamedTuple):
    """The conditions of a pool on a card; None admits all."""

    type: int | None = None
    card_class: int | None = None
    cost: int | range | None = None
    race: int | None = None
    sets: frozenset[int] | None = None
    collectible: bool | None = True

    def of(self, rows: Iterable[PoolRow]) -> Iterable[PoolRow]:
        """The rows that fit, in their order; whether a card is collectible its row does not say.

        A class has its multi-class cards, too, a race the cards of two races and those of all. The
        cards of Classic, the format of old printings, only fit by their set: no recording of
        another format generates one.
        """
        for test in self._tests():
            rows = filter(test, rows)
        return rows

    def _tests(self) -> Iterator[Callable[[PoolRow], bool]]:
        _, card_class, cost, race, sets, _ = self
        if self.type is not None:
            kind = self.type
            yield lambda row: row.type == kind
        if cost is not None:
            costs = cost if isinstance(cost, range) else (cost,)
            yield lambda row: row.cost in costs
        if card_class is not None:
            bit = 1 << (card_class - 1)
            yield (
                lambda row: bool(row.classes & bit) if row.classes else row.card_class == card_class
            )
        if race is not None:
            races = (race, RACE_ALL)
            yield lambda row: row.race in races or race in row.further
        yield lambda row: row.set != VANILLA if sets is None else row.set in sets


class PoolIndex:
    """Filters the cards of one build without making a Card of each.

    The store keeps the rows of all builds, collectible cards apart, because the others are ten
    times as many in recent builds.
    """

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self._rows: dict[bool, list[PoolRow]] = {}

    def select(self, wanted: Filter) -> tuple[str, ...]:
        """The ids that fit, in order of dbf id."""
        kinds = (True, False) if wanted.collectible is None else (wanted.collectible,)
        rows = chain.from_iterable(map(self._of_build, kinds))
        return tuple(row.id for row in sorted(wanted.of(rows), key=attrgetter("dbf", "id")))

    def _of_build(self, collectible: bool) -> list[PoolRow]:
        """The cards of a kind, but for collectible heroes without a cost.

        With these, and with their skins, decks are played; they are never drawn or generated.
        """
        rows = self._rows.get(collectible)
        if rows is None:
            build = self._cards.build
            name = "collectible" if collectible else "uncollectible"
            stretches: list[Stretch] = self._cards.store.section(name, list[Stretch])
            rows = [
                each.row
                for each in stretches
                if each.since <= build and (build < each.until or not each.until)
            ]
            rows = [row for row in self._put_back(rows) if self._is_out(row)]
            if collectible:
                rows = [row for row in rows if row.type != CardType.HERO or row.cost]
            self._rows[collectible] = rows
        return rows

    def _is_out(self, row: PoolRow) -> bool:
        """Whether a card had come out; a card of a story that has the set of Classic never does."""
        return self._cards.has_set(row.set) and (row.set != VANILLA or row.id.startswith("VAN_"))

    def _put_back(self, rows: list[PoolRow]) -> list[PoolRow]:
        """The rows with those of the cards that the build has otherwise than its data say."""
        cards = self._cards
        others = {*cards.reprinted, *cards.fixed}
        if cards.patched is not None:
            others.update(cards.store.patched_ids())
        changed = {each: pool_row(card) for each in others if (card := cards.get(each)) is not None}
        return [changed.get(row.id, row) for row in rows] if changed else rows
