"""docs/tables/CARDS.md: how many collectible cards of each set are implemented and recorded."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.play.setup.deck import registry
from hsreplay_sim.play.setup.needs import needs_of
from listing.played import Figures
from printing import table
from sheets.cards import STORE, classes, newest
from sheets.coverage import designs, state_of
from sheets.names import set_name

HEAD = """# Cards: how much of each set is implemented

Printed by `scripts/cards_table.py`. A reprint counts where the card came from, and a card whose
text is empty or keywords alone counts as implemented.

- *cards*: collectible cards of the set.
- *implemented*: it can be played whole: it, and all that it makes, has a class and tests or needs
  none.
- *recorded*: implemented, and its text ran in a recorded game.
- *actions*, *verified*: recorded actions in which these texts ran, and which share of those that
  could be judged verified.

[CARDS.csv](CARDS.csv) has the figures of each card, of tokens and hero powers too;
[VERIFYING.md](../VERIFYING.md) says what a verdict means. The cards of a set that are not
implemented are listed by `python scripts/cardsheet.py --list --todo --set UNGORO`.

"""
COLUMNS = ("set", "cards", "implemented", "recorded", "actions", "verified")
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
    """The page: a row a set, in order of release, and one for all."""
    by_set = rows_by_set(figures)
    order = [*(number for number in TITLES if number in by_set), *sorted(by_set.keys() - TITLES)]
    rows = [_line(_title(number), by_set[number]) for number in order]
    everything = [row for found in by_set.values() for row in found]
    return HEAD + "".join(table(COLUMNS, [*rows, _line("all", everything)]))


def _title(number: int) -> str:
    """The title of a set, and the name by which `cardsheet.py --set` knows it."""
    title, name = TITLES.get(number), set_name(number)
    return f"{title} `{name}`" if title else f"`{name}`"


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
            rows[card.id] = (card, _state_of(ids), told)
    found: dict[int, list[Row]] = defaultdict(list)
    for row in rows.values():
        found[row[0].tags.get(CARD_SET, 0)].append(row)
    return found


def _state_of(ids: Sequence[str]) -> str:
    """What a design counts as: nothing that cannot be played whole is implemented."""
    needs = needs_of(STORE.at(), registry())
    return "todo" if all(map(needs.lack, ids)) else state_of(ids)


def _line(title: str, rows: list[Row]) -> tuple[str, ...]:
    written = [row for row in rows if row[1] != "todo"]
    seen = [row[2] for row in written if row[2].actions]
    judged = sum(each.judged for each in seen)
    verified = sum(each.verified for each in seen)
    share = f"{100 * verified / judged:.0f} %" if judged else "–"
    actions = sum(each.actions for each in seen)
    return title, *map(str, (len(rows), len(written), len(seen), actions)), share


def _newness(card_id: str) -> tuple[bool, bool, int, str]:
    """A card with a class first, then one that can be collected, then the shortest id."""
    card = newest(card_id)
    return card_id not in classes(), card is None or not card.collectible, len(card_id), card_id
