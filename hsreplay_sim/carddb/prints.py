"""Which builds print cards as somebody saw them: numbers, keywords and marks are dates as well.

Source of truth: the card data, in which a patch of balance or a new wording begins at a build.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import pairwise

from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    CARD_SET,
    CARDRACE,
    CLASS,
    OVERLOAD,
    SPELLPOWER,
)
from hsreplay_sim.carddb.store import CardStore

UNTOLD = {
    CANT_BE_TARGETED_BY_HERO_POWERS, CANT_BE_TARGETED_BY_SPELLS, CARD_SET, CARDRACE, CLASS,
    OVERLOAD, SPELLPOWER,
}  # fmt: skip
"""Tags of the card data that recordings of one build do not always write."""

Seen = Mapping[str, Sequence[Mapping[int, int]]]
"""Card id → the tags with which it was described, each time."""


def misprints(seen: Seen, builds: Sequence[int]) -> dict[int, int]:
    """Return of each of these builds how many tags of cards it prints as nobody ever saw them.

    Execute costs 1 in U149:1@1 and Abusive Sergeant has 2 Attack in U614: both are older than
    14830, which changed them. Only what the builds print unlike can tell.
    """
    sets, counts = [CardStore.open().at(build) for build in builds], dict.fromkeys(builds, 0)
    for card_id, described in seen.items():
        prints = [card.tags if (card := cards.get(card_id)) else None for cards in sets]
        unlike = _printed_unlike([tags for tags in prints if tags is not None]) - UNTOLD
        shown = {tag: {tags.get(tag, 0) for tags in described} for tag in unlike}
        for build, tags in zip(builds, prints, strict=True) if unlike else ():
            if tags is not None:
                counts[build] += sum(tags.get(tag, 0) not in shown[tag] for tag in shown)
    return counts


def _printed_unlike(prints: Sequence[Mapping[int, int]]) -> set[int]:
    """Return the tags that some prints of a card, in the order of the builds, have unlike."""
    changes = ((one, other) for one, other in pairwise(prints) if one is not other)
    return {tag for one, other in changes for tag, _ in one.items() ^ other.items()}


def first_possible(card_id: str) -> int:
    """Return the build after the last sampled one before the card; 0 if that is not known."""
    store = CardStore.open()
    at = bisect_left(store.builds, store.first_build(card_id) or 0)
    return store.builds[at - 1] + 1 if at else 0
