"""The index behind random pools: one small row for each card of a build."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

PoolRow = tuple[str, int, int, int, int, int, int, int, tuple[int, ...]]
"""id, dbf id, type, class, cost, race, set, classes as bits, further races."""


def pool_row(card: Card) -> PoolRow:
    """What a filter can ask of a card."""
    get = card.tags.get
    further = tuple(sorted(_RACE_OF_TAG[tag] for tag in card.tags if tag in _RACE_OF_TAG))
    return (
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


class PoolIndex:
    """Filters the cards of one build without making a Card of each.

    The store keeps the rows of all builds as `[since, until (0 = still so), row]`, collectible
    cards apart, because the others are ten times as many in recent builds.
    """

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self._rows: dict[bool, list[PoolRow]] = {}

    def select(
        self,
        *,
        card_type: int | None,
        card_class: int | None,
        cost: int | range | None,
        race: int | None,
        sets: frozenset[int] | None,
        collectible: bool | None,
    ) -> tuple[str, ...]:
        """The ids that fit, in order of dbf id.

        Heroes without a cost are left out: the heroes that decks are played with, and their skins,
        are collectible too, but are never drawn or generated. So are the cards of Classic, the
        format of old printings: no recording of another format generates one.
        """
        bit = 0 if card_class is None else 1 << (card_class - 1)
        costs = range(cost, cost + 1) if isinstance(cost, int) else cost
        found: list[tuple[int, str]] = []
        for kind in (True, False) if collectible is None else (collectible,):
            for row in self._of_build(kind):
                if card_type is not None and row[2] != card_type:
                    continue
                if kind and row[2] == CardType.HERO and not row[4]:
                    continue
                if costs is not None and row[4] not in costs:
                    continue
                if row[6] == VANILLA if sets is None else row[6] not in sets:
                    continue
                if card_class is not None and not _has_class(row, card_class, bit):
                    continue
                if race is None or row[5] in (race, RACE_ALL) or race in row[8]:
                    found.append((row[1], row[0]))
        return tuple(card_id for _, card_id in sorted(found))

    def _of_build(self, collectible: bool) -> list[PoolRow]:
        rows = self._rows.get(collectible)
        if rows is None:
            build = self._cards.build
            section = self._cards.store.section("collectible" if collectible else "uncollectible")
            rows = [row for since, until, row in section if since <= build < (until or build + 1)]
            rows = self._rows[collectible] = self._put_back(rows)
        return rows

    def _put_back(self, rows: list[PoolRow]) -> list[PoolRow]:
        """The rows with those of the cards that the build has otherwise than its data say."""
        cards = self._cards
        others = {*cards.reprinted, *cards.fixed}
        if cards.patched is not None:
            others.update(cards.store.patched_ids())
        changed = {each: pool_row(card) for each in others if (card := cards.get(each)) is not None}
        return [changed.get(row[0], row) for row in rows] if changed else rows


def _has_class(row: PoolRow, card_class: int, bit: int) -> bool:
    """Multi-class cards carry one of their classes, or neutral, in CLASS: the bits say."""
    return bool(row[7] & bit) if row[7] else row[3] == card_class


def has_cost(card: Card, wanted: int | range | None) -> bool:
    """Whether a card costs what a pool asks for: an amount, a span of them, or anything."""
    return card.cost in wanted if isinstance(wanted, range) else wanted in (None, card.cost)
