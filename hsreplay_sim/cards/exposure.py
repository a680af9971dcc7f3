"""In how many recorded games a text was seen: what no recording ever showed is a guess.

`recorded.csv` holds the texts that ran in recordings; `scripts/cards_table.py` writes it.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hsreplay_sim.carddb.store import CardSet

SELDOM = 3
"""Texts that were seen in so many games, or fewer, are named beside a difference."""


@cache
def games_by_card() -> dict[str, int]:
    """Canonical card id → recorded games in which its text ran."""
    text = files("hsreplay_sim.cards").joinpath("recorded.csv").read_text(encoding="utf-8")
    rows = csv.reader(text.splitlines()[1:])
    return {card: int(games) for card, games in rows}


def seldom_seen(card_ids: Iterable[str], cards: CardSet) -> dict[str, int]:
    """Return card id → games, of those with a class and words that few recordings showed."""
    store, found = CardStore.open(), dict[str, int]()
    registry = Registry(store)
    for card_id in sorted({*card_ids} - {""}):
        card = cards.get(card_id)
        if card is None or not card.text or registry.find(card, card_id) is None:
            continue
        games = games_by_card().get(store.canonical(card_id), 0)
        if games <= SELDOM:
            found[card_id] = games
    return found
