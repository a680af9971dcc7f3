"""How many cards are implemented, by set, and how many of those that they can create."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from hearthstone.enums import CardType as TypeName

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.carddb.text import plain
from sheets.cards import STORE, newest, state
from sheets.kin import creatable
from sheets.names import enum_name, set_name


def coverage(build: int | None) -> Iterator[str]:
    """Two tables: collectible cards by set; what they can create, by type."""
    cards = STORE.at(build)
    found = designs(build)
    by_set: dict[int, Counter[str]] = defaultdict(Counter)
    for ids in found.values():
        by_set[_set_number(ids[0], build)][state_of(ids)] += 1
    yield f"collectible designs by name and type, build {cards.build}"
    yield f"{'set':<26}{'all':>6}{'class':>7}{'read':>7}{'todo':>7}{'done %':>8}"
    yield from _table((set_name(number), by_set[number]) for number in sorted(by_set))
    yield ""
    yield (
        "what they can create (same stem, entourage, hero power), uncollectible, by name and text;"
        " enchantments by canonical id"
    )
    by_type = _created(each for ids in found.values() for each in ids)
    yield from _table((enum_name(TypeName, each), by_type[each]) for each in sorted(by_type))


def designs(build: int | None) -> dict[tuple[str, int], list[str]]:
    """(name, type) → the ids of the collectible cards that are so; heroes that are skins aside."""
    cards = STORE.at(build)
    found = defaultdict(list)
    for card_id in cards.pool(collectible=True):
        card = cards.get(card_id)
        if card is not None and (card.type != CardType.HERO or card.cost):
            found[card.name, card.type].append(card_id)
    return found


def _set_number(card_id: str, build: int | None) -> int:
    card = STORE.at(build).get(card_id)
    return card.tags.get(CARD_SET, 0) if card else 0


def state_of(ids: Iterable[str]) -> str:
    """Of a design: one class serves all of its ids."""
    states = [state(each) for each in ids]
    return "class" if "class" in states else states[0]


def _created(start: Iterable[str]) -> dict[int, Counter[str]]:
    kinds: dict[int, dict[object, list[str]]] = defaultdict(lambda: defaultdict(list))
    for card_id in sorted(creatable(start)):
        card = newest(card_id)
        if card is None or card.collectible:
            continue
        enchantment = card.type == CardType.ENCHANTMENT
        key = STORE.canonical(card_id) if enchantment else (card.name, plain(card.text))
        kinds[card.type][key].append(card_id)
    return {kind: Counter(map(state_of, rows.values())) for kind, rows in kinds.items()}


def _table(rows: Iterable[tuple[str, Counter[str]]]) -> Iterator[str]:
    total: Counter[str] = Counter()
    for name, row in rows:
        total += row
        yield _row(name, row)
    yield _row("all", total)


def _row(name: str, row: Counter[str]) -> str:
    every = sum(row.values())
    done = 100 * (every - row["todo"]) / (every or 1)
    cells = f"{row['class']:>7}{row['read']:>7}{row['todo']:>7}"
    return f"{name:<26}{every:>6}{cells}{done:>8.1f}"
