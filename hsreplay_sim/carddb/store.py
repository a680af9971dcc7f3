"""The reader: cards as they were in a build.

    cards = CardStore.open().at(54613)
    cards.get("EX1_007").health

Which build answers: the newest sampled build that is not newer than the one asked for. For a build
before the first sampled one (18792) it is that first one, with the stats, races and costs which 64
cards had before put back (`patched` says so); a pool leaves out the sets that came later. Build
None asks for the newest. If a card first appears in the later of two sampled builds, the builds
between them find it by its id alone; this concerns 200 of the 10,936 card ids in recordings. The
others that a recording names and its build lacks are Mercenaries around 93227, which the data miss,
and recordings that give a wrong build number: `first_build` shows them.

Tokens that the data have lost (nine of ten Jade Golems since 245258) are as they last had them.
Gaps in the data, filled when the store is built: play requirements and entourage vanish from the
data at build 37060, and a card keeps its last known ones; a card that came later as a reprint or
under a new id has those of the card it repeats. Hero powers missing by id follow from the dbf id.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import islice
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import CARDTYPE
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.container import CARDS_PER_BLOCK, Container
from hsreplay_sim.carddb.history import (
    NEVER,
    Row,
    State,
    changing,
    next_change,
    state_at,
    unpaired,
)
from hsreplay_sim.carddb.hotfixes import Hotfix, hotfixes_at
from hsreplay_sim.carddb.keywords import complete
from hsreplay_sim.carddb.pool import Filter, PoolIndex
from hsreplay_sim.carddb.sets import RELEASED, first_with

Predicate = Callable[[Card], bool]

DATA_FILE = "cards.bin"
NOTHING: Mapping[str, Hotfix] = {}
REPRINTED_KEPT = 8
"""Sets with reprints that a set keeps: a game that is played twice asks for the same one."""
TOKENS = (CardType.MINION, CardType.SPELL, CardType.WEAPON)
BLOCKS_KEPT = 48
"""Blocks that stay decoded, the last used ones: a row weighs ten times the card it becomes."""


class CardStore:
    """Every known card in every sampled build. Open it once; it keeps its card sets."""

    def __init__(self, container: Container) -> None:
        self._container = container
        head = container.head
        self.builds: tuple[int, ...] = tuple(head["builds"])
        """The sampled builds, oldest first."""
        self._patches: dict[str, list[Row]] = head["patches"]
        self._eras = sorted({*head["patch_builds"], *RELEASED.values()})
        """Before the first sampled build: those from which a card was otherwise, or a set there."""
        self._names = _name_groups(head["renames"])
        self._block = lru_cache(BLOCKS_KEPT)(self._read_block)
        self._dated = cache(self._read_dates)
        self._cards: dict[str, list[tuple[Card, int]]] = {}
        """Id → each of its cards that was asked for, and the build that has another one."""
        self._first: dict[str, int] = {}
        self._sections: dict[str, Any] = {}
        self._sets: dict[tuple[int, int, int | None, tuple[Hotfix, ...]], CardSet] = {}
        self._by_dbf: tuple[array[int], array[int]] = array("i"), array("i")
        """All dbf ids in order, and beside each the number of its card id."""
        self._ids_by_name: dict[str, list[str]] = {}

    @classmethod
    def open(cls, path: Path | None = None) -> CardStore:
        """The store in a file; without a path the one shipped with the package, opened once.

        Raises FormatError when the file is no card store.
        """
        if path is None:
            return _shipped()
        return cls(Container(path.read_bytes(), str(path)))

    def at(self, build: int | None = None) -> CardSet:
        """The cards of a build; see the module for which data answer."""
        wanted = self.builds[-1] if build is None else build
        found = bisect_right(self.builds, wanted) - 1
        if found < 0:
            era = bisect_right(self._eras, wanted)
            patched = self._eras[era - 1] if era else 0
            return self._set(self.builds[0], self.builds[0], patched)
        data_build = self.builds[found]
        between = data_build < wanted < self.builds[-1]
        return self._set(data_build, self.builds[found + between], None, hotfixes_at(wanted))

    @property
    def data_builds(self) -> list[int]:
        """The builds with which card data may change, oldest first."""
        return sorted({*self.builds, *self._eras})

    def canonical(self, card_id: str) -> str:
        """The id whose script serves this card, the same for every build.

        Old ids become new ones, CORE_ and VAN_ reprints and skins become the card they repeat,
        decided by equal name, type and wording where the id alone does not say. An id that no build
        knows stands for itself.
        """
        table: dict[str, str] = self.section("canonical")
        return table.get(card_id, card_id)

    def other_ids(self, card_id: str) -> tuple[str, ...]:
        """All ids this card has had, oldest first; just the given one for most cards."""
        return self._names.get(card_id) or (card_id,)

    def first_build(self, card_id: str) -> int | None:
        """The first sampled build that knows an id; None when none does."""
        return self._dated(card_id)[0]

    def unlike(self, card_id: str) -> frozenset[int]:
        """The tags that some builds print otherwise on a card; none if no build knows it."""
        return self._dated(card_id)[1]

    def _read_dates(self, card_id: str) -> tuple[int | None, frozenset[int]]:
        row, patches = self.row(card_id), self._patches.get(card_id, ())
        own = changing(row) if row else frozenset[int]()
        return row[1] if row else None, own.union(*(each[2][::2] for each in patches))

    def first_of_any(self, card_id: str) -> int:
        """The first sampled build that knows the card, under any id; `NEVER` when none does."""
        first = self._first.get(card_id)
        if first is None:
            ids = (card_id, self.canonical(card_id), *self.other_ids(card_id))
            builds = (self.first_build(each) for each in ids)
            first = self._first[card_id] = min((each for each in builds if each), default=NEVER)
        return first

    def row(self, card_id: str) -> Row | None:
        """The history of an id, or None when no build knows it."""
        number = self._container.block_of(card_id)
        return None if number < 0 else self._block(number).get(card_id)

    def sampled(self, card_id: str, build: int) -> Card | None:
        """A card as the data of a sampled build have it: one for all builds that have it so."""
        for card, until in self._cards.get(card_id, ()):
            if card.since <= build < until:
                return card
        row = self.row(card_id)
        since, state = state_at(row, build) if row is not None else (0, None)
        if row is None or state is None:
            return None
        card = _card_of(card_id, since, state)
        self._cards.setdefault(card_id, []).append((card, next_change(row, build)))
        return card

    def lost(self, card_id: str, build: int) -> Card | None:
        """A token that the data of a build have no more, as they last had it.

        Enchantments and powers are none: that a build lacks one says how it works there.
        """
        row = self.row(card_id)
        since, state = state_at(row, build, lost=True) if row is not None else (0, None)
        card = _card_of(card_id, since, state) if state is not None else None
        return card if card is not None and card.type in TOKENS and not card.collectible else None

    def _read_block(self, number: int) -> dict[str, Row]:
        return {row[0]: row for row in self._container.block(number)}

    def _set(
        self, build: int, ahead: int, patched: int | None, fixed: Mapping[str, Hotfix] = NOTHING
    ) -> CardSet:
        key = build, ahead, patched, tuple(fixed.values())
        if key not in self._sets:
            self._sets[key] = CardSet(self, build, ahead, patched, fixed=fixed)
        return self._sets[key]

    def section(self, name: str, kind: Any = Any) -> Any:
        """A section of the file, decoded once, as this type."""
        if name not in self._sections:
            self._sections[name] = self._container.section(name, kind)
        return self._sections[name]

    def ids_by_dbf(self, dbf: int) -> list[str]:
        """The ids that came with a dbf id, in order of id."""
        if not self._by_dbf[0]:
            numbers: list[int] = self._container.section("dbf")
            places = sorted(range(len(numbers)), key=numbers.__getitem__)
            self._by_dbf = array("i", (numbers[each] for each in places)), array("i", places)
        known, places_of = self._by_dbf
        found = slice(bisect_left(known, dbf), bisect_right(known, dbf))
        return [self._id_at(place) for place in places_of[found]]

    def _id_at(self, place: int) -> str:
        """An id by its number: that of its row, for the rows lie in order of id."""
        block, row = divmod(place, CARDS_PER_BLOCK)
        return next(islice(self._block(block), row, None))

    def ids_by_name(self, name: str) -> list[str]:
        """The ids that ever had an English name."""
        if not self._ids_by_name:
            ids = self.section("ids")
            for known, numbers in self.section("names").items():
                self._ids_by_name[known] = [ids[number] for number in numbers]
        return self._ids_by_name.get(name, [])

    def patch(self, card_id: str, build: int) -> Row | None:
        """Return how a card differed before the first sampled build, or None.

        See :func:`hsreplay_sim.carddb.make.build.read_before` for what the row holds.
        """
        spans = self._patches.get(card_id)
        if not spans:
            return None
        for number, span in enumerate(spans):
            if build < span[1]:
                return span if number == 0 or span[0] <= build else None
        return None

    def patched_ids(self) -> Iterator[str]:
        """The cards that differed in some build before the first sampled one."""
        return iter(self._patches)


class CardSet:
    """The cards of one build. Every answer is cached."""

    _drawn: frozenset[int] | None = None
    """The sets that pools of collectible cards draw from; None for all but Classic."""
    _once = False
    """Whether pools have a card that was printed again once, not under each id."""

    def __init__(
        self,
        store: CardStore,
        build: int,
        ahead: int,
        patched: int | None,
        reprinted: frozenset[str] = frozenset(),
        fixed: Mapping[str, Hotfix] = NOTHING,
    ) -> None:
        self.store = store
        self._ahead = ahead
        self.reprinted = reprinted
        """The cards that are as the next sampled build has them."""
        self.fixed = fixed
        """The cards that the server had otherwise than the data: id → what was different."""
        self.build = build
        """The build that the data really come from."""
        self.patched = patched
        """Where the cards were put back to: the first build that had them so, 0 when unknown.

        None for a build that has card data of its own."""
        self._cards: dict[str, Card | None] = {}
        self._pools: dict[tuple[Filter, Predicate | None], tuple[str, ...]] = {}
        self._kept: dict[frozenset[int] | None, frozenset[str]] = {}
        self._index: PoolIndex | None = None
        self._with_later = lru_cache(REPRINTED_KEPT)(self._reprinted)
        self._plain: CardSet | None = None
        """The same build without reprints: it has every other card."""

    def get(self, card_id: str) -> Card | None:
        """The card under this id or another id it has had; None when the build has no such card."""
        try:
            return self._cards[card_id]
        except KeyError:
            card = self._cards[card_id] = self._find(card_id)
            return card

    def resolve(self, card_id: str) -> str:
        """The id under which this build knows the card; the given id when it does not know it.

        Ids were renamed at several builds, most of them hero powers at 47374 (CS2_102 became
        HERO_01bp); old and new id find the card at any build.
        """
        card = self.get(card_id)
        return card.id if card else card_id

    def has_set(self, card_set: int) -> bool:
        """Whether the cards of a set had come out: the first data know sets that came later."""
        return self.patched is None or first_with(card_set) <= self.patched

    def drawn(self, sets: Iterable[int] | None = None) -> CardSet:
        """These cards as chance draws them: each once, though it has been printed again.

        A recording may show any printing. With `sets` the collectible ones are of those alone.
        """
        cards = CardSet(
            self.store, self.build, self._ahead, self.patched, self.reprinted, self.fixed
        )
        cards._plain = self
        cards._drawn = frozenset(sets) if sets is not None else None
        cards._once = True
        return cards

    def canonical(self, card_id: str) -> str:
        """See :meth:`CardStore.canonical`."""
        return self.store.canonical(card_id)

    @property
    def later(self) -> CardSet:
        """The cards of the next sampled build: a server may print some of their values before."""
        builds = self.store.builds
        return self.store.at(builds[min(bisect_right(builds, self.build), len(builds) - 1)])

    def with_later(self, reprinted: frozenset[str]) -> CardSet:
        """These cards, some of them as the next sampled build has them."""
        return self._with_later(reprinted) if reprinted else self

    def _reprinted(self, reprinted: frozenset[str]) -> CardSet:
        cards = CardSet(self.store, self.build, self._ahead, self.patched, reprinted, self.fixed)
        cards._plain = self
        return cards

    @property
    def later_than(self) -> Iterator[CardSet]:
        """The cards of every sampled build after this one."""
        return map(self.store.at, (each for each in self.store.builds if each > self.build))

    def by_dbf(self, dbf: int) -> Card | None:
        """The card with a dbf id in this build; 0, as a tag without a value has it, is none."""
        if not dbf:
            return None
        for card_id in reversed(self.store.ids_by_dbf(dbf)):
            card = self.get(card_id)
            if card and card.id == card_id and card.dbf == dbf:
                return card
        return None

    def by_name(self, name: str) -> Card | None:
        """The card with an English name: collectible ones first, then the lowest dbf id.

        Hero skins and reprints share names; the original has the lowest dbf id.
        """
        cards = self.all_by_name(name)
        return cards[0] if cards else None

    def all_by_name(self, name: str) -> tuple[Card, ...]:
        """All cards of a name, in the order of :meth:`by_name`."""
        found = (self.get(card_id) for card_id in self.store.ids_by_name(name))
        cards = {c.id: c for c in found if c and c.name == name and c.since <= self.build}
        return tuple(sorted(cards.values(), key=lambda card: (not card.collectible, card.dbf)))

    def pool(
        self,
        *,
        type: int | None = None,  # noqa: A002
        card_class: int | None = None,
        cost: int | range | None = None,
        race: int | None = None,
        sets: Iterable[int] | None = None,
        collectible: bool | None = True,
        predicate: Predicate | None = None,
    ) -> tuple[str, ...]:
        """The ids of all cards that fit, in order of dbf id; a filter that is None admits all.

        A class matches multi-class cards of it, a race matches cards of two races and of all.
        Results are kept by arguments; a predicate is kept by identity, so pass a named function.
        """
        chosen = frozenset(sets) if sets is not None else self._drawn if collectible else None
        wanted = Filter(type, card_class, cost, race, chosen, collectible)
        ids = self._pools.get((wanted, predicate))
        if ids is None:
            ids = self._fitting(wanted)
            if predicate is not None:  # in the order in which the cards lie in the file
                fit = {i for i in sorted(ids) if (card := self.get(i)) and predicate(card)}
                ids = tuple(i for i in ids if i in fit)
            if self._once and collectible:
                stays = self._printings(chosen)
                ids = tuple(i for i in ids if i in stays)
            self._pools[wanted, predicate] = ids
        return ids

    def _printings(self, sets: frozenset[int] | None) -> frozenset[str]:
        """The one printing of each card of some sets: that of the Core set, or the first.

        Printings may differ in cost or type: the others count for nothing.
        """
        if sets in self._kept:
            return self._kept[sets]
        kept: dict[str, str] = {}
        for card_id in self._fitting(Filter(None, None, None, None, sets, True)):
            card = self.canonical(card_id)
            if card not in kept or card_id.upper().startswith("CORE_"):
                kept[card] = card_id
        self._kept[sets] = frozenset(kept.values())
        return self._kept[sets]

    def _fitting(self, wanted: Filter) -> tuple[str, ...]:
        if self._index is None:
            self._index = PoolIndex(self)
        return self._index.select(wanted)

    def _find(self, card_id: str) -> Card | None:
        if self._plain and self._is_as_in_plain(card_id):
            return self._plain.get(card_id)
        card = self._load(card_id)
        if card is None:
            for other in reversed(self.store.other_ids(card_id)):
                if other != card_id and (card := self._load(other)):
                    return card
        return card or self.store.lost(card_id, self.build)

    def _is_as_in_plain(self, card_id: str) -> bool:
        if self._once:
            return True
        return self.reprinted.isdisjoint((card_id, *self.store.other_ids(card_id)))

    def _load(self, card_id: str) -> Card | None:
        build = self.later.build if card_id in self.reprinted else self.build
        patch = None if self.patched is None else self.store.patch(card_id, self.patched)
        if patch is not None or card_id in self.fixed:
            return self._changed(card_id, build, patch)
        card = self.store.sampled(card_id, build)
        if card is None and self._ahead > self.build:
            return self.store.sampled(card_id, self._ahead)
        return card

    def _changed(self, card_id: str, build: int, patch: Row | None) -> Card | None:
        """A card that the server had otherwise than the data."""
        row = self.store.row(card_id)
        if row is None:
            return None
        since, state = state_at(row, build)
        if state is None and self._ahead > self.build:
            since, state = state_at(row, self._ahead)
        if state is None:
            return None
        if patch is not None:
            self._put_back(state, patch)
        if card_id in self.fixed:
            fix = self.fixed[card_id]
            as_fixed = state_at(row, fix.as_of)[1] if fix.as_of else None
            state.text = as_fixed.text if as_fixed is not None else state.text
            state.tags.update(fix.tags)
        return _card_of(card_id, since, state)

    def _put_back(self, state: State, patch: Row) -> None:
        tags = patch[2]
        for tag, value in zip(tags[::2], tags[1::2], strict=True):
            if value:
                state.tags[tag] = value
            else:
                state.tags.pop(tag, None)
        if patch[3]:
            state.text = patch[3]
        if len(patch) > 4:
            state.requirements = unpaired(patch[4])


def _card_of(card_id: str, since: int, state: State) -> Card:
    complete(card_id, state.tags.get(CARDTYPE, 0), state.text, state.tags)
    return Card(
        card_id,
        state.dbf,
        state.name,
        state.text,
        state.tags,
        tuple(state.referenced),
        tuple(state.entourage),
        state.requirements,
        state.hero_power or None,
        since,
    )


@cache
def _shipped() -> CardStore:
    path = Path(__file__).with_name(DATA_FILE)
    with path.open("rb") as file:  # mapped: of most games' cards only some pages are ever read
        return CardStore(Container(mmap(file.fileno(), 0, access=ACCESS_READ), str(path)))


def _name_groups(renames: list[list[Any]]) -> dict[str, tuple[str, ...]]:
    """Every renamed id to all ids of its card; renames come as `[old, new, build]` by build."""
    groups: dict[str, tuple[str, ...]] = {}
    for old, new, _ in renames:
        merged = (*groups.get(old, (old,)), *groups.get(new, (new,)))
        for card_id in merged:
            groups[card_id] = merged
    return groups
