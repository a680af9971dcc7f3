"""In how many recorded games a text was seen, and since which build: the rest is a guess.

`recorded.csv` holds the texts that ran in recordings; `scripts/cards_table.py` writes it.
"""

from __future__ import annotations

import csv
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hsreplay_sim.carddb.store import CardSet

SELDOM = 3
"""Texts that were seen in so many games, or fewer, are named beside a difference."""


class Seen(NamedTuple):
    """What recordings showed of a text."""

    games: int = 0
    since: int = 0
    """The lowest build of these games; 0 if there is none."""


@cache
def seen_by_card() -> dict[str, Seen]:
    """Canonical card id → the recorded games in which its text ran."""
    from importlib.resources import files

    text = files("hsreplay_sim.cards").joinpath("recorded.csv").read_text(encoding="utf-8")
    rows = csv.reader(text.splitlines()[1:])
    return {card: Seen(int(games), int(since)) for card, games, since in rows}


def seldom_seen(card_ids: Iterable[str], cards: CardSet) -> dict[str, int]:
    """Return card id → games, of those with a class and words that few recordings showed."""
    found = ((card_id, seen.games) for card_id, seen in _seen(card_ids, cards))
    return {card_id: games for card_id, games in found if games <= SELDOM}


def seen_since(card_ids: Iterable[str], cards: CardSet, build: int) -> dict[str, int]:
    """Return card id → the lowest build that showed it, of those first seen after a build.

    What their text did in the build is a guess: in older ones several were logged otherwise
    (docs/tables/BUILDS.md). Those that no recording showed are left out.
    """
    found = ((card_id, seen.since) for card_id, seen in _seen(card_ids, cards))
    return {card_id: since for card_id, since in found if since > build}


def _seen(card_ids: Iterable[str], cards: CardSet) -> Iterator[tuple[str, Seen]]:
    """Yield the cards that have a class and words, in order, with what recordings showed."""
    store = CardStore.open()
    registry = Registry(store)
    for card_id in sorted({*card_ids} - {""}):
        card = cards.get(card_id)
        if card is not None and card.text and registry.find(card, card_id) is not None:
            yield card_id, seen_by_card().get(store.canonical(card_id), Seen())
