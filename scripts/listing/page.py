"""docs/CARDS.md: every collectible card by set and class, and how far it is implemented."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from hearthstone.enums import CardClass as ClassName

from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.carddb.card import Card
from listing.played import Figures
from sheets.cards import STORE, classes, newest
from sheets.coverage import designs, state_of
from sheets.names import enum_name, set_name

HEAD = """# Cards

Printed by `scripts/cards_table.py`: every collectible card by set and class, and how far it is
implemented. Look a card up by its name or its id; a reprint stands where the card came from.

- *Recorded*: in how many recorded games its text ran, in how many actions, and which share of those
  that could be judged verified.
- *Tested*: it has a class and tests, or a text of nothing but keywords; no recording that the
  project is developed with shows it.
- *Not written*: its text has no class. A game that plays it is verified all around it, and the
  report names it.

The figures stand in [CARDS.csv](CARDS.csv), those of tokens and hero powers too;
[VERIFYING.md](VERIFYING.md) says what a verdict means.
"""
TITLES = {
    1635: "Basic", 3: "Classic", 12: "Curse of Naxxramas", 13: "Goblins vs Gnomes",
    14: "Blackrock Mountain", 15: "The Grand Tournament", 20: "The League of Explorers",
    21: "Whispers of the Old Gods", 23: "One Night in Karazhan",
    25: "Mean Streets of Gadgetzan", 27: "Journey to Un'Goro",
    1001: "Knights of the Frozen Throne", 1004: "Kobolds & Catacombs", 1125: "The Witchwood",
    1127: "The Boomsday Project", 1129: "Rastakhan's Rumble", 1130: "Rise of Shadows",
    1158: "Saviors of Uldum", 1347: "Descent of Dragons", 1403: "Galakrond's Awakening",
    1463: "The first Demon Hunter cards", 1414: "Ashes of Outland", 1443: "Scholomance Academy",
    1466: "Madness at the Darkmoon Faire", 1525: "Forged in the Barrens",
    1578: "United in Stormwind", 1626: "Fractured in Alterac Valley",
    1658: "Voyage to the Sunken City", 1691: "Murder at Castle Nathria",
    1776: "March of the Lich King", 1869: "Path of Arthas", 1809: "Festival of Legends",
    1858: "TITANS", 1892: "Showdown in the Badlands", 1897: "Whizbang's Workshop",
    1905: "Perils in Paradise", 1935: "The Great Dark Beyond", 1946: "Into the Emerald Dream",
    1952: "The Lost City of Un'Goro", 1957: "Across the Timeways", 1980: "Cataclysm",
}  # fmt: skip
"""CARD_SET → the title of the set, in order of release; what is not here follows by its tag."""

Row = tuple[Card, str, Figures]
"""A card, its state, and what recordings say of it."""


def page(figures: Mapping[str, Figures]) -> str:
    """The page."""
    by_set = rows_by_set(figures)
    order = [*(number for number in TITLES if number in by_set), *sorted(by_set.keys() - TITLES)]
    titles = {number: TITLES.get(number) or set_name(number) for number in order}
    parts = ("".join(_section(titles[number], by_set[number])) for number in order)
    return "\n".join((HEAD, *parts)).rstrip("\n") + "\n"


def rows_by_set(figures: Mapping[str, Figures]) -> dict[int, list[Row]]:
    """CARD_SET → its cards, each once, whatever it is called and printed again as."""
    rows: dict[str, Row] = {}
    for ids in designs(None).values():
        own = {STORE.canonical(each) for each in ids}
        card = newest(min(own, key=_newness))
        if card is not None and card.id not in rows:
            told = Figures()
            for each in sorted(own):
                told = told.plus(figures.get(each, Figures()))
            rows[card.id] = (card, state_of(ids), told)
    found: dict[int, list[Row]] = defaultdict(list)
    for row in rows.values():
        found[row[0].tags.get(CARD_SET, 0)].append(row)
    return found


def _section(title: str, rows: list[Row]) -> Iterator[str]:
    written = [row for row in rows if row[1] != "todo"]
    seen = [row for row in written if row[2].actions]
    yield f"## {title}\n\n"
    yield f"{len(written)} of {len(rows)} cards, {len(seen)} of them recorded.\n\n"
    if seen:
        yield "| recorded | id | |\n|---|---|---|\n"
        for card, _, told in sorted(seen, key=_place):
            yield f"| {card.name} | {card.id} | {told.text} |\n"
        yield "\n"
    tested = [row for row in written if not row[2].actions]
    yield from _list("Tested", tested)
    yield from _list("Not written", [row for row in rows if row[1] == "todo"])


def _list(head: str, rows: list[Row]) -> Iterator[str]:
    """The cards of each class in a line."""
    by_class: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_class[class_title(row[0])].append(row)
    if rows:
        yield f"{head}:\n\n"
        for name, found in sorted(by_class.items()):
            told = ", ".join(f"{card.name} {card.id}" for card, _, _ in sorted(found, key=_place))
            yield f"- {name}: {told}\n"
        yield "\n"


def class_title(card: Card) -> str:
    """The class of a card, as people write it."""
    name = enum_name(ClassName, card.card_class)
    joined = {"DEATHKNIGHT": "Death Knight", "DEMONHUNTER": "Demon Hunter", "INVALID": "Neutral"}
    return joined.get(name, name.title())


def _place(row: Row) -> tuple[str, str]:
    return row[0].name, row[0].id


def _newness(card_id: str) -> tuple[bool, bool, int, str]:
    """A card with a class first, then one that can be collected, then the shortest id."""
    card = newest(card_id)
    return card_id not in classes(), card is None or not card.collectible, len(card_id), card_id
